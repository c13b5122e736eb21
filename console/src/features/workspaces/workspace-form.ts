import type { AgentUserGroup, Args, Workspace } from '@trainyard/sdk/types';
import { checkedBy, checkedWhere, requiredText, wholeNumber } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import type { readStorage } from './storage-config';

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

/** `read` comes with the field for storage. */
export function workspaceSchema(read: ReadStorage | undefined) {
  const errorIn = (text: string) => {
    const found = read?.(text);
    return found && 'error' in found ? found.error : undefined;
  };
  const storage = z.object({ storage: z.string().check(checkedBy(errorIn)) });
  return values.check(
    checkedWhere(({ hasUser }) => hasUser, user),
    checkedWhere(({ hasGroup }) => hasGroup, group),
    checkedWhere(({ hasStorage }) => hasStorage, storage),
  );
}

type Body = Args<'postWorkspace'>['body'];
type ReadStorage = typeof readStorage;

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

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Change = { values: WorkspaceValues; initial: WorkspaceValues; read: ReadStorage | undefined };

/** The request body: the name and the changed fields, since each field needs its own permission. */
export function toBody({ values, initial, read }: Change): Body {
  const body: Body = { name: values.name };
  const account = accountOf(values);
  if (!isSame(account, accountOf(initial))) body.agentUserGroup = account;
  const text = values.hasStorage ? values.storage : '';
  const storage = text === '' ? { config: {} } : read?.(text);
  if (text !== initial.storage && storage && 'config' in storage)
    body.checkpointStorageConfig = storage.config;
  return body;
}
