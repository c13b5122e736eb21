import type { Caller, CallOptions } from '../client/call';
import { badInput } from '../errors/errors';
import { getExperiments } from '../generated/calls/experiments';
import { resourceAllocationAggregated, resourceAllocationRaw } from '../generated/calls/usage';
import { getUserSetting, getUsers } from '../generated/calls/users';
import { displayName } from '../model/display-name';
import { asPrices, noPrices, type Prices, pricesKey, pricesPath } from '../usage/cost';
import type { UsageKind } from '../usage/kinds';
import { costsBy, isByWorkloads, type UsageExperiment, usageBy } from '../usage/parts';
import {
  chunksOf,
  cutNote,
  defaultRange,
  isPastPeriod,
  lastPeriod,
  type UsageChunk,
  type UsageGroup,
  type UsageRange,
  usageRange,
} from '../usage/range';
import { hoursTogether, mergeSums, sharesOf, type UsageSums, workloadSums } from '../usage/shares';

export type Options = Pick<CallOptions, 'signal'>;

/** The period of a usage, what its hours are grouped by, and their prices. */
export type UsageInput = {
  /** what the hours are grouped by; `user` by default */
  by?: UsageKind;
  /** the unit of the period; `day` by default */
  groupBy?: UsageGroup;
  /** the first day `YYYY-MM-DD` or month `YYYY-MM`, in UTC; 15 days or 7 months by default */
  from?: string;
  /** the last day or month; yesterday or this month by default */
  to?: string;
  /** prices of a slot-hour; by default those that the caller set in the console */
  prices?: Prices;
  /** the present, ms since 1970, where the clock of the master is another one */
  now?: number;
};

/** How a usage is read. */
export type UsageOptions = Pick<CallOptions, 'signal'> & {
  /** called after each part of the workloads: the number of parts that are read, and of all */
  onProgress?: (done: number, all: number) => void;
};

/** The slot hours of one user, project, workspace, experiment, pool or label. */
export type UsageRow = {
  /** a username, an id, a pool or a label; a text for what was deleted */
  key: string;
  /** the name to show */
  name: string;
  hours: number;
  /** part of all hours, 0 to 1 */
  share: number;
  /** in the currency of the prices; null without a price */
  cost: number | null;
  /** false if the cost uses the mean price of the pools; null without a cost */
  costIsExact: boolean | null;
};

/** Slot hours of a period and their cost, the largest row first. */
export type Usage = {
  /** the period that was read; shorter than the requested one above 31 days or 36 months */
  range: UsageRange;
  /** how the range differs from the requested period, for people; missing if it does not */
  note?: string;
  rows: UsageRow[];
  /** the sum of the rows */
  hours: number;
  /** the sum of the costs; null without prices */
  cost: number | null;
  prices: Prices;
};

// documented in usage-flows.ts
export async function usage(
  client: Caller,
  { by = 'user', prices: ownPrices, now = Date.now(), ...period }: UsageInput = {},
  options: UsageOptions = {},
): Promise<Usage> {
  const { range, note } = rangeOf(period, now);
  const prices = ownPrices ?? (await storedPrices(client, options));
  const records = await readUsage(client, { range, by, now }, options);
  const { sums, nameOf } = usageBy(by, records);
  const costs = costsBy(by, records, prices);
  const shares = sharesOf(sums);
  const total = hoursTogether(shares);
  const rows = shares.map(({ key, hours }): UsageRow => {
    const cost = costs.get(key);
    return {
      key,
      name: nameOf(key),
      hours,
      share: total > 0 ? hours / total : 0,
      cost: cost?.amount ?? null,
      costIsExact: cost?.isExact ?? null,
    };
  });
  const amounts = rows.flatMap(({ cost }) => cost ?? []);
  const cost = amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0);
  return { range, rows, hours: total, cost, prices, ...(note !== undefined && { note }) };
}

type Period = Pick<UsageInput, 'groupBy' | 'from' | 'to'>;

