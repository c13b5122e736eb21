import { groupBy } from '@trainyard/insights/group-by';
import { endedRun } from '@trainyard/insights/triage/ended-run';
import type { Experiment } from '@trainyard/sdk/types';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { searcherValue } from '~/data/experiments/searcher-value';
import { type Direction, metricDirection, searchedBy } from '~/lib/metrics/metric-direction';
import type { ListedRun } from '../triage/queries';

/** from `from` up to `to`, ms */
export type Span = { from: number; to: number };

const weekMs = 7 * 24 * 3600 * 1000;

/** The seven days that end now, or whole weeks earlier, and the seven days before them. */
export function weekSpans(now: number, week: number): [Span, Span] {
  const to = now - (week - 1) * weekMs;
  return [
    { from: to - weekMs, to },
    { from: to - 2 * weekMs, to: to - weekMs },
  ];
}

/** A row of the list that ended. */
export type EndedRow = {
  id: number;
  experimentId: number;
  /** of a row that is a trial itself */
  trialId: number | undefined;
  name: string;
  state: Experiment['state'];
  endedAt: number;
  /** the metric of its search, with the direction if its config says it */
  metric: string | undefined;
  direction: Direction | undefined;
  /** its best value of that metric */
  value: number | undefined;
  /** for the causes of failures; undefined for one that was canceled */
  listed: ListedRun | undefined;
};

export function endedRow(row: ExperimentRow): EndedRow {
  const { id, experiment, run } = row;
  const [metric, direction] = searchedBy(experiment.config) ?? [];
  const ended = endedRun({ id, experiment });
  const { endTime, id: experimentId, name, state } = experiment;
  const trialId = run?.id;
  const value = searcherValue(row);
  return {
    ...{ id, experimentId, trialId, name, state, metric },
    endedAt: Date.parse(endTime ?? ''),
    // a run of a list has the name of its metric alone
    direction: run ? undefined : direction,
    value: value !== undefined && Number.isFinite(value) ? value : undefined,
    listed: ended && { ...ended, experimentId, endTime, trialId },
  };
}

export const rowsIn = (rows: readonly EndedRow[], { from, to }: Span): EndedRow[] =>
  rows.filter(({ endedAt }) => endedAt >= from && endedAt < to);

export type EndCounts = { ended: number; completed: number; failed: number; canceled: number };

export function endCounts(rows: readonly EndedRow[]): EndCounts {
  const count = (state: EndedRow['state']) => rows.filter((row) => row.state === state).length;
  return {
    ended: rows.length,
    completed: count('STATE_COMPLETED'),
    failed: count('STATE_ERROR'),
    canceled: count('STATE_CANCELED'),
  };
}

export type WeekMetric = { name: string; direction: Direction | undefined; count: number };

/** The metrics that rows were searched by and have a value of, those of most rows first. */
export function metricsOf(rows: readonly EndedRow[]): WeekMetric[] {
  const measured = rows.flatMap((row) =>
    row.metric === undefined || row.value === undefined ? [] : { ...row, metric: row.metric },
  );
  return [...groupBy(measured, ({ metric }) => metric)]
    .map(([name, ofMetric]) => {
      const searched = ofMetric.flatMap(({ direction }) =>
        direction ? [[name, direction] as const] : [],
      );
      return { name, direction: metricDirection(name, searched), count: ofMetric.length };
    })
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}
