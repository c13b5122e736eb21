import type { OperationId } from '@trainyard/sdk/types';
import { clusterPolicies } from './master/cluster';
import { experimentPolicies } from './master/experiments';
import { type LaterId, laterPolicies } from './master/later';
import { modelPolicies } from './master/models';
import type { Check, Denial, MasterPolicy, MasterRule } from './master/rule';
import { taskPolicies } from './master/tasks';
import { trialPolicies } from './master/trials';
import { userPolicies } from './master/users';
import { workspacePolicies } from './master/workspaces';
import { permissionType } from './permissions';
import { holds, isOwner, type Scope, type Viewer } from './viewer';

/** A call of a 0.23 or of a 0.38 master. */
export type MasterCall = OperationId | LaterId;

/** The permissions that the master itself requires, with role-based access and without. */
export const masterPolicy: Readonly<Record<MasterCall, MasterPolicy>> = {
  ...userPolicies,
  ...clusterPolicies,
  ...experimentPolicies,
  ...trialPolicies,
  ...taskPolicies,
  ...modelPolicies,
  ...workspacePolicies,
  ...laterPolicies,
} satisfies Record<MasterCall, MasterPolicy>;

export type MasterScope = Scope & {
  /** the second workspace: the destination of a move */
  otherWorkspaceId?: number;
  /** checks the rule of this part instead of the operation's own, see `MasterPolicy.parts` */
  part?: string;
};

/**
 * Why the master refuses. `text` is its message; an entity that appears missing has the usual one.
 */
export type MasterRefusal = { denied: Denial; text?: string };

/**
 * Returns the refusal of the master, or undefined if it accepts. Only checks permissions: that a
 * finished experiment cannot be paused is checked elsewhere, and rows by `masterShows`. Throws if
 * the operation has no part of that name.
 */
export function masterRefusal(
  viewer: Viewer,
  operationId: MasterCall,
  scope: MasterScope = {},
): MasterRefusal | undefined {
  const rule = ruleOf(operationId, scope.part);
  const rbac = (viewer.release === '0.38' && rule.rbac038) || rule.rbac;
  if (!viewer.rbacEnabled || rbac === 'basic') return basicRefusal(viewer, rule, scope);
  const failed = rbac.find((check) => !passes(viewer, check, scope));
  return failed && { denied: failed.denied, ...refusalText(failed) };
}

/**
 * Returns true if the master accepts this from the viewer; `masterRefusal` also returns how it
 * would refuse.
 */
export function masterAllows(
  viewer: Viewer,
  operationId: MasterCall,
  scope: MasterScope = {},
): boolean {
  return masterRefusal(viewer, operationId, scope) === undefined;
}

/**
 * Returns true if a row of that workspace (and owner) is in the viewer's answer to a list
 * operation.
 */
export function masterShows(viewer: Viewer, operationId: MasterCall, row: Scope): boolean {
  const { rows, rows038 } = masterPolicy[operationId];
  const rule = (viewer.release === '0.38' && rows038) || rows;
  return !viewer.rbacEnabled || rule === undefined || passes(viewer, rule, row);
}

function ruleOf(operationId: MasterCall, part: string | undefined): MasterRule {
  const policy = masterPolicy[operationId];
  if (part === undefined) return policy;
  const rule = policy.parts?.[part];
  if (!rule) throw new Error(`The operation ${operationId} has no part named ${part}.`);
  return rule;
}

function basicRefusal(
  viewer: Viewer,
  rule: MasterRule,
  scope: MasterScope,
): MasterRefusal | undefined {
  const is038 = viewer.release === '0.38';
  const basic = (is038 && rule.basic038) || rule.basic;
  if (basic === 'public' || basic === 'anyone') return undefined;
  // later masters let admins read and assign roles without role-based access, which then have no
  // effect
  const isLater = basic === 'unimplemented' && is038;
  const isAdmin = (basic !== 'unimplemented' || isLater) && viewer.user.isAdmin;
  if (isAdmin || (basic === 'owner' && isOwner(viewer, scope))) return undefined;
  if (isLater) return { denied: 'forbidden', text: 'user does not have permission' };
  const text = (is038 && rule.refusal038?.text) || rule.refusal?.text;
  return { denied: rule.refusal?.denied ?? 'forbidden', text };
}

function passes(viewer: Viewer, check: Omit<Check, 'denied'>, scope: MasterScope): boolean {
  if (check.orOwner && isOwner(viewer, scope)) return true;
  const where = reachOf(check.at, scope);
  return check.oneOf
    ? check.needs.some((permission) => holds(viewer, permission, where))
    : check.needs.every((permission) => holds(viewer, permission, where));
}

function reachOf(at: Check['at'], scope: MasterScope) {
  if (at === 'cluster' || at === 'anywhere') return { reach: at };
  const workspaceId = at === 'here' ? scope.workspaceId : scope.otherWorkspaceId;
  return { reach: 'workspace' as const, workspaceId };
}

// masters write alternatives like a conjunction
function refusalText(check: Check): { text?: string } {
  if (check.denied === 'notFound' || check.denied === 'empty') return {};
  if (check.text !== undefined) return { text: check.text };
  const names = check.needs.map(permissionType).join(', ');
  return { text: `access denied; required permissions: ${names}` };
}
