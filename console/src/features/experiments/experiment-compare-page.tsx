import { useSuspenseQuery } from '@tanstack/react-query';
import { stateLabel } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { LiveStatus } from '~/app/live-status';
import type { LocalColumn } from '~/components/data-table/local-rows';
import { LocalTable } from '~/components/data-table/local-table';
import { Elapsed } from '~/components/entity/elapsed';
import { RelativeTime } from '~/components/entity/relative-time';
import { StateBadge } from '~/components/entity/state-badge';
import { Page, PageBody } from '~/components/page/page';
import { CrumbHeading, PageStrip } from '~/components/page/page-strip';
import { EmptyState } from '~/components/ui/empty-state';
import { formatCount } from '~/lib/format';
import type { TableView } from '~/lib/table-search';
import { ExperimentLink } from './columns';
import { compareQuery } from './compare-queries';

type Props = {
  experimentIds: number[];
  view: TableView;
  onViewChange: (change: Partial<TableView>) => void;
};

const columns: LocalColumn<Experiment>[] = [
  {
    id: 'id',
    title: 'ID',
    isDescFirst: true,
    value: ({ id }) => id,
    cell: ({ id }) => <span className="font-mono text-sm text-muted">{id}</span>,
  },
  {
    id: 'name',
    title: 'Name',
    value: ({ name }) => name,
    cell: (experiment) => <ExperimentLink experiment={experiment} />,
  },
  {
    id: 'state',
    title: 'State',
    value: ({ state }) => stateLabel(state),
    cell: ({ state }) => <StateBadge state={state} />,
  },
  {
    id: 'searcher',
    title: 'Searcher',
    value: ({ searcherType }) => searcherType,
    cell: ({ searcherType }) => searcherType,
  },
  {
    id: 'trials',
    title: 'Trials',
    isEnd: true,
    isDescFirst: true,
    value: ({ numTrials }) => numTrials,
    cell: ({ numTrials }) => formatCount(numTrials),
  },
  {
    id: 'pool',
    title: 'Resource Pool',
    value: ({ resourcePool }) => resourcePool,
    cell: ({ resourcePool }) => resourcePool,
  },
  {
    id: 'started',
    title: 'Started',
    isDescFirst: true,
    value: ({ startTime }) => startTime,
    cell: ({ startTime }) => <RelativeTime time={startTime} className="text-muted" />,
  },
  {
    id: 'duration',
    title: 'Duration',
    isEnd: true,
    cell: ({ startTime, endTime }) => <Elapsed startTime={startTime} endTime={endTime} />,
  },
];

/** Experiments that somebody wants to see beside each other. */
export function ExperimentComparePage({ experimentIds, view, onViewChange }: Props) {
  const query = useSuspenseQuery(compareQuery(experimentIds));
  return (
    <Page>
      <PageStrip actions={<LiveStatus query={query} />}>
        <CrumbHeading>Compare Experiments</CrumbHeading>
      </PageStrip>
      <PageBody>
        {query.data.length === 0 ? (
          <EmptyState
            title="No experiments to compare"
            hint="The link names none, or none that you may see."
          />
        ) : (
          <LocalTable
            caption="Experiments to compare"
            columns={columns}
            rows={query.data}
            keyOf={({ id }) => id}
            view={view}
            onViewChange={onViewChange}
          />
        )}
      </PageBody>
    </Page>
  );
}