function rangeOf({ groupBy = 'day', from, to }: Period, now: number) {
  for (const text of [from, to])
    if (text !== undefined && !isPastPeriod(text, groupBy, now))
      throw badInput(
        `"${text}" is not a ${groupBy} up to now such as ${lastPeriod(groupBy, now)}.`,
      );
  const { startDate, endDate } = defaultRange(groupBy, now);
  const period = { groupBy, after: from ?? startDate, before: to ?? endDate };
  if (period.after > period.before)
    throw badInput(
      `The period begins on ${period.after} and ends before that, on ${period.before}.`,
    );
  const range = usageRange(period, now);
  return { range, note: cutNote(period, range) };
}

// documented in usage-flows.ts
export async function storedPrices(client: Caller, { signal }: Options = {}): Promise<Prices> {
  const { settings } = await getUserSetting(client, {}, signal ? { signal } : {});
  const stored = settings.find(
    ({ storagePath, key }) => storagePath === pricesPath && key === pricesKey,
  );
  return asPrices(stored && parsed(stored.value)) ?? noPrices;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Reading = { range: UsageRange; by: UsageKind; now: number };

async function readUsage(client: Caller, { range, by, now }: Reading, options: UsageOptions) {
  const { signal } = options;
  const call = signal ? { signal } : {};
  const { groupBy, startDate, endDate } = range;
  const period =
    groupBy === 'month'
      ? 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_MONTHLY'
      : 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY';
  const [{ resourceEntries: entries }, { users: people }] = await Promise.all([
    resourceAllocationAggregated(client, { startDate, endDate, period }, call),
    getUsers(client, {}, call),
  ]);
  const users = new Map(people.map((user) => [user.username, displayName(user)]));
  const workloads = isByWorkloads(by)
    ? await readWorkloads(client, { range, now }, options)
    : new Map<string, Map<string, number>>();
  const ids = sharesOf(workloads).map(({ key }) => Number(key));
  const experiments = await usageExperiments(client, ids, call);
  return { entries, users, workloads, experiments, isRead: true };
}

/** Reads the workloads in parts, because the answer of the master is not paged. */
async function readWorkloads(
  client: Caller,
  { range, now }: Omit<Reading, 'by'>,
  { onProgress, ...options }: UsageOptions,
): Promise<UsageSums> {
  const chunks = chunksOf(range, now);
  const parts: UsageSums[] = [];
  for (const chunk of chunks) {
    onProgress?.(parts.length, chunks.length);
    parts.push(await workloadSeconds(client, { chunk, groupBy: range.groupBy, now }, options));
  }
  onProgress?.(parts.length, chunks.length);
  return mergeSums(parts);
}

/** A part of a period, the unit by which it is summed up, and the present in ms since 1970. */
export type WorkloadInput = { chunk: UsageChunk; groupBy: UsageGroup; now: number };

// documented in usage-flows.ts
export async function workloadSeconds(
  client: Caller,
  { chunk, groupBy, now }: WorkloadInput,
  options: Options = {},
): Promise<UsageSums> {
  const { resourceEntries } = await resourceAllocationRaw(
    client,
    {
      timestampAfter: new Date(chunk.from).toISOString(),
      timestampBefore: new Date(chunk.to).toISOString(),
    },
    options,
  );
  return workloadSums(resourceEntries, { chunk, groupBy, now });
}

// maximum ids that fit into the URL of a request
const idsAtOnce = 200;

/** An experiment with its owner. */
export type OwnedExperiment = UsageExperiment & { userId: number; username: string };

// documented in usage-flows.ts
export async function usageExperiments(
  client: Caller,
  ids: readonly number[],
  options: Options = {},
): Promise<Map<number, OwnedExperiment>> {
  const byId = new Map<number, OwnedExperiment>();
  for (let at = 0; at < ids.length; at += idsAtOnce) {
    const some = ids.slice(at, at + idsAtOnce);
    const query = { 'experimentIdFilter.incl': some, limit: 0 };
    const { experiments } = await getExperiments(client, query, options);
    for (const experiment of experiments) {
      const { id, name, projectId, projectName, workspaceId = 0, workspaceName } = experiment;
      const { resourcePool, userId = 0, username } = experiment;
      const place = { projectId, projectName, workspaceId, workspaceName };
      byId.set(id, { id, name, ...place, resourcePool, userId, username });
    }
  }
  return byId;
}
