import { useSuspenseQuery } from '@tanstack/react-query';
import { trialsSnapshot } from '@trainyard/sdk/calls';
import type { Experiment } from '@trainyard/sdk/types';
import { EmptyState, FailedState } from '@trainyard/ui/base/empty-state';
import { Spinner } from '@trainyard/ui/base/spinner';
import { NoData } from '@trainyard/ui/charts/no-data';
import type { ReactNode } from 'react';
import { CopyAsButton } from '~/app/copy-as-code/copy-as-button';
import { messageOf } from '~/app/errors/report-error';
import { SearchChartSkeleton } from '~/components/metrics/chart-skeletons';
import { experimentQueries } from '~/data/experiments/experiments';
import { snapshotQuery } from '../curve-requests';
import { HyperparameterFilters } from './hyperparameter-filters';
import type { HyperparameterSearch } from './search';
import { variedHyperparameters } from './trial-dimensions';
import { type Measured, useMeasuredTrials } from './use-measured-trials';

type HyperparameterViewProps = {
  experimentId: number;
  search: HyperparameterSearch;
  onSearchChange: (change: Partial<HyperparameterSearch>) => void;
};

export type ChoosingViewProps = HyperparameterViewProps & {
  /** the actions on selected trials */
  actions: (trialIds: number[]) => ReactNode;
};

type Props = HyperparameterViewProps & {
  /** choices of one picture alone */
  choices?: ReactNode;
  /** selects the measurements at this batch, if there are any, instead of those at the first */
  ownBatch?: number | undefined;
  children: (measured: Measured) => ReactNode;
};

/** The shared part of the hyperparameter charts: the filters, and the empty state. */
export function HyperparameterView({ experimentId, ...view }: Props) {
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  if (experiment.searcherType === 'pbt') {
    return (
      <EmptyState
        title="There are no charts for this searcher"
        hint="Hyperparameters are compared for searches; single and pbt searchers have none."
      />
    );
  }
  return <Loaded experiment={experiment} {...view} />;
}

type LoadedProps = Omit<Props, 'experimentId'> & { experiment: Experiment };

function Loaded({ experiment, search, onSearchChange, ...view }: LoadedProps) {
  const { choices, ownBatch, children } = view;
  const { failed, isLoading, isLive, metrics, metric, batches, batch, measured } =
    useMeasuredTrials(experiment, search, ownBatch);
  if (failed) {
    return (
      <FailedState title={failed.title} message={messageOf(failed.error)} onRetry={failed.retry} />
    );
  }
  if (!metric) return isLoading ? <Loading /> : <NothingMeasured isLive={isLive} />;
  return (
    <>
      <HyperparameterFilters
        metrics={metrics}
        metric={metric}
        batches={batches}
        batch={batch}
        names={variedHyperparameters(experiment).map(({ name }) => name)}
        search={search}
        onSearchChange={onSearchChange}
      >
        {choices}
        {batch === undefined ? null : (
          <CopyAsButton
            makeCall={(client) =>
              trialsSnapshot(client, {
                experimentId: experiment.id,
                ...snapshotQuery({ metric, batch, margin: search.margin }),
              })
            }
          />
        )}
      </HyperparameterFilters>
      {isLoading && !measured ? <Loading isAlone /> : null}
      {!isLoading && (!measured || measured.trials.length === 0) ? (
        <NothingMeasured isLive={isLive} />
      ) : null}
      {measured && measured.trials.length > 0 ? children(measured) : null}
    </>
  );
}

type LoadingProps = { isAlone?: boolean };

const Loading = (props: LoadingProps) => (
  <SearchChartSkeleton label="Loading hyperparameters" {...props} />
);

const NothingMeasured = ({ isLive }: { isLive: boolean }) =>
  isLive ? (
    <EmptyState
      icon={<Spinner className="size-5" />}
      title="Not enough data points to plot."
      hint="Please wait until the experiment is further along."
    />
  ) : (
    <NoData />
  );
