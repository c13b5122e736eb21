import { useQuery } from '@tanstack/react-query';
import { entriesOf } from '@trainyard/ui/catalogue/entry';
import { BulkOutcome } from '@trainyard/ui/table/bulk/bulk-outcome';
import { everythingSelected, type Selection } from '@trainyard/ui/table/grid/selection';
import { type ComponentProps, useState } from 'react';
import { ExperimentBulkBar } from '~/features/experiment-list/bulk/experiment-bulk-bar';
import { experimentListSearch } from '~/features/experiments/list-search';
import { experimentQueries } from '~/features/experiments/queries';
import { useViewer } from '~/features/viewer/queries';
import { listedExperiments, seen, workspaces } from './stand-in-facts';
import { onPage } from './states';

const nothing = () => {};

const filter = experimentListSearch.defaults;
const listed = listedExperiments().map(({ experiment }) => experiment.id);

type BarProps = { projectId?: number; workspaceId?: number; start: Selection };

/** The list above it is there: what is chosen is known from that. */
const Bar = onPage<BarProps>(
  ({ projectId = seen.whole, workspaceId = workspaces.editing, start }) => {
    const viewer = useViewer();
    const [selection, setSelection] = useState(start);
    const page = { ...filter, sort: 'id=desc', offset: 0, limit: 40 };
    const { data } = useQuery(experimentQueries.search(projectId, page));
    return (
      <div className="relative h-40">
        {data ? (
          <ExperimentBulkBar
            viewer={viewer}
            project={{ id: projectId, workspaceId }}
            filter={filter}
            sort={page.sort}
            selection={selection}
            total={40}
            onSelectionChange={setSelection}
            onDone={nothing}
          />
        ) : null}
      </div>
    );
  },
);

const someOf = (ids: readonly number[]): Selection => ({ kind: 'some', ids: new Set(ids) });

const refused = [
  { id: 9011, name: 'mnist-2', error: 'access denied' },
  { id: 9014, name: '<img src=x onerror=alert(1)>', error: 'the experiment is not archived' },
];

const Outcome = (props: Partial<ComponentProps<typeof BulkOutcome>>) => (
  <div className="relative h-88">
    <BulkOutcome
      done={7}
      refused={refused}
      isBusy={false}
      onRetry={nothing}
      onClose={nothing}
      {...props}
    />
  </div>
);

const many = Array.from({ length: 140 }, (_, at) => ({
  id: at + 1,
  name: `mnist-${at + 1}`,
  error: 'the database is away',
}));

export const bulk = entriesOf('Lists of experiments', {
  'bulk-some': {
    title: 'Chosen rows: some',
    Example: () => <Bar start={someOf(listed)} />,
    ready: 'button:has-text("Archive")',
  },
  'bulk-all': {
    title: 'Chosen rows: all that match',
    Example: () => <Bar start={everythingSelected} />,
    ready: 'button:has-text("Archive")',
  },
  'bulk-unknown': {
    title: 'Chosen rows: none that the list has shown',
    Example: () => <Bar start={someOf([1, 2])} />,
    ready: 'text=No actions available',
  },
  'bulk-refused': {
    title: 'Chosen rows: nothing may be done to them',
    Example: () => <Bar start={everythingSelected} workspaceId={workspaces.nothing} />,
    ready: 'text=No actions available',
  },
  'bulk-outcome': {
    title: 'Chosen rows: it failed for some',
    Example: () => <Outcome />,
    ready: 'text=7 of 9 done',
  },
  'bulk-outcome-waiting': {
    title: 'Chosen rows: tried again',
    Example: () => <Outcome isBusy />,
    ready: 'text=7 of 9 done',
  },
  'bulk-outcome-many': {
    title: 'Chosen rows: it failed for very many',
    Example: () => <Outcome done={0} refused={many} />,
    ready: 'text=and 40 more',
  },
});
