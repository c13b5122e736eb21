import type { Metric } from '@trainyard/sdk/model';
import { LineChart } from '@trainyard/ui/charts/lines/line-chart';
import { quietColor, type Series } from '@trainyard/ui/charts/lines/series';
import { plural } from '@trainyard/ui/lib/format';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { ChangeOptions } from '~/app/links/use-change-search';
import { searchChartHeight } from '~/components/metrics/chart-skeletons';
import { chartStyle } from '~/components/metrics/chart-style';
import { useMarkedTrial, useMarksOfTrial } from '~/components/metrics/events/use-marked-trial';
import { badgeOf } from '~/components/metrics/metric-label';
import type { CurveNotes } from '~/components/metrics/point-notes/curve-notes';
import type { LearningCurveSearch } from './learning-curve-search';
import type { Curves } from './use-curves';
import { useOpenTrial } from './use-open-trial';

const NotesOfCurves = lazy(() => import('~/components/metrics/point-notes/notes-of-curves'));

type Props = {
  experimentId: number;
  metric: Metric;
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
};

const hintOf = (count: number, drawn: number) =>
  drawn < count ? `${drawn} of ${plural(count, 'trial')}` : plural(count, 'trial');

/** The lines of a group above all others, if any of them is drawn. */
function withFaintOthers(series: readonly Series[], group: ReadonlySet<number> | undefined) {
  const isIn = ({ id }: Series) => group?.has(Number(id)) ?? false;
  if (!series.some(isIn)) return series;
  const own = series.filter(isIn).map((one) => (one.color === quietColor ? toText(one) : one));
  const others = series.filter((one) => !isIn(one)).map((one) => ({ ...one, color: '--line' }));
  return [...others, ...own];
}

const toText = (one: Series): Series => ({ ...one, color: '--muted' });

/** The curves of the trials of a search: of the selected ones, or else of all. */
export function CurveChart({ experimentId, metric, curves, chosen, ...view }: Props) {
  const { search, onSearchChange, highlighted, onHighlight, isShown } = view;
  const { sample, trials, series, colors } = curves;
  const drawnSeries = useMemo(() => {
    if (chosen.size > 0) return series.filter(({ id }) => chosen.has(Number(id)));
    return isShown ? series.filter(({ id }) => isShown(Number(id))) : series;
  }, [series, chosen, isShown]);
  const { group } = view;
  const linkedSeries = useMemo(() => withFaintOthers(drawnSeries, group), [drawnSeries, group]);
  const drawnIds = useMemo(() => drawnSeries.map(({ id }) => Number(id)), [drawnSeries]);
  const marked = useMarkedTrial(
    highlighted === undefined ? undefined : Number(highlighted),
    drawnIds,
  );
  const { marksOn, onEvent } = useMarksOfTrial(marked);
  const events = useMemo(() => {
    const data = sample.data?.trials.find(({ trialId }) => trialId === marked)?.data;
    if (!data) return [];
    return marksOn({ groups: [{ group: metric.group, data }], axis: { x: 'batches', start: 0 } });
  }, [sample.data, marked, marksOn, metric.group]);
  const [notes, setNotes] = useState<CurveNotes>();
  const noted = useMemo(
    () => drawnIds.map((trialId) => ({ trialId, experimentId, hasNotes: true })),
    [drawnIds, experimentId],
  );
  const chart = useMemo(
    () => ({
      pair: { title: metric.name, metrics: [metric] },
      curveOf: (trialId: number) => {
        const data = sample.data?.trials.find((each) => each.trialId === trialId)?.data;
        const line = drawnSeries.find(({ id }) => id === String(trialId));
        return (
          data &&
          line && {
            groups: [{ group: metric.group, data }],
            axis: { x: 'batches' as const, start: 0 },
            line,
          }
        );
      },
    }),
    [metric, sample.data, drawnSeries],
  );
  const allMarks = useMemo(
    () => [...events, ...(notes?.marksOn(chart) ?? [])],
    [events, notes, chart],
  );
  return (
    <>
      <Suspense>
        <NotesOfCurves curves={noted} marked={marked} onChange={setNotes} />
      </Suspense>
      <LineChart
        title={metric.name}
        badges={[badgeOf(metric.group)]}
        hint={hintOf(trials.length, drawnSeries.length)}
        series={linkedSeries}
        {...chartStyle(search, onSearchChange)}
        xLabel="Batch"
        xKind="number"
        timeZone="UTC"
        range={search.range}
        onRangeChange={(range) => onSearchChange({ range }, { isStep: true })}
        // another part of the page may point at a trial without a curve: no line is faint then
        highlighted={drawnIds.includes(Number(highlighted)) ? highlighted : undefined}
        onHighlight={onHighlight}
        onPick={useOpenTrial(experimentId)}
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
