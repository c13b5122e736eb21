import { type ReactNode, useMemo } from 'react';
import { ParallelCoordinates } from '~/components/charts/parallel-coordinates';
import { useParallelFilter } from '~/components/charts/use-parallel-filter';
import { plural } from '~/lib/format';
import { badgeOf } from '../trial-series';
import { useOpenTrial } from '../use-open-trial';
import { HyperparameterView, type HyperparameterViewProps } from './hyperparameter-view';
import { placeOf } from './trial-dimensions';
import { TrialTable } from './trial-table';
import type { Measured } from './use-measured-trials';

type ParallelProps = HyperparameterViewProps & {
  /** what can be done to chosen trials */
  actions: (trialIds: number[]) => ReactNode;
};

/** The trials of a search as lines over their hyperparameters, the metric last. */
export const ParallelView = (props: ParallelProps) => (
  <HyperparameterView {...props}>
    {(measured) => <Lines {...props} measured={measured} />}
  </HyperparameterView>
);

type Props = ParallelProps & { measured: Measured };

function Lines({ measured, experimentId, search, onSearchChange, actions }: Props) {
  const { trials, hyperparameters, metric, metricDimension, better } = measured;
  const dimensions = useMemo(
    () => [...hyperparameters, metricDimension],
    [hyperparameters, metricDimension],
  );
  const lines = useMemo(
    () =>
      trials.map((trial) => ({
        id: String(trial.trialId),
        name: `trial ${trial.trialId}`,
        values: [...hyperparameters.map((dimension) => placeOf(trial, dimension)), trial.value],
      })),
    [trials, hyperparameters],
  );
  const filter = useParallelFilter(dimensions, lines);
  const colorBy = useMemo(
    () => ({ label: metric.name, better, dimensionId: metricDimension.id }),
    [metric.name, better, metricDimension.id],
  );
  return (
    <>
      <ParallelCoordinates
        title={`${metric.name}, ${plural(trials.length, 'trial')}`}
        badges={[badgeOf(metric.group)]}
        filter={filter}
        colorBy={colorBy}
        onPick={useOpenTrial(experimentId)}
        fileName={`parallel-coordinates-${experimentId}.png`}
      />
      <TrialTable
        experimentId={experimentId}
        measured={measured}
        trials={trials.filter((_, index) => filter.isShown[index])}
        search={search}
        onSearchChange={onSearchChange}
        actions={actions}
      />
    </>
  );
}
