import { isObject } from '@trainyard/sdk/model';
import { writeYaml } from '@trainyard/sdk/yaml';
import { plural } from '@trainyard/ui/lib/format';
import { parseConfig } from '~/lib/config/config-text';

type Values = Readonly<Record<string, unknown>>;

/** The kinds of work that policies are about: experiments; notebooks, TensorBoards, shells and commands. */
export type WorkloadType = 'EXPERIMENT' | 'NTSC';

/** The owner of a policy: the cluster, or the workspace. */
export type PolicyOwner = 'cluster' | 'workspace';

/** A fixed value, which replaces the value of every configuration. */
export type BoundValue = { path: readonly string[]; value: unknown; owner: PolicyOwner };

type Limit = { value: number; owner: PolicyOwner };

/** The limits of a configuration. */
type Limits = { maxSlots?: Limit | undefined; priority?: Limit | undefined };

/** The values and limits that bind the configurations of a workspace. */
export type Policies = { values: readonly BoundValue[]; limits: Limits };

const partOf = (policies: Values | null, part: string): Values => {
  const value = policies?.[part];
  return isObject(value) ? value : {};
};

/**
 * Merges the policies of the cluster and of a workspace: at each path the value and the limit of the
 * cluster win.
 */
export function policiesOf(cluster: Values | null, workspace: Values | null): Policies {
  const byPath = new Map<string, BoundValue>();
  for (const [owner, policies] of [
    ['workspace', workspace],
    ['cluster', cluster],
  ] as const)
    for (const { path, value } of leavesOf(partOf(policies, 'invariant_config')))
      byPath.set(path.join('\n'), { path, value, owner });
  const limit = (read: (constraints: Values) => unknown): Limit | undefined => {
    const ofCluster = read(partOf(cluster, 'constraints'));
    if (typeof ofCluster === 'number') return { value: ofCluster, owner: 'cluster' };
    const own = read(partOf(workspace, 'constraints'));
    return typeof own === 'number' ? { value: own, owner: 'workspace' } : undefined;
  };
  return {
    values: [...byPath.values()],
    limits: {
      maxSlots: limit(({ resources }) => (isObject(resources) ? resources.max_slots : undefined)),
      priority: limit(({ priority_limit }) => priority_limit),
    },
  };
}

type Leaf = Pick<BoundValue, 'path' | 'value'>;

/** The values of an object by their paths; a list is one value. */
function leavesOf(values: Values, above: readonly string[] = []): Leaf[] {
  return Object.entries(values).flatMap(([key, value]): Leaf[] => {
    const path = [...above, key];
    if (isObject(value)) return leavesOf(value, path);
    return value === null || value === undefined ? [] : [{ path, value }];
  });
}

/** The value at a path; undefined where there is none. */
export const valueAt = (values: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    values,
  );

/** True if a fixed value replaces another one that the configuration sets. */
export function isReplaced(config: Values, { path, value }: BoundValue): boolean {
  const own = valueAt(config, path);
  // lists grow by those of the policy
  if (own === undefined || own === null || Array.isArray(value)) return false;
  return JSON.stringify(own) !== JSON.stringify(value);
}

/** The value that a policy sets at a path or below it; undefined where none does. */
export const boundAt = (policies: Policies | undefined, path: readonly string[]) =>
  policies?.values.find((each) => path.every((key, index) => each.path[index] === key));

/** Returns a number of the effective config: the value of a policy, else that of the config. */
function numberAt(config: Values, policies: Policies, path: readonly string[]) {
  const value = boundAt(policies, path)?.value ?? valueAt(config, path);
  return typeof value === 'number' ? value : undefined;
}

type Rules = {
  /** the name of an owner: "the cluster", "workspace Vision" */
  nameOf: (owner: PolicyOwner) => string;
  /** true if a smaller number is the higher priority, as everywhere except on Kubernetes */
  isSmallerFirst: boolean;
};

const slotPaths = [
  ['resources', 'slots_per_trial'],
  ['resources', 'slots'],
  ['resources', 'max_slots'],
];

