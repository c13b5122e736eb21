import type { AnyPermission } from '../permissions';

/**
 * How the master says no: `forbidden` 403, `notFound` 404 as if the thing were missing, `invalid`
 * 400, `failed` 500, `unimplemented` 501, `empty` 200 with nothing in it.
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
  /** the master's words where they are not the usual ones */
  text?: string;
  /** the owner passes without the permissions */
  orOwner?: true;
};

/** The permission that one check of the master requires, in both modes. */
export type MasterRule = {
  /** role-based access off; `owner` takes admins too, `unimplemented` nobody */
  basic: 'public' | 'anyone' | 'admin' | 'owner' | 'unimplemented';
  /** the same of a 0.38 master, where it differs */
  basic038?: 'anyone' | 'owner';
  /** the master's words where `basic` fails, and how it says them unless `forbidden` */
  refusal?: { text: string; denied?: Denial };
  /** its words on a 0.38 master, where they differ */
  refusal038?: { text: string };
  /** role-based access on: checks in order, the first that fails answers; `basic` = as without */
  rbac: readonly Check[] | 'basic';
  /** the checks of a 0.38 master, where it makes other ones */
  rbac038?: readonly Check[];
};

/** The rules of an operation: its own, rules for parts of it, and which rows it leaves out. */
export type MasterPolicy = MasterRule & {
  /** whose workspace `here` is; absent where no workspace matters */
  of?: 'experiment' | 'job' | 'model' | 'project' | 'task' | 'template' | 'workspace';
  /** lists: with role-based access on only rows that pass this, asked per row, are answered */
  rows?: Omit<Check, 'denied'>;
  /** the same on a 0.38 master, where it differs */
  rows038?: Omit<Check, 'denied'>;
  /**
   * Further questions of the same call, each with its own scope: a body field that needs more,
   * what kind of thing it turned out to be, or `item`, each thing a bulk call names (whose refusal
   * is a not-found result beside the others).
   */
  parts?: Readonly<Record<string, MasterRule>>;
};

type At = Check['at'];

/** Without this the thing looks missing. */
export function see(permission: AnyPermission, at: At = 'here'): Check {
  return { needs: [permission], at, denied: 'notFound' };
}

/** Without this the call is refused by name. */
export function need(permission: AnyPermission, at: At = 'here'): Check {
  return { needs: [permission], at, denied: 'forbidden' };
}

export const openToAll: MasterPolicy = { basic: 'public', rbac: [] };
export const anyone: MasterPolicy = { basic: 'anyone', rbac: [] };

/** Any signed-in user without roles, these checks with them. */
export function checks(of: MasterPolicy['of'], ...rbac: Check[]): MasterPolicy {
  return { basic: 'anyone', rbac, of };
}

/** An admin without roles, a cluster-wide permission with them. */
export function adminOr(permission: AnyPermission, text: string): MasterPolicy {
  return { basic: 'admin', refusal: { text }, rbac: [need(permission, 'cluster')] };
}

/** A list whose rows are left out without one of these, asked in the workspace of each row. */
export function rowsWith(of: MasterPolicy['of'], ...needs: AnyPermission[]): MasterPolicy {
  return { ...anyone, of, rows: { needs, oneOf: true, at: 'here' } };
}
