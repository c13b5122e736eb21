import type { AnyPermission } from '../permissions';

/**
 * How the master refuses: `forbidden` 403, `notFound` 404 as if the entity were missing, `invalid`
 * 400, `failed` 500, `unimplemented` 501, `empty` 200 without rows.
 */
export type Denial = 'forbidden' | 'notFound' | 'invalid' | 'failed' | 'unimplemented' | 'empty';

/** One check that the master makes with role-based access on. */
export type Check = {
  needs: readonly AnyPermission[];
  /** one of `needs` is enough */
  oneOf?: true;
  /** `here` is the scope's workspace, `other` the second one (the destination of a move) */
  at: 'here' | 'other' | 'cluster' | 'anywhere';
  denied: Denial;
  /** the master's text if it is not the usual one */
  text?: string;
  /** the owner passes without the permissions */
  orOwner?: true;
};

/** The permission that one check of the master requires, in both modes. */
export type MasterRule = {
  /** role-based access off; `owner` includes admins, `unimplemented` nobody */
  basic: 'public' | 'anyone' | 'admin' | 'owner' | 'unimplemented';
  /** the same on a 0.38 master, if it differs */
  basic038?: 'anyone' | 'owner';
  /** the master's text if `basic` fails, and its kind of refusal unless `forbidden` */
  refusal?: { text: string; denied?: Denial };
  /** its text on a 0.38 master, if it differs */
  refusal038?: { text: string };
  /** role-based access on: checks in order, the first failing one answers; `basic` = as without */
  rbac: readonly Check[] | 'basic';
  /** the checks of a 0.38 master, if they differ */
  rbac038?: readonly Check[];
};

/** The rules of an operation: its own, rules for parts of it, and the rows it leaves out. */
export type MasterPolicy = MasterRule & {
  /** the entity whose workspace is `here`; absent if no workspace matters */
  of?: 'experiment' | 'job' | 'model' | 'project' | 'task' | 'template' | 'workspace';
  /** lists: with role-based access on, only rows that pass this check are answered */
  rows?: Omit<Check, 'denied'>;
  /** the same on a 0.38 master, if it differs */
  rows038?: Omit<Check, 'denied'>;
  /**
   * Further checks of the same call, each with its own scope: a body field that requires more, the
   * kind of the entity, or `item`, each entity of a bulk call (whose refusal is a not-found result
   * next to the others).
   */
  parts?: Readonly<Record<string, MasterRule>>;
};

type At = Check['at'];
type Of = MasterPolicy['of'];

/** Without this permission the entity appears missing. */
export function orNotFound(permission: AnyPermission, at: At = 'here'): Check {
  return { needs: [permission], at, denied: 'notFound' };
}

/** Without this permission the call is refused by name. */
export function orForbidden(permission: AnyPermission, at: At = 'here'): Check {
  return { needs: [permission], at, denied: 'forbidden' };
}

export const openToAll: MasterPolicy = { basic: 'public', rbac: [] };
export const anyone: MasterPolicy = { basic: 'anyone', rbac: [] };

/** Any signed-in user without roles, these checks with roles. */
export function forAnyone(of: Of, ...rbac: Check[]): MasterPolicy {
  return { basic: 'anyone', rbac, of };
}

/** The owner or an admin without roles, these checks with roles. */
export function forOwner(of: Of, text: string, ...rbac: Check[]): MasterPolicy {
  return { basic: 'owner', refusal: { text }, rbac, of };
}

/** An admin without roles, these checks with roles. */
export function forAdmin(of: Of, text: string, ...rbac: Check[]): MasterPolicy {
  return { basic: 'admin', refusal: { text }, rbac, of };
}

/** An admin without roles, a cluster-wide permission with roles. */
export function clusterAdmin(permission: AnyPermission, text: string): MasterPolicy {
  return forAdmin(undefined, text, orForbidden(permission, 'cluster'));
}

/** A list that leaves out rows without one of these, checked in the workspace of each row. */
export function rowsWith(of: Of, ...needs: AnyPermission[]): MasterPolicy {
  return { ...anyone, of, rows: { needs, oneOf: true, at: 'here' } };
}