/** The reason why a master refuses this configuration; undefined where its limits hold. */
export function limitProblem(
  config: Values,
  policies: Policies,
  { nameOf, isSmallerFirst }: Rules,
): string | undefined {
  const { maxSlots, priority } = policies.limits;
  const tooMany =
    maxSlots && slotPaths.find((path) => (numberAt(config, policies, path) ?? 0) > maxSlots.value);
  if (tooMany)
    return `${tooMany.join('.')} is ${numberAt(config, policies, tooMany)}: the policy of ${nameOf(maxSlots.owner)} allows at most ${plural(maxSlots.value, 'slot')}.`;
  const requestedPriority = numberAt(config, policies, ['resources', 'priority']);
  if (!priority || requestedPriority === undefined) return undefined;
  const isWithin = isSmallerFirst
    ? requestedPriority >= priority.value
    : requestedPriority <= priority.value;
  return isWithin
    ? undefined
    : `resources.priority is ${requestedPriority}: the policy of ${nameOf(priority.owner)} allows ${priorityWords(priority.value, isSmallerFirst)}.`;
}

/** The priorities that a limit allows. */
const priorityWords = (limit: number, isSmallerFirst: boolean): string =>
  isSmallerFirst ? `priority ${limit} or a larger number` : `priority ${limit} or a smaller number`;

/** The statements of policies, each by its subject. */
function statementsOf({ values, limits }: Policies, isSmallerFirst: boolean): Map<string, string> {
  const { maxSlots, priority } = limits;
  return new Map([
    ...(maxSlots ? [['max_slots', slotsText(maxSlots.value)] as const] : []),
    ...(priority ? [['priority', priorityText(priority.value, isSmallerFirst)] as const] : []),
    ...values.map((bound) => [bound.path.join('.'), boundText(bound)] as const),
  ]);
}

export const slotsText = (limit: number): string => `At most ${plural(limit, 'slot')}`;

export const priorityText = (limit: number, isSmallerFirst: boolean): string =>
  `Only ${priorityWords(limit, isSmallerFirst)}`;

export const valueText = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value);

export const boundText = ({ path, value }: Leaf): string =>
  `${path.join('.')}: ${valueText(value)}`;

/** A statement that another text of policies would change; without `after` it would be gone. */
export type PolicyChange = { key: string; before?: string; after?: string };

/** The statements that differ between two policies. */
export function policyChanges(
  policies: { before: Policies; after: Policies },
  isSmallerFirst: boolean,
): PolicyChange[] {
  const before = statementsOf(policies.before, isSmallerFirst);
  const after = statementsOf(policies.after, isSmallerFirst);
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => {
      const [old, next] = [before.get(key), after.get(key)];
      return {
        key,
        ...(old !== undefined && { before: old }),
        ...(next !== undefined && { after: next }),
      };
    });
}

const parts = ['invariant_config', 'constraints'];
const isCount = (value: unknown) => typeof value === 'number' && Number.isInteger(value);

/** The error of the text of policies; undefined where it can be sent. An empty text deletes them. */
export function policyProblem(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const { config, problem } = parseConfig(text, '');
  if (!config) return problem;
  const other = Object.keys(config).find((key) => !parts.includes(key));
  if (other !== undefined)
    return `${other} is not a key of policies: the keys are invariant_config and constraints.`;
  const wrong = parts.find((key) => Object.hasOwn(config, key) && !isObject(config[key]));
  if (wrong !== undefined) return `${wrong} must contain keys with values.`;
  const constraints = partOf(config, 'constraints');
  const limit = valueAt(constraints, ['resources', 'max_slots']);
  if (limit !== undefined && !isCount(limit))
    return 'constraints.resources.max_slots must be a whole number.';
  const priority = constraints.priority_limit;
  if (priority !== undefined && !isCount(priority))
    return 'constraints.priority_limit must be a whole number.';
  return undefined;
}

/** Writes policies as the text that a person edits; empty without any. */
export const policyText = (policies: Values): string =>
  Object.keys(policies).length === 0 ? '' : writeYaml(policies);
