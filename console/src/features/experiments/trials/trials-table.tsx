import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getExperimentTrials } from '@trainyard/sdk/calls';
import { isFinished } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { BulkBar } from '@trainyard/ui/table/bulk/bulk-bar';
import type { RowMenuProps } from '@trainyard/ui/table/controls/menu-button';
import { Pager } from '@trainyard/ui/table/controls/pager';
import { DataTable } from '@trainyard/ui/table/data-table';
import type { RowKey } from '@trainyard/ui/table/selected-rows';
import { StableTable } from '@trainyard/ui/table/stable/stable-table';
import { StateList } from '@trainyard/ui/table/state-list';
import { type ReactNode, useMemo } from 'react';
import { client } from '~/app/api';
import { CopyAsButton } from '~/app/copy-as-code/copy-as-button';
import { FailedQuery } from '~/app/errors/failed-query';
import { createChoiceStore } from '~/app/links/choice-store';
import { experimentQueries } from '~/data/experiments/experiments';
import { trialQueries } from '~/data/experiments/trials';
import { trialListQuery, trialsPerPage } from './list-query';
import { type TrialSearch, trialStates } from './search';
import { trialColumns } from './trials-table-columns';

type Props = {
  experimentId: number;
  search: TrialSearch;
  onSearchChange: (change: Partial<TrialSearch>) => void;
  /** the actions on selected trials */
  actions: (trialIds: number[]) => ReactNode;
  menu: RowMenuProps<Trial>;
};

const noTrials: ReadonlySet<RowKey> = new Set();

/** Selected trials, which are selected again when one comes back from the page of a trial. */
const comparedTrials = createChoiceStore<RowKey>();

const noRows: readonly Trial[] = [];

// a page that the master answers fast
const pageLength = 200;

/** All trials of an experiment that match, page by page, in the order of the list. */
async function* allTrials(
  experimentId: number,
  { search, signal }: { search: TrialSearch; signal: AbortSignal },
): AsyncGenerator<Trial[]> {
  const query = trialListQuery({ ...search, page: 0 });
  let total = Number.POSITIVE_INFINITY;
  for (let offset = 0; offset < total; offset += pageLength) {
    const page = { experimentId, ...query, offset, limit: pageLength };
    const { trials, pagination } = await getExperimentTrials(client, page, { signal });
    total = pagination.total;
    yield trials;
  }
}

const stateLabels = {
  all: 'All states',
  ACTIVE: 'Active',
  CANCELED: 'Canceled',
  COMPLETED: 'Completed',
  ERROR: 'Errored',
} as const;

const toOption = (value: TrialSearch['state']) => ({ value, label: stateLabels[value] });

/** The trials of a search, on the master's sorting and paging. */
export function TrialsTable({ experimentId, search, onSearchChange, actions, menu }: Props) {
  const compared = comparedTrials.use(experimentId);
  const setCompared = (next: ReadonlySet<RowKey>) => comparedTrials.set(experimentId, next);
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  const isLive = !isFinished(experiment.state);
  const query = useQuery(
    trialQueries.ofExperiment(experimentId, { ...trialListQuery(search), isLive }),
  );
  const { data, error } = query;
  const [all, ...others] = trialStates;
  const trials = data?.trials ?? noRows;
  const columns = useMemo(() => trialColumns(experiment, trials), [experiment, trials]);
  // another page, order or state has other trials
  const selectedIds = trials.flatMap(({ id }) => (compared.has(id) ? [id] : []));
  return (
    <StateList
      noun="trial"
      state={search.state}
      states={[toOption(all), ...others.map(toOption)]}
      onStateChange={(state) => onSearchChange({ state, page: 0 })}
      total={data?.total}
      tools={
        <CopyAsButton
          makeCall={(client) =>
            getExperimentTrials(client, { experimentId, ...trialListQuery(search) })
          }
          command={`experiment list-trials ${experimentId}`}
        />
      }
      failed={
        error ? <FailedQuery title="Unable to fetch experiment trials." query={query} /> : undefined
      }
      none={
        <EmptyState title={isLive ? 'Waiting for trials...' : 'Experiment will not have trials'} />
      }
    >
      {data ? (
        <>
          <StableTable
            rows={data.trials}
            idOf={({ id }) => id}
            of={query.isPlaceholderData ? undefined : JSON.stringify(trialListQuery(search))}
          >
            {(rows) => (
              <DataTable
                caption="Trials"
                storedAs={`${experiment.id}-experiment-trials-list`}
                total={data.total}
                pages={(signal) => allTrials(experiment.id, { search, signal })}
                columns={columns}
                rows={rows}
                keyOf={({ id }) => id}
                sort={search.sort}
                onSortChange={(sort) => onSearchChange({ sort, page: 0 })}
                menu={menu}
                choice={{
                  label: ({ id }) => `Choose trial ${id}`,
                  chosen: new Set(selectedIds),
                  onChange: setCompared,
                }}
              />
            )}
          </StableTable>
          {data.total > trialsPerPage ? (
            <Pager
              page={search.page}
              pageSize={trialsPerPage}
              total={data.total}
              onPageChange={(page) => onSearchChange({ page })}
            />
          ) : null}
          <BulkBar count={selectedIds.length} onClear={() => setCompared(noTrials)}>
            {actions(selectedIds)}
          </BulkBar>
        </>
      ) : null}
    </StateList>
  );
}
