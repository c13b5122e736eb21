import { choiceText, listText } from './list-text';
import { type AnyPermission, permissionLabel } from './permissions';
import { can, type Policy, type PolicyName, policyOf, requiredPermissions } from './policies';
import { policyWordsIn } from './policy-words';
import { rolesOf } from './roles-038';
import type { UserRole } from './user-roles';
import { isOwner, type Scope, type Viewer, viewerOf } from './viewer';

/** The user of a question: as for `viewerOf`, with their roles one by one. */
export type Person = {
  user: { id: number; admin: boolean; active?: boolean };
  /** their name; without it the sentence uses "You" */
  name?: string;
  roles: readonly UserRole[];
};

export type AccessQuestion = {
  person: Person;
  policy: PolicyName;
  scope?: Scope;
  rbacEnabled: boolean;
  /** the contract of the master, whose roles and rules apply; 0.23 by default */
  release?: Viewer['release'];
  /** names a workspace in the sentence; without it the sentence has its number */
  workspaceName?: (workspaceId: number) => string;
};

/** Why a user may or may not do something. */
export type Explanation = {
  /** the result of `can` */
  isAllowed: boolean;
  /** the roles that permit it; empty if it is refused, or allowed for another reason */
  because: UserRole[];
  /** permissions that the roles of the user lack; empty if roles do not decide */
  missing: AnyPermission[];
  /**
   * predefined roles with all required permissions, the smallest first; empty if roles do not
   * decide
   */
  grantedBy: string[];
  /** the reason, in words that follow a colon: "Editor in Vision through group team" */
  reason: string;
  /**
   * the complete sentence: "You may edit models in Vision because: Editor in Vision through group
   * team."
   */
  sentence: string;
};

/** The user in the form for `can`. */
export const viewerOfPerson = (
  { user, roles: assignments }: Person,
  { rbacEnabled, release = '0.23' }: Pick<AccessQuestion, 'rbacEnabled' | 'release'>,
): Viewer => viewerOf({ user, rbacEnabled, version: release, assignments });

/**
 * Explains the result of `can` for a user whose roles are known one by one: which role permits it,
 * in which scope and through which group; or which permissions are missing, and which roles have
 * them.
 * @throws Error for an unknown policy
 */
export function explainPermission(question: AccessQuestion): Explanation {
  const { person, policy: name, scope = {}, rbacEnabled } = question;
  const viewer = viewerOfPerson(person, question);
  const policy = policyOf(name, viewer);
  const isAllowed = can(viewer, name, scope);
  const byRoles = rbacEnabled && !policy.isAdminsAlone && viewer.user.isActive;
  const needed = byRoles ? requiredPermissions(policy, viewer, scope) : [];
  const here = person.roles.filter((role) => reaches(role, policy, scope));
  const isOwners = byRoles && policy.orOwner === true && isOwner(viewer, scope);
  const because =
    isAllowed && !isOwners
      ? here.filter((role) => needed.some((each) => role.permissions.includes(each)))
      : [];
  const missing = isAllowed
    ? []
    : needed.filter((each) => !here.some((role) => role.permissions.includes(each)));
  const grantedBy = byRoles ? rolesWith(needed, viewer.release) : [];
  const explanation = { isAllowed, because, missing, grantedBy };
  const reason = isAllowed
    ? because.length > 0
      ? listText(because.map((role) => heldText(role, question)))
      : reasonWithoutRoles({ policy, viewer, scope, byRoles, isOwners })
    : refusalOf({ policy, viewer, byRoles, here, missing, grantedBy }, question);
  return { ...explanation, reason, sentence: sentenceOf(explanation, reason, question) };
}

/** The predefined roles with all these permissions, the smallest first. */
const rolesWith = (needed: readonly string[], version: string): string[] =>
  rolesOf(version)
    .filter(({ permissions }) =>
      needed.every((each) => permissions.some((permission) => permission === each)),
    )
    .toSorted((one, other) => one.permissions.length - other.permissions.length)
    .map(({ name }) => name);

/**
 * Words the refusal of a master, `access denied; required permissions: PERMISSION_TYPE_ASSIGN_ROLES`,
 * for people: `You need the permission "assign roles". It comes with WorkspaceAdmin or ClusterAdmin.`
 * Returns undefined for a message that names no permission.
 */
export function explainRefusal(message: string, version = ''): string | undefined {
  const needed = [...message.matchAll(/\bPERMISSION_TYPE_([A-Z_]+)/g)].map(([, name = '']) => name);
  if (needed.length === 0) return undefined;
  const grantedBy = rolesWith(needed, version);
  const labels = listText(needed.map((each) => `"${permissionLabel(each)}"`));
  const need = `You need the ${needed.length === 1 ? 'permission' : 'permissions'} ${labels}.`;
  return grantedBy.length === 0 ? need : `${need} It comes with ${choiceText(grantedBy)}.`;
}

