import type { Experiment } from '@trainyard/sdk/types';
import { EmptyState, FailedState } from '@trainyard/ui/base/empty-state';
import { seriesColor } from '@trainyard/ui/lib/colors';
import { plural } from '@trainyard/ui/lib/format';
import type { ColorPlaces } from '@trainyard/ui/lib/palette/stable-colors';
import { useReportRefused } from '@trainyard/ui/lib/refused-values';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { type ComponentProps, lazy, type ReactNode, useMemo } from 'react';
import { messageOf } from '~/app/errors/report-error';
import { Late } from '~/app/late/late';
import { FailedLine } from '~/components/page/failed-line';
import { useExperimentColors } from '~/data/experiments/experiment-colors';
import { ColorChoice } from '~/features/experiments/base/color-choice';
import { type BestTrials, withShownValues } from './best-trials';
import { CompareAdd } from './compare-add';
import { idsWithOtherColors, linkedColors } from './compare-colors';
import { factColumns, nameColumns, titleOf } from './compare-columns';
import { CompareFrame, useCompareColors } from './compare-frame';
import { baseIn, type ChangeView, type CompareView } from './compare-search';
import { costsOf } from './cost/cost-rows';
import { useAllTrials } from './use-all-trials';
import { useBestTrials, useMetricNames, useShownMetrics } from './use-compare-metrics';
import { type Compared, useCompared } from './use-compared';

const column = columnsFor<Experiment>();

type ComparedRun = { experiment: Experiment; color: string };

export type ComparedTrial = ComparedRun & { trialId: number };

export type CompareProps = {
  experimentIds: number[];
  view: CompareView;
  onViewChange: ChangeView<{ id: number[] }>;
  /** the parts of other features about their trials; `trials`: the best one of each */
  trialParts: (of: { runs: readonly ComparedRun[]; trials: readonly ComparedTrial[] }) => ReactNode;
};

const idColumn = (colorOf: (id: number) => string): TableColumn<Experiment> =>
  column.accessor('id', {
    header: titleOf('id'),
    sortDescFirst: true,
    cell: ({ row }) => (
      <span className="flex items-center gap-2 font-mono text-sm text-muted">
        <ColorChoice experiment={row.original} color={colorOf(row.original.id)} />
        {row.original.id}
      </span>
    ),
    meta: { phone: 'line' },
  });

const idOf = ({ id }: Experiment) => id;
const nameOf = ({ name }: Experiment) => name;

/** the best trial of a search is chosen by its value, so that it says nothing about its setting */
const isSample = ({ state, searcherType }: Experiment) =>
  state === 'STATE_COMPLETED' && searcherType === 'single';

/** Compares the experiments that the link names. */
export function ExperimentComparePage({
  experimentIds,
  view,
  onViewChange,
  trialParts,
}: CompareProps) {
  const compared = useCompared(experimentIds);
  const { experiments, parts, status } = compared;
  // they are read in parts: all that are missing are known, and counted, at the end
  const missing = compared.coming > 0 ? [] : compared.absent;
  useReportRefused(
    missing.map((id) => ({
      name: 'id',
      value: String(id),
      fault: `There is no experiment ${id} that you may see.`,
      instead: 'What is missing is not compared.',
    })),
  );
  const isLive = parts.some((part) => part.isLive);
  const names = useMetricNames(parts);
  const isComplete = names.isComplete && compared.coming === 0;
  const foundBest = useBestTrials(parts);
  const visibleMetrics = useShownMetrics(experiments, view.values ?? 'last');
  const bestTrials = useMemo(
    () => ({ ...foundBest, best: withShownValues(foundBest.best, visibleMetrics) }),
    [foundBest, visibleMetrics],
  );
  const ownColors = useExperimentColors();
  const { places, colorOf } = useCompareColors(experimentIds, {
    linked: view.color,
    chosen: ownColors,
  });
  // the remaining experiments keep their colors
  const show = (id: number[]) =>
    onViewChange({ id, color: linkedColors(id, places), base: baseIn(id, view) });
  const drop = (id: number) => show(experimentIds.filter((each) => each !== id));
  const add = <CompareAdd chosen={experimentIds} onAdd={(id) => show([...experimentIds, id])} />;
  const trials = useMemo(
    () => bestOf(experiments, { best: bestTrials.best, places }),
    [experiments, bestTrials, places],
  );
  const runs = useMemo(
    () => experiments.map((experiment) => ({ experiment, color: colorOf(experiment.id) })),
    [experiments, colorOf],
  );
  const { trialsOf, note } = useAllTrials(experiments);
  const costs = useMemo(() => costsOf(experiments, trialsOf), [experiments, trialsOf]);
  const isComing = compared.coming > 0;
  return (
    <CompareFrame
      noun="experiment"
      status={status}
      actions={add}
      rows={experiments}
      names={[idColumn(colorOf), ...nameColumns]}
      facts={factColumns(experiments)}
      keyOf={idOf}
      nameOf={nameOf}
      onDrop={drop}
      isSample={isSample}
      notes={
        experiments.length > 0 || isComing ? (
          <ComparedNotes compared={compared} places={places} />
        ) : null
      }
      empty={isComing ? null : <NoExperiments compared={compared} />}
      items={experiments}
      costs={costs}
      costNote={note}
      searches={(by) => <Searches {...by} {...{ experiments, trialsOf, places }} />}
      metricNames={{ ...names, isComplete }}
      {...{ bestTrials, valueRule: visibleMetrics, isLive, places, colorOf, view, onViewChange }}
    >
      {trialParts({ runs, trials })}
    </CompareFrame>
  );
}

