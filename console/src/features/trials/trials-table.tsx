import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { isFinished } from '@trainyard/sdk/model';
import { messageOf } from '~/app/report-error';
import { Button } from '~/components/ui/button';
import { EmptyState, FailedState, NothingMatches } from '~/components/ui/empty-state';
import { Select } from '~/components/ui/select';
import { SkeletonRows } from '~/components/ui/skeleton';
import { experimentQueries } from '~/features/experiments/queries';
import { plural } from '~/lib/format';
import { trialListQuery, trialsPerPage } from './list-query';
import { trialQueries } from './queries';
import { type TrialSearch, trialStates } from './search';
import { TrialsTableGrid } from './trials-table-grid';

type Props = {
  experimentId: number;
  search: TrialSearch;
  onSearchChange: (change: Partial<TrialSearch>) => void;
};

const stateLabels = {
  all: 'All states',
  ACTIVE: 'Active',
  CANCELED: 'Canceled',
  COMPLETED: 'Completed',
  ERROR: 'Errored',
} as const;

const stateOptions = trialStates.map((value) => ({ value, label: stateLabels[value] }));

/** The trials of a search, on the master's sorting and paging. */
export function TrialsTable({ experimentId, search, onSearchChange }: Props) {
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  const isLive = experiment !== null && !isFinished(experiment.state);
  const query = useQuery(
    trialQueries.ofExperiment(experimentId, { ...trialListQuery(search), isLive }),
  );
  if (!experiment) return null;
  const { data, error } = query;
  const clear = () => onSearchChange({ state: 'all', page: 0 });
  return (
    <>
      <div className="flex items-center gap-2 py-2">
        <Select
          label="State"
          value={search.state}
          options={stateOptions}
          onChange={(state) => onSearchChange({ state, page: 0 })}
        />
        {search.state === 'all' ? null : (
          <Button variant="quiet" onClick={clear}>
            Clear Filters
          </Button>
        )}
        {data ? (
          <span className="num ml-auto text-sm text-faint">{plural(data.total, 'trial')}</span>
        ) : null}
      </div>
      {!data && error ? (
        <FailedState
          title="Unable to fetch experiment trials."
          message={messageOf(error)}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {!data && !error ? <SkeletonRows label="Loading trials" /> : null}
      {data?.total === 0 ? (
        <NoTrials isFiltered={search.state !== 'all'} isLive={isLive} onClear={clear} />
      ) : null}
      {data && data.total > 0 ? (
        <>
          <TrialsTableGrid
            experiment={experiment}
            trials={data.trials}
            sort={search.sort}
            onSortChange={(sort) => onSearchChange({ sort, page: 0 })}
          />
          <Pager
            page={search.page}
            total={data.total}
            onPageChange={(page) => onSearchChange({ page })}
          />
        </>
      ) : null}
    </>
  );
}

type NoneProps = { isFiltered: boolean; isLive: boolean; onClear: () => void };

function NoTrials({ isFiltered, isLive, onClear }: NoneProps) {
  if (isFiltered) return <NothingMatches title="No trials in this state" onClear={onClear} />;
  return (
    <EmptyState title={isLive ? 'Waiting for trials...' : 'Experiment will not have trials'} />
  );
}

type PagerProps = { page: number; total: number; onPageChange: (page: number) => void };

function Pager({ page, total, onPageChange }: PagerProps) {
  const pages = Math.ceil(total / trialsPerPage);
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-end gap-2 py-3">
      <span className="num text-muted">
        Page {page + 1} of {pages}
      </span>
      <Button disabled={page === 0} onClick={() => onPageChange(page - 1)}>
        Previous
      </Button>
      <Button disabled={page + 1 >= pages} onClick={() => onPageChange(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
