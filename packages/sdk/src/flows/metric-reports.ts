import type { Caller } from '../client/call';
import { getMetrics } from '../generated/calls/metrics';
import type { MetricsReport } from '../types';
import { type Patience, patience } from './persist';

type Reading = Patience & {
  client: Caller;
  /** each once, in ascending order, which is the master's */
  trialIds: readonly number[];
  group: string;
};

/** The position in a trial's reports: they come by batches, and several may share a count. */
type Mark = { batches: number; ids: Set<number> };

/**
 * All reports of one group, in the master's messages, each report once: trial by trial, in the
 * order of their batches. A cut is answered by asking again from the trial at hand on; an end that
 * came early and properly, as from a proxy, by asking until nothing new comes.
 */
export async function* metricReports({
  client,
  trialIds,
  group,
  ...options
}: Reading): AsyncGenerator<MetricsReport[], void, undefined> {
  const marks = new Map<number, Mark>();
  const wait = patience(options);
  const call = { retry: 'off' as const, ...(options.signal ? { signal: options.signal } : {}) };
  let rest = trialIds;
  let isAskedTwice = false;
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
      // nothing at all is asked for twice: an answer cut short at its first byte looks the same
      if (!hasMore && (marks.size > 0 || isAskedTwice)) return;
      isAskedTwice = !hasMore;
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

/** One number at one time of one trial. */
export type MetricRow = {
  trialId: number;
  /** batches trained until then */
  batches: number;
  group: string;
  name: string;
  /** a number, also NaN and the infinities; what else a trial reported stays what it was */
  value: unknown;
  /** RFC 3339; null where the master knows none */
  time: string | null;
};

type RowFilter = {
  group: string;
  names: ReadonlySet<string> | undefined;
  /** those of a run that a restart from an older checkpoint took back, too */
  includeArchived: boolean;
};

/** The rows of one report: validations keep theirs under another key than all other groups. */
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