const CompareSearches = lazy(() => import('./searches/compare-searches'));

/** Distribution against distribution, where two searches or more are compared. */
const Searches = ({ experiments, ...props }: SearchesProps) => {
  const searches = experiments.filter(isSearch);
  return searches.length < 2 ? null : (
    <Late until="inView">
      <CompareSearches searches={searches} {...props} />
    </Late>
  );
};

const NoExperiments = ({ compared }: { compared: Compared }) =>
  compared.failed > 0 ? (
    <FailedState
      title="Unable to fetch experiments."
      message={compared.status.error ? messageOf(compared.status.error) : undefined}
      onRetry={compared.retry}
    />
  ) : (
    <EmptyState
      title="No experiments to compare"
      hint="The link names none, or none that you may see."
    />
  );

type ComparedTrials = { best: BestTrials; places: ColorPlaces };

/** the best trial of each that has one, or else its only one */
const bestOf = (
  experiments: readonly Experiment[],
  { best, places }: ComparedTrials,
): ComparedTrial[] =>
  experiments.flatMap((experiment) => {
    const { id, trialIds } = experiment;
    const trialId = best.get(id)?.trialId ?? (trialIds.length === 1 ? trialIds[0] : undefined);
    const color = seriesColor(places.get(id) ?? id - 1);
    return trialId === undefined ? [] : [{ trialId, experiment, color }];
  });

type SearchesProps = Omit<ComponentProps<typeof CompareSearches>, 'searches'> & {
  experiments: readonly Experiment[];
};

const isSearch = ({ searcherType, numTrials }: Experiment) =>
  searcherType !== 'single' && numTrials > 1;

type Props = { compared: Compared; places: ColorPlaces };

/** names listed in a note; of more it gives the number */
const maxNames = 10;

/** Notes below the table: which experiments are missing, and which have another color than elsewhere. */
function ComparedNotes({ compared, places }: Props) {
  const { experiments, coming, absent, failed, status, retry } = compared;
  const others = idsWithOtherColors(
    experiments.map(({ id }) => id),
    places,
  );
  return (
    <div className="grid gap-1 py-2 text-sm text-muted empty:hidden">
      {coming > 0 ? <p role="status">Loading {plural(coming, 'experiment')}...</p> : null}
      {failed > 0 ? (
        <FailedLine name={plural(failed, 'experiment')} error={status.error} onRetry={retry} />
      ) : null}
      {absent.length > 0 ? (
        <p>
          {plural(absent.length, 'experiment')} of this link are not shown: they were deleted, or
          you may not see them.
        </p>
      ) : null}
      {others.length > 0 ? (
        <p>
          Colored differently than in lists, so that each has its own:{' '}
          <span className="num">
            {others.length > maxNames ? plural(others.length, 'experiment') : others.join(', ')}
          </span>
        </p>
      ) : null}
    </div>
  );
}
