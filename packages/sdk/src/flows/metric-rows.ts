import type { MetricsReport } from '../types';

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

export type RowFilter = {
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
