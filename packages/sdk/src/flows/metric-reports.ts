import type { Caller } from '../client/call';
import { getMetrics } from '../generated/calls/metrics';
import type { MetricsReport } from '../types';
import { type RepeatOptions, tolerateFailures } from './repeat-until-done';

type Reading = RepeatOptions & {
  client: Caller;
  /** each once, in ascending order, as the master sorts them */
  trialIds: readonly number[];
  group: string;
};

/**
 * The position in a trial's reports: they are ordered by batches, and several may have the same
 * count.
 */
type Mark = { batches: number; ids: Set<number> };

/**
 * All reports of one group, in the master's messages, each report once: trial by trial, ordered by
 * batches. After a cut, requests the rest from the current trial on; after an early but regular
 * end, as from a proxy, requests until nothing new arrives.
 */
export async function* metricReports({
  client,
  trialIds,
  group,
  ...options
}: Reading): AsyncGenerator<MetricsReport[], void, undefined> {
  const marks = new Map<number, Mark>();
  const wait = tolerateFailures(options);
  const call = { retry: 'off' as const, ...(options.signal ? { signal: options.signal } : {}) };
  let rest = trialIds;
  let isRequestedTwice = false;
  for (;;) {
    let hasMore = false;
    try {
      for await (const { metrics } of getMetrics(client, { trialIds: [...rest], group }, call)) {
        const fresh = metrics.filter((report) => isFresh(marks, report));
        wait.succeeded();
        if (fresh.length === 0) continue;
        hasMore = true;
        const current = fresh.at(-1)?.trialId ?? 0;
        rest = trialIds.filter((id) => id >= current);
        yield fresh;
      }
      // an empty answer is requested twice: an answer cut at its first byte looks the same
      if (!hasMore && (marks.size > 0 || isRequestedTwice)) return;
      isRequestedTwice = !hasMore;
    } catch (error) {
      await wait.after(error);
    }
  }
}

function isFresh(marks: Map<number, Mark>, { trialId, totalBatches, id }: MetricsReport) {
  const mark = marks.get(trialId);
  if (!mark || totalBatches > mark.batches) {
    marks.set(trialId, { batches: totalBatches, ids: new Set([id]) });
    return true;
  }
  const isNew = totalBatches === mark.batches && !mark.ids.has(id);
  if (isNew) mark.ids.add(id);
  return isNew;
}

/** One metric value at one time of one trial. */
export type MetricRow = {
  trialId: number;
  /** number of batches trained until then */
  batches: number;
  group: string;
  name: string;
  /** a number, including NaN and the infinities; other reported values stay unchanged */
  value: unknown;
  /** RFC 3339; null where the master has none */
  time: string | null;
};

type RowFilter = {
  group: string;
  names: ReadonlySet<string> | undefined;
  /** includes those of a run that a restart from an older checkpoint discarded */
  includeArchived: boolean;
};

/**
 * The rows of one report: validations have their metrics under another key than all other groups.
 */
export function rowsOf(report: MetricsReport, filter: RowFilter): MetricRow[] {
  const { trialId, totalBatches: batches, endTime: time, metrics, archived } = report;
  if (archived && !filter.includeArchived) return [];
  const { group, names } = filter;
  return Object.entries(valuesOf(metrics))
    .filter(([name]) => !names || names.has(name))
    .map(([name, value]) => ({ trialId, batches, group, name, value, time }));
}

function valuesOf(metrics: MetricsReport['metrics']): Record<string, unknown> {
  const all: Record<string, unknown> = { ...metrics };
  const values = all.avg_metrics ?? all.validation_metrics;
  return typeof values === 'object' && values !== null ? { ...values } : {};
}
