import type { Args } from '@trainyard/sdk/types';
import type { Options, ValuesOf } from '../../core/command';
import { parseConfig, readConfigFile } from '../../core/files/yaml-file';
import { UsageError } from '../../core/option-values';
import type { Cli } from '../../core/verb';
import { agentOptions, agentUserGroupOf } from '../people/agent-user';

/** The options of a workspace, for creating and changing it. */
export const workspaceOptions = {
  ...agentOptions,
  'checkpoint-storage-config': {
    type: 'string',
    value: 'YAML',
    help: 'Where checkpoints of its experiments go, as YAML or JSON',
  },
  'checkpoint-storage-config-file': {
    type: 'string',
    value: 'FILE',
    help: 'The same from a file',
  },
  'default-compute-pool': {
    type: 'string',
    value: 'POOL',
    help: 'Resource pool for work on slots',
  },
  'default-aux-pool': {
    type: 'string',
    value: 'POOL',
    help: 'Resource pool for work without slots',
  },
} as const satisfies Options;

type Changes = Omit<NonNullable<Args<'patchWorkspace'>['body']>, 'name'>;

/** Returns the fields that the options set; leaves out others. */
export async function changesOf(
  cli: Cli,
  values: ValuesOf<typeof workspaceOptions>,
): Promise<Changes> {
  const changes: Changes = {};
  const agentUserGroup = agentUserGroupOf(values);
  if (agentUserGroup) changes.agentUserGroup = agentUserGroup;
  const storage = await storageOf(cli, values);
  if (storage) changes.checkpointStorageConfig = storage;
  if (values['default-compute-pool']) changes.defaultComputePool = values['default-compute-pool'];
  if (values['default-aux-pool']) changes.defaultAuxPool = values['default-aux-pool'];
  return changes;
}

async function storageOf(cli: Cli, values: ValuesOf<typeof workspaceOptions>) {
  const text = values['checkpoint-storage-config'];
  const file = values['checkpoint-storage-config-file'];
  if (text !== undefined && file !== undefined)
    throw new UsageError('Give the checkpoint storage as text or as a file, not both.');
  if (text !== undefined) return parseConfig(text, '--checkpoint-storage-config');
  return file === undefined ? undefined : readConfigFile(cli, file);
}
