import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { splitBy } from '@trainyard/rbac';
import { getExperimentCheckpoints } from '@trainyard/sdk/calls';
import { checkpointStateLabel, isFinished, searcherMetric } from '@trainyard/sdk/model';
import type { Checkpoint, Experiment } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { formatCount } from '@trainyard/ui/lib/format';
import { BulkBar } from '@trainyard/ui/table/bulk/bulk-bar';
import { Pager } from '@trainyard/ui/table/controls/pager';
import { DataTable } from '@trainyard/ui/table/data-table';
import type { RowKey } from '@trainyard/ui/table/selected-rows';
import { StateList } from '@trainyard/ui/table/state-list';
import { useEntityMenu } from '~/app/actions/use-entity-menu';
import { client } from '~/app/api';
import { CopyAsButton } from '~/app/copy-as-code/copy-as-button';
import { FailedQuery } from '~/app/errors/failed-query';
import { createEntryState, useEntryState } from '~/app/links/entry-state';
import { BulkActions } from '~/components/permission/bulk-actions';
import { type CheckpointPage, checkpointQueries } from '~/data/experiments/checkpoints';
import { experimentQueries } from '~/data/experiments/experiments';
import { useViewer } from '~/data/viewer';
import {
  checkpointListQuery,
  checkpointsPerPage,
} from '~/features/registry/checkpoints/list-query';
import {
  type CheckpointAction,
  checkpointActionState,
  checkpointActions,
  checkpointItems,
  checkpointPlaces,
} from './actions';
import { checkpointColumns } from './columns';
import { type CheckpointSearch, checkpointStates } from './search';

const selections = createEntryState<ReadonlySet<RowKey>>(new Set());

// the master answers a page of this size fast
const pageLength = 500;

/** All checkpoints of an experiment that match, page by page, in the order of the list. */
async function* allCheckpoints(
  id: number,
  { search, signal }: { search: CheckpointSearch; signal: AbortSignal },
): AsyncGenerator<Checkpoint[]> {
  const query = checkpointListQuery({ ...search, page: 0 });
  let total = Number.POSITIVE_INFINITY;
  for (let offset = 0; offset < total; offset += pageLength) {
    const page = { experimentId: id, ...query, offset, limit: pageLength };
    const { checkpoints, pagination } = await getExperimentCheckpoints(client, page, { signal });
    total = pagination.total;
    yield checkpoints;
  }
}

type Props = {
  experimentId: number;
  search: CheckpointSearch;
  onSearchChange: (change: Partial<CheckpointSearch>) => void;
};

const toOption = (value: CheckpointSearch['state']) => ({
  value,
  label: value === 'all' ? 'All states' : checkpointStateLabel(`STATE_${value}`),
});

/** The checkpoints of an experiment, sorted and paged by the master. */
export function CheckpointsTable({ experimentId, search, onSearchChange }: Props) {
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  const isLive = !isFinished(experiment.state);
  const query = useQuery(
    checkpointQueries.ofExperiment(experimentId, { ...checkpointListQuery(search), isLive }),
  );
  const { data, error } = query;
  const [all, ...others] = checkpointStates;
  return (
    <StateList
      noun="checkpoint"
      state={search.state}
      states={[toOption(all), ...others.map(toOption)]}
      onStateChange={(state) => onSearchChange({ state, page: 0 })}
      total={data?.total}
      totalNote={keptNote(experiment, search.state === 'all' ? data?.total : undefined)}
      tools={
        <CopyAsButton
          makeCall={(client) =>
            getExperimentCheckpoints(client, { experimentId, ...checkpointListQuery(search) })
          }
          command={`experiment list-checkpoints ${experimentId}`}
        />
      }
      failed={
        error ? (
          <FailedQuery title="Unable to fetch experiment checkpoints." query={query} />
        ) : undefined
      }
      none={
        <EmptyState
          title="No checkpoints"
          hint={isLive ? 'They are listed here as training writes them.' : undefined}
        />
      }
    >
      {data ? <Rows {...{ experiment, search, onSearchChange, data }} /> : null}
    </StateList>
  );
}

/** The tab counts existing checkpoints; the list also has deleted ones. */
const keptNote = ({ checkpointCount: count }: Experiment, total = 0): string | undefined =>
  total > count ? `${formatCount(count)} kept` : undefined;

type RowsProps = Omit<Props, 'experimentId'> & { experiment: Experiment; data: CheckpointPage };

function Rows({ experiment, search, onSearchChange, data }: RowsProps) {
  const viewer = useViewer();
  const [chosen, setChosen] = useEntryState(selections);
  const clear = () => setChosen(new Set());
  const { run, menu, rowMenu } = useEntityMenu(checkpointActions, {
    nameOf: ({ uuid }: Checkpoint) => uuid,
    itemsOf: (checkpoint) => checkpointItems(checkpoint, { experiment, viewer }),
    subjectOf: (checkpoint) => ({ checkpoints: [checkpoint] }),
    onDone: clear,
  });
  const chosenCheckpoints = data.checkpoints.filter(({ uuid }) => chosen.has(uuid));
  const actionOf = (action: CheckpointAction) => {
    const split = splitBy(chosenCheckpoints, (each) =>
      checkpointActionState(action, each, { experiment, viewer }),
    );
    const { label, isDangerous } = checkpointActions[action];
    return { label, isDangerous, split, run: () => run(action, { checkpoints: split.allowed }) };
  };
  return (
    <>
      <DataTable
        caption="Checkpoints"
        storedAs={`${experiment.id}-checkpoints`}
        total={data.total}
        pages={(signal) => allCheckpoints(experiment.id, { search, signal })}
        columns={checkpointColumns(searcherMetric(experiment.config))}
        rows={data.checkpoints}
        keyOf={({ uuid }) => uuid}
        sort={search.sort}
        onSortChange={(sort) => onSearchChange({ sort, page: 0 })}
        menu={rowMenu}
        choice={{ label: ({ uuid }) => `Select ${uuid}`, chosen, onChange: setChosen }}
      />
      {data.total > checkpointsPerPage ? (
        <Pager
          page={search.page}
          pageSize={checkpointsPerPage}
          total={data.total}
          onPageChange={(page) => {
            clear();
            onSearchChange({ page });
          }}
        />
      ) : null}
      <BulkBar count={chosenCheckpoints.length} onClear={clear}>
        <BulkActions actions={checkpointPlaces.bulkBar.map(actionOf)} />
      </BulkBar>
      {menu}
    </>
  );
}
