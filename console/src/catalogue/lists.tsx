import { Button } from '@trainyard/ui/base/button';
import { entriesOf, Opened } from '@trainyard/ui/catalogue/entry';
import { toColumnState } from '@trainyard/ui/table/columns/column-state';
import { useState } from 'react';
import { firstLayout } from '~/features/experiment-list/columns/column-layout';
import { derivedId } from '~/features/experiment-list/columns/derived';
import DerivedDialog from '~/features/experiment-list/columns/derived-dialog';
import { ExperimentColumnPicker } from '~/features/experiment-list/columns/experiment-column-picker';
import { smoothedId } from '~/features/experiment-list/columns/smoothed';
import { ExperimentListPage } from '~/features/experiment-list/experiment-list-page';
import { FilterForm } from '~/features/experiment-list/filters/filter-form';
import { ExperimentSortForm } from '~/features/experiment-list/sort/experiment-sort-form';
import ViewDialog from '~/features/experiment-list/views/view-dialog';
import { vocabularyOf } from '~/features/experiments/filter/vocabulary';
import { experimentListSearch } from '~/features/experiments/list-search';
import { firstRowsOf, seen } from './stand-in-facts';
import { onPage, type StateProps, statesOf } from './states';

const nothing = () => {};

type ListProps = StateProps & { link?: Partial<ReturnType<typeof experimentListSearch>> };

const List = onPage<ListProps>(({ id, link }) => {
  const [search, setSearch] = useState({ ...experimentListSearch.defaults, ...link });
  return (
    <ExperimentListPage
      project={{ id, workspaceId: 2 }}
      search={search}
      onSearchChange={(change) => setSearch({ ...search, ...change })}
      head={() => null}
    />
  );
});

const Sort = ({ id }: StateProps) => (
  <Opened what="form">
    {() => (
      <ExperimentSortForm
        projectId={id}
        sort={[
          { id: 'startTime', desc: true },
          { id: 'hp.learning_rate', desc: false },
        ]}
        onSortChange={nothing}
        button={<Button>Sort</Button>}
      />
    )}
  </Opened>
);

const Filter = ({ id, line = '' }: StateProps & { line?: string }) => (
  <FilterForm
    projectId={id}
    line={line}
    onLineChange={nothing}
    vocabulary={vocabularyOf({ users: [], myId: undefined })}
    wanted={undefined}
    turn={0}
    onClose={nothing}
  />
);

const Columns = ({ id }: StateProps) => (
  <Opened what="columns">
    {() => (
      <ExperimentColumnPicker
        projectId={id}
        columnState={{ state: toColumnState(firstLayout, []), onStateChange: nothing }}
        isDiffering={false}
        onDifferingChange={nothing}
        onDerive={nothing}
        button={<Button>Columns</Button>}
      />
    )}
  </Opened>
);

const group = 'hp.batch_size';
const ratio = derivedId({ name: 'ratio', expression: 'numTrials / 2' });
const smoothed = smoothedId({ weight: 0.6, group: 'validation', metric: 'validation_loss' });

const ranking = { rank: `${ratio}=desc`, columns: ['name', ratio, 'state'] };

const Groups = ({ id }: StateProps) => <List id={firstRowsOf(id)} link={{ group }} />;

const Ranked = ({ id }: StateProps) => <List id={firstRowsOf(id)} link={ranking} />;

const Smoothed = ({ id }: StateProps) => (
  <List id={firstRowsOf(id)} link={{ columns: ['name', smoothed] }} />
);

export const lists = entriesOf('Lists of experiments', {
  ...statesOf('list', {
    title: 'List',
    Part: List,
    none: 'No Experiments',
    waiting: '[aria-busy=true], [role=status]',
    isPage: true,
  }),
  'list-unmatched': {
    title: 'List: nothing matches',
    Example: () => <List id={seen.empty} link={{ name: '<b>', filter: 'state = ERROR' }} />,
    ready: 'text=No results matching your filters',
    isPage: true,
  },
  'list-pinned': {
    title: 'List: with rows that are pinned',
    Example: () => <List id={seen.whole} />,
    ready: 'text=mnist-1',
    isPage: true,
  },
  'list-groups': {
    title: 'Groups, and what their numbers come to',
    Example: () => <List id={seen.whole} link={{ group }} />,
    ready: 'text=from all 9 matching experiments',
    isPage: true,
  },
  'list-groups-unknown': {
    title: 'Groups: by no column',
    Example: () => <List id={seen.whole} link={{ group: 'nothing' }} />,
    ready: 'text=There is no such column',
    isPage: true,
  },
  'list-ranked': {
    title: 'Ranked here',
    Example: () => <List id={seen.whole} link={ranking} />,
    ready: 'text=all 9 matching experiments',
    isPage: true,
  },
  ...statesOf('list-groups', {
    title: 'Groups',
    Part: Groups,
    isNeverEmpty: true,
    waiting: 'text=matching experiments read …',
    failed: 'text=Unable to fetch experiments.',
    isPage: true,
  }),
  ...statesOf('list-ranked', {
    title: 'Ranked here',
    Part: Ranked,
    isNeverEmpty: true,
    waiting: 'text=reading the matching experiments …',
    failed: 'text=unable to fetch experiments',
    isPage: true,
  }),
  ...statesOf('list-smoothed', {
    title: 'A smoothed metric',
    Part: Smoothed,
    none: 'of 9 loaded rows',
    waiting: 'text=0 of 9 loaded rows so far',
    failed: 'button:has-text("Retry")',
    isPage: true,
  }),
  'filter-form': {
    title: 'Filter: conditions and a group',
    Example: () => (
      <Filter id={seen.whole} line="state = ERROR and (name ~ mnist or numTrials > 3)" />
    ),
    ready: 'text=Any of the following are true...',
  },
  ...statesOf('filter-form', {
    title: 'Filter',
    Part: Filter,
    isNeverEmpty: true,
    waiting: 'text=Metrics and hyperparameters are on their way',
    failed: 'text=Unable to fetch project columns.',
  }),
  ...statesOf('sort-form', {
    title: 'Sort',
    Part: Sort,
    isNeverEmpty: true,
    waiting: 'text=Add sort',
    failed: 'text=Add sort',
  }),
  ...statesOf('column-picker', {
    title: 'Columns of a list',
    Part: Columns,
    isNeverEmpty: true,
    waiting: 'text=Metrics and hyperparameters are on their way',
    failed: 'text=Unable to fetch project columns.',
  }),
  'derived-column': {
    title: 'A column worked out of others',
    Example: () => (
      <Opened what="form">
        {(close) => (
          <DerivedDialog
            columnId={ratio}
            search={experimentListSearch.defaults}
            onSearchChange={nothing}
            onClose={close}
          />
        )}
      </Opened>
    ),
    ready: '[role=dialog]',
  },
  'views-none': {
    title: 'Saved views: none',
    Example: () => (
      <Opened what="views">
        {(close) => (
          <ViewDialog
            projectId={seen.empty}
            search={experimentListSearch.defaults}
            asked="manage"
            onClose={close}
          />
        )}
      </Opened>
    ),
    ready: 'text=No saved views',
  },
});
