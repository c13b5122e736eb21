import type { AgentUserGroup, Args, Workspace } from '@trainyard/sdk/types';
import { withChanges } from '~/app/editing/save-fields';
import { parseConfig } from '~/lib/config/config-text';
import { checkedBy, checkedWhere, requiredText, wholeNumber } from '~/lib/form-schema';
import { z } from '~/lib/zod';

const account = (label: string) => requiredText(label, { max: 100 });

const user = z.object({ uid: wholeNumber('Agent User ID'), user: account('Agent User Name') });
const group = z.object({ gid: wholeNumber('Agent Group ID'), group: account('Agent Group Name') });

// the master counts bytes
const hasNameLength = (name: string) => {
  const { length } = new TextEncoder().encode(name);
  return length >= 1 && length <= 80;
};

const values = z.object({
  name: z
    .string()
    .check(z.trim(), z.refine(hasNameLength, 'Workspace Name must be 1 to 80 characters long')),
  hasUser: z.boolean(),
  uid: z.string(),
  user: z.string(),
  hasGroup: z.boolean(),
  gid: z.string(),
  group: z.string(),
  hasStorage: z.boolean(),
  storage: z.string(),
});

export type WorkspaceValues = z.output<typeof values>;

/** Reads a storage config typed as YAML; an empty text or comments alone are the empty one, which clears it. */
function readStorage(text: string): { config: Record<string, unknown> } | { error: string } {
  if (text.replace(/#.*/g, '').trim() === '') return { config: {} };
  const { config, problem } = parseConfig(text, '');
  return config ? { config } : { error: problem };
}

function storageError(text: string): string | undefined {
  const result = readStorage(text);
  return 'error' in result ? result.error : undefined;
}

const storage = z.object({ storage: z.string().check(checkedBy(storageError)) });

export const workspaceSchema = values.check(
  checkedWhere(({ hasUser }) => hasUser, user),
  checkedWhere(({ hasGroup }) => hasGroup, group),
  checkedWhere(({ hasStorage }) => hasStorage, storage),
);

type Body = Args<'postWorkspace'>['body'];

/** A workspace as the form shows it; without one, the empty form. */
export function valuesOf(workspace: Workspace | undefined, storage: string): WorkspaceValues {
  const { agentUid, agentUser, agentGid, agentGroup } = workspace?.agentUserGroup ?? {};
  return {
    name: workspace?.name ?? '',
    hasUser: agentUser !== undefined,
    uid: `${agentUid ?? ''}`,
    user: agentUser ?? '',
    hasGroup: agentGroup !== undefined,
    gid: `${agentGid ?? ''}`,
    group: agentGroup ?? '',
    hasStorage: storage !== '',
    storage,
  };
}

const accountOf = (values: WorkspaceValues): AgentUserGroup => ({
  ...(values.hasUser && { agentUid: Number(values.uid), agentUser: values.user.trim() }),
  ...(values.hasGroup && { agentGid: Number(values.gid), agentGroup: values.group.trim() }),
});

/** The values of the form as the master takes them. */
export function toBody(values: WorkspaceValues): Body {
  const body: Body = { name: values.name };
  const account = accountOf(values);
  if (Object.keys(account).length > 0) body.agentUserGroup = account;
  const result = values.hasStorage ? readStorage(values.storage) : undefined;
  if (result && 'config' in result) body.checkpointStorageConfig = result.config;
  return body;
}

/** The fields of a workspace, each of which is saved alone, since each needs its own permission. */
export type WorkspaceFields = {
  name: string;
  storage?: Record<string, unknown> | undefined;
} & AgentUserGroup;

/** Names the fields in a question. */
export const workspaceLabels: Record<string, string> = {
  name: 'the name',
  storage: 'the checkpoint storage',
  agentUid: 'the agent user ID',
  agentUser: 'the agent user name',
  agentGid: 'the agent group ID',
  agentGroup: 'the agent group name',
};

/** Returns the fields of a workspace, or those of a body. */
export const fieldsOf = ({
  name,
  agentUserGroup,
  checkpointStorageConfig: storage,
}: Pick<Workspace, 'name' | 'agentUserGroup' | 'checkpointStorageConfig'>): WorkspaceFields => ({
  name,
  storage: storage && Object.keys(storage).length > 0 ? storage : undefined,
  ...agentUserGroup,
});

/**
 * The body that changes these fields and keeps the others as they are: the master replaces the
 * account as a whole.
 */
export function bodyOf(changes: Partial<WorkspaceFields>, newest: WorkspaceFields): Partial<Body> {
  const { name, storage, ...account } = changes;
  const { name: _, storage: _storage, ...accountNow } = newest;
  return {
    ...('name' in changes && { name }),
    ...(Object.keys(account).length > 0 && {
      agentUserGroup: withChanges(accountNow, account),
    }),
    // an empty one clears it
    ...('storage' in changes && { checkpointStorageConfig: storage ?? {} }),
  };
}