type NamedViewer = {
  name: string;
  viewer: Viewer;
};
type GrantQuestion = {
  policy: PolicyName;
  workspaceId?: number;
  /** the owner of the workspace, who may assign roles there */
  workspaceOwnerId?: number;
  /** the owner of the entity, who may decide without roles */
  ownerId?: Scope['ownerId'];
};

/**
 * Names the users who can make a refused action possible, in order: with roles, the users who may
 * assign one in that scope; without roles, administrators, and owners if the policy allows them.
 */
export function whoCanGrant(
  people: readonly NamedViewer[],
  { policy: name, workspaceId, workspaceOwnerId, ownerId }: GrantQuestion,
): string[] {
  const may = ({ viewer }: NamedViewer) => {
    const { scope, withoutRbac, isAdminsAlone } = policyOf(name, viewer);
    const where = scope !== 'workspace' || workspaceId === undefined ? {} : { workspaceId };
    if (!viewer.user.isActive) return false;
    if (viewer.rbacEnabled && !isAdminsAlone) {
      const owner = 'workspaceId' in where ? workspaceOwnerId : undefined;
      return can(viewer, 'role.assign', {
        ...where,
        ...(owner === undefined ? {} : { ownerId: owner }),
      });
    }
    if (withoutRbac === 'anyone' || withoutRbac === 'never') return false;
    const owned = ownerId === undefined ? {} : { ownerId };
    return viewer.user.isAdmin || (withoutRbac === 'owner' && isOwner(viewer, owned));
  };
  return people.filter(may).map((person) => person.name);
}

/** "Editor in Vision through group team": a role as text. */
export function heldText(
  { role, workspaceId, group }: UserRole,
  { workspaceName }: Pick<AccessQuestion, 'workspaceName'>,
): string {
  const place =
    workspaceId === undefined ? ' everywhere' : ` in ${nameOf(workspaceId, workspaceName)}`;
  return `${role}${place}${group === undefined ? '' : ` through group ${group}`}`;
}

const nameOf = (workspaceId: number, workspaceName: AccessQuestion['workspaceName']) =>
  workspaceName?.(workspaceId) ?? `workspace ${workspaceId}`;

/** Returns true if a role applies to the question. */
function reaches({ workspaceId }: UserRole, { scope: reach }: Policy, scope: Scope): boolean {
  if (workspaceId === undefined || reach === 'anywhere') return true;
  return reach === 'workspace' && workspaceId === scope.workspaceId;
}

type Decided = { policy: Policy; viewer: Viewer; byRoles: boolean };

function reasonWithoutRoles({
  policy: { withoutRbac },
  viewer,
  scope,
  byRoles,
  isOwners,
}: Decided & { scope: Scope; isOwners: boolean }): string {
  if (isOwners) return 'owner of it';
  if (byRoles || withoutRbac === 'anyone') return 'everyone who is signed in may';
  return withoutRbac === 'owner' && isOwner(viewer, scope) ? 'owner of it' : 'administrator';
}

type Refused = Decided & Pick<Explanation, 'missing' | 'grantedBy'> & { here: UserRole[] };

function refusalOf(refused: Refused, question: AccessQuestion): string {
  const { policy, viewer, byRoles, here, missing, grantedBy } = refused;
  if (!viewer.user.isActive) return 'the account is not active';
  if (!byRoles) return withoutRoles[policy.withoutRbac];
  const labels = listText(missing.map((each) => `"${permissionLabel(each)}"`));
  const rolesHere =
    here.length === 0
      ? 'no role here'
      : `only ${listText([...new Set(here.map((each) => heldText(each, question)))])}`;
  const would = grantedBy.length === 0 ? '' : `; it comes with ${choiceText(grantedBy)}`;
  return `this needs the ${missing.length === 1 ? 'permission' : 'permissions'} ${labels}, and there is ${rolesHere}${would}`;
}

const withoutRoles: Record<Policy['withoutRbac'], string> = {
  anyone: 'this needs a sign-in',
  admin: 'this needs an administrator',
  owner: 'this needs the owner or an administrator',
  never: 'this needs a cluster with role-based access',
};

function sentenceOf(
  { isAllowed }: Pick<Explanation, 'isAllowed'>,
  reason: string,
  {
    person,
    policy: name,
    scope = {},
    workspaceName,
    rbacEnabled,
    release = '0.23',
  }: AccessQuestion,
): string {
  const { scope: reach } = policyOf(name, { release });
  const place =
    rbacEnabled && reach === 'workspace' && scope.workspaceId !== undefined
      ? nameOf(scope.workspaceId, workspaceName)
      : undefined;
  const verb = isAllowed ? 'may' : 'may not';
  const joint = isAllowed ? ' because: ' : ': ';
  return `${person.name ?? 'You'} ${verb} ${policyWordsIn(name, place)}${joint}${reason}.`;
}
