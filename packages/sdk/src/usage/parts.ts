import type { ResourceAllocationAggregatedEntry } from '../types';
import { type MeanPrice, meanPrice, type Prices, priceOf } from './cost';
import type { UsageKind } from './kinds';
import { aggregatedSums, mergeSums, sharesOf, type UsagePart, type UsageSums } from './shares';

const aggregatedParts: Partial<Record<UsageKind, UsagePart>> = {
  user: 'byUsername',
  pool: 'byResourcePool',
  label: 'byExperimentLabel',
};

/** Returns true for kinds that the master does not sum up, so they need the workloads. */
export const isByWorkloads = (kind: UsageKind): boolean => aggregatedParts[kind] === undefined;

/** The facts of an experiment by which usage is grouped. */
export type UsageExperiment = {
  id: number;
  name: string;
  projectId: number;
  projectName: string;
  workspaceId: number;
  workspaceName: string;
  resourcePool: string;
};

// deleted and hidden experiments are not distinguished
const missing = 'deleted or hidden experiments';
const unread = 'experiments not read yet';

/** The facts from which usage is computed. */
export type KnownUsage = {
  entries: readonly ResourceAllocationAggregatedEntry[];
  /** sums by the id of an experiment */
  workloads: UsageSums;
  /** by id; a deleted one is missing */
  experiments: ReadonlyMap<number, UsageExperiment>;
  /** the experiments were read: a missing one was deleted or is hidden */
  isRead: boolean;
  /** display names by username */
  users: ReadonlyMap<string, string>;
};

/** The experiment of a key of `workloads`. */
const experimentOf = ({ experiments }: KnownUsage, key: string) => experiments.get(Number(key));

/** Sums by one kind of thing, and the name of each key. */
export type NamedSums = {
  sums: UsageSums;
  /** returns the name to show for a key of the sums */
  nameOf: (key: string) => string;
};

/** Usage by one kind of thing. */
export function usageBy(kind: UsageKind, records: KnownUsage): NamedSums {
  const part = aggregatedParts[kind];
  if (part) {
    const nameOf = (key: string) => (kind === 'user' ? (records.users.get(key) ?? key) : key);
    return { sums: aggregatedSums(records.entries, part), nameOf };
  }
  if (kind === 'experiment') {
    const nameOf = (key: string) => {
      const name = experimentOf(records, key)?.name;
      return name === undefined ? `Experiment ${key}` : `${name} (${key})`;
    };
    return { sums: records.workloads, nameOf };
  }
  const names = new Map<string, string>();
  const keyOf = groupKey(kind, records);
  const groupOf = (key: string) => {
    const experiment = experimentOf(records, key);
    const group = keyOf(experiment);
    if (experiment) names.set(group, groupName(kind, experiment));
    return group;
  };
  return { sums: mergeSums([records.workloads], groupOf), nameOf: (key) => names.get(key) ?? key };
}

const groupKey =
  (kind: UsageKind, { isRead }: KnownUsage) =>
  ({ workspaceId, projectId }: Partial<UsageExperiment> = {}) =>
    String((kind === 'workspace' ? workspaceId : projectId) ?? (isRead ? missing : unread));

const groupName = (kind: UsageKind, { workspaceName, projectName }: UsageExperiment) =>
  kind === 'workspace' ? workspaceName : `${workspaceName} / ${projectName}`;

/** An amount of money; not exact if it uses the mean price of the period. */
export type Cost = { amount: number; isExact: boolean };

/**
 * Costs by the keys of `usageBy`. Pools have their own price, experiments that of their pool; users
 * and labels have the mean price, because the master does not sum them up by pool. Empty without
 * prices.
 */
export function costsBy(
  kind: UsageKind,
  records: KnownUsage,
  prices: Prices,
): ReadonlyMap<string, Cost> {
  const byPool = sharesOf(aggregatedSums(records.entries, 'byResourcePool'));
  const mean = meanPrice(byPool, prices);
  const inPool = (pool: string): Price => {
    const perHour = priceOf(prices, pool);
    return perHour === null ? undefined : { perHour, isExact: true };
  };
  const costs = new Map<string, Cost>();
  const addCost = (key: string, hours: number, price: Price) => {
    if (!price) return;
    const { amount, isExact } = costs.get(key) ?? { amount: 0, isExact: true };
    costs.set(key, {
      amount: amount + hours * price.perHour,
      isExact: isExact && price.isExact,
    });
  };
  if (isByWorkloads(kind)) {
    const keyOf = kind === 'experiment' ? undefined : groupKey(kind, records);
    for (const { key, hours } of sharesOf(records.workloads)) {
      const experiment = experimentOf(records, key);
      const price = experiment ? inPool(experiment.resourcePool) : mean;
      addCost(keyOf?.(experiment) ?? key, hours, price);
    }
    return costs;
  }
  for (const { key, hours } of sharesOf(usageBy(kind, records).sums))
    addCost(key, hours, kind === 'pool' ? inPool(key) : mean);
  return costs;
}

type Price = Pick<MeanPrice, 'perHour' | 'isExact'> | undefined;
