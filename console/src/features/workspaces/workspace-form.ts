import type { AgentUserGroup, Args, Workspace } from '@trainyard/sdk/types';
import {
  check,
  type FieldError,
  maxLength,
  required,
  wholeNumber,
} from '@trainyard/ui/form/field-rules';
import type { FormErrors } from '@trainyard/ui/form/use-form';
import type { readStorage } from './storage-config';

export type WorkspaceValues = {
  name: string;
  hasUser: boolean;
  uid: string;
  user: string;
  hasGroup: boolean;
  gid: string;
  group: string;
  hasStorage: boolean;
  storage: string;
};

type Body = Args<'postWorkspace'>['body'];
type ReadStorage = typeof readStorage;

const accountLength = 100;

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

/** The master counts bytes. */
function checkName(name: string): FieldError {
  const size = new TextEncoder().encode(name.trim()).length;
  return size >= 1 && size <= 80 ? undefined : 'Workspace Name must be 1 to 80 characters long';
}

const checkId = (value: string, label: string) => check(value, required(label), wholeNumber(label));
const checkAccount = (value: string, label: string) =>
  check(value, required(label), maxLength(label, accountLength));

/** `read` comes with the field for storage. */
export function validate(values: WorkspaceValues, read?: ReadStorage): FormErrors<WorkspaceValues> {
  const storage = values.hasStorage && read ? read(values.storage) : undefined;
  return {
    name: checkName(values.name),
    ...(values.hasUser && {
      uid: checkId(values.uid, 'Agent User ID'),
      user: checkAccount(values.user, 'Agent User Name'),
    }),
    ...(values.hasGroup && {
      gid: checkId(values.gid, 'Agent Group ID'),
      group: checkAccount(values.group, 'Agent Group Name'),
    }),
    storage: storage && 'error' in storage ? storage.error : undefined,
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
  const body: Body = { name: values.name.trim() };
  const account = accountOf(values);
  if (!isSame(account, accountOf(initial))) body.agentUserGroup = account;
  const text = values.hasStorage ? values.storage : '';
  const storage = text === '' ? { config: {} } : read?.(text);
  if (text !== initial.storage && storage && 'config' in storage)
    body.checkpointStorageConfig = storage.config;
  return body;
}
