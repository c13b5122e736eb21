import type { Metric } from '@trainyard/sdk/model';
import { LineChart } from '@trainyard/ui/charts/lines/line-chart';
import { quietColor, type Series } from '@trainyard/ui/charts/lines/series';
import { plural } from '@trainyard/ui/lib/format';
import {
  type ComponentProps,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useMemo,
  useState,
} from 'react';
import type { ChangeOptions } from '~/app/links/use-change-search';
import type { Formula } from '~/components/metrics/board/formula';
import { searchChartHeight } from '~/components/metrics/chart-skeletons';
import { chartStyle } from '~/components/metrics/chart-style';
import { useMarkedTrial, useMarksOfTrial } from '~/components/metrics/events/use-marked-trial';
import { badgeOf } from '~/components/metrics/metric-label';
import type { CurveNotes } from '~/components/metrics/point-notes/curve-notes';
import type { MetricGroups } from '~/components/metrics/series-axis';
import type { LearningCurveSearch } from './learning-curve-search';
import type { Curves } from './use-curves';
import { useOpenTrial } from './use-open-trial';

const NotesOfCurves = lazy(() => import('~/components/metrics/point-notes/notes-of-curves'));

type Props = {
  experimentId: number;
  metric: Metric;
  /** draws expressions in place of the metric, whose lines are those of `curves` */
  formula?: Formula | undefined;
  /** the measurements of a trial, by default those of the sample */
  groupsOf?: ((trialId: number) => MetricGroups | undefined) | undefined;
  curves: Curves;
  /** selected trials, or none */
  chosen: ReadonlySet<number>;
  search: LearningCurveSearch;
  onSearchChange: (change: Partial<LearningCurveSearch>, how?: ChangeOptions) => void;
  highlighted: string | undefined;
  onHighlight: (seriesId: string | undefined) => void;
  /** several trials that another part of the page points at: the others are faint */
  group?: ReadonlySet<number> | undefined;
  /** whether a trial passes the filters of a page; by default all do */
  isShown?: ((trialId: number) => boolean) | undefined;
  height?: number;
  /** in the caption */
  control?: ReactNode;
  /** a table beside it names the lines */
  isNamedBeside?: boolean;
  isLoading?: boolean;
  /** called with the zoomed range, of which finer points can be read */
  onDetail?: ComponentProps<typeof LineChart>['onDetail'];
};

const batchAxis = { x: 'batches', start: 0 } as const;

const hintOf = (count: number, drawn: number) =>
  drawn < count ? `${drawn} of ${plural(count, 'trial')}` : plural(count, 'trial');

/** The trial of a line; of several expressions, each line of a trial has a place after its id. */
const trialOf = (id: string) => Number.parseInt(id, 10);

/** The lines of a group above all others, if any of them is drawn. */
function withFaintOthers(series: readonly Series[], group: ReadonlySet<number> | undefined) {
  const isIn = ({ id }: Series) => group?.has(trialOf(id)) ?? false;
  if (!series.some(isIn)) return series;
  const own = series.filter(isIn).map((one) => (one.color === quietColor ? toText(one) : one));
  const others = series.filter((one) => !isIn(one)).map((one) => ({ ...one, color: '--line' }));
  return [...others, ...own];
}

const toText = (one: Series): Series => ({ ...one, color: '--muted' });

/** Whether a trial has a line: of selected trials only these have one. */
export const drawnBy =
  ({ chosen, isShown }: Pick<Props, 'chosen' | 'isShown'>) =>
  (trialId: number): boolean =>
    chosen.size > 0 ? chosen.has(trialId) : (isShown?.(trialId) ?? true);

/** The curves of the trials of a search: of the selected ones, or else of all. */
export function CurveChart({ experimentId, metric, formula, curves, chosen, ...view }: Props) {
  const { search, onSearchChange, highlighted, onHighlight, isShown } = view;
  const { sample, trials, series, colors } = curves;
  const drawnSeries = useMemo(() => {
    const isDrawn = drawnBy({ chosen, isShown });
    return series.filter(({ id }) => isDrawn(trialOf(id)));
  }, [series, chosen, isShown]);
  const { group } = view;
  const linkedSeries = useMemo(() => withFaintOthers(drawnSeries, group), [drawnSeries, group]);
  const drawnIds = useMemo(
    () => [...new Set(drawnSeries.map(({ id }) => trialOf(id)))],
    [drawnSeries],
  );
  const marked = useMarkedTrial(
    highlighted === undefined ? undefined : trialOf(highlighted),
    drawnIds,
  );
  const { marksOn, onEvent } = useMarksOfTrial(marked);
  const ownGroupsOf = useCallback(
    (trialId: number): MetricGroups | undefined => {
      const data = sample.data?.trials.find((each) => each.trialId === trialId)?.data;
      return data && [{ group: metric.group, data }];
    },
    [sample.data, metric.group],
  );
  const { groupsOf = ownGroupsOf } = view;
  const events = useMemo(() => {
    const groups = marked === undefined ? undefined : groupsOf(marked);
    return groups ? marksOn({ groups, axis: batchAxis }) : [];
  }, [groupsOf, marked, marksOn]);
  const [notes, setNotes] = useState<CurveNotes>();
  const noted = useMemo(
    () => drawnIds.map((trialId) => ({ trialId, experimentId, hasNotes: true })),
    [drawnIds, experimentId],
  );
  const chart = useMemo(
    () => ({
      pair: formula ?? { title: metric.name, metrics: [metric] },
      curveOf: (trialId: number) => {
        const groups = groupsOf(trialId);
        const line = drawnSeries.find(({ id }) => trialOf(id) === trialId);
        return groups && line && { groups, axis: batchAxis, line };
      },
    }),
    [metric, formula, groupsOf, drawnSeries],
  );
  const allMarks = useMemo(
    () => [...events, ...(notes?.marksOn(chart) ?? [])],
    [events, notes, chart],
  );
  const openTrial = useOpenTrial(experimentId);
  return (
    <>
      <Suspense>
        <NotesOfCurves curves={noted} marked={marked} onChange={setNotes} />
      </Suspense>
      <LineChart
        isLoading={view.isLoading ?? false}
        title={formula?.title ?? metric.name}
        badges={formula ? [] : [badgeOf(metric.group)]}
        hint={hintOf(trials.length, drawnIds.length)}
        series={linkedSeries}
        {...chartStyle(search, onSearchChange)}
        xLabel="Batch"
        xKind="number"
        timeZone="UTC"
        range={search.range}
        onRangeChange={(range) => onSearchChange({ range }, { isStep: true })}
        {...(view.onDetail && { onDetail: view.onDetail })}
        // another part of the page may point at a trial without a curve: no line is faint then
        highlighted={drawnSeries.some(({ id }) => id === highlighted) ? highlighted : undefined}
        onHighlight={(id) => onHighlight(id === undefined ? undefined : String(trialOf(id)))}
        onPick={(id, how) => openTrial(String(trialOf(id)), how)}
        events={allMarks}
        onEvent={(mark) => notes?.open(mark.id, chart.pair) || onEvent(mark)}
        pointAction={notes?.actionOn(chart)}
        legend={colors?.legend}
        height={view.height ?? searchChartHeight}
        control={view.control}
        isNamedBeside={view.isNamedBeside ?? false}
      />
    </>
  );
}
