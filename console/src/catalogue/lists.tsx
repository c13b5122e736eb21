import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { layoutOf } from '~/features/experiments/list/column-layout';
import { derivedId } from '~/features/experiments/list/columns/derived';
import DerivedDialog from '~/features/experiments/list/columns/derived-dialog';
import { smoothedId } from '~/features/experiments/list/columns/smoothed';
import { ExperimentColumnPicker } from '~/features/experiments/list/experiment-column-picker';
import { ExperimentListPage } from '~/features/experiments/list/experiment-list-page';
import { ExperimentSortForm } from '~/features/experiments/list/experiment-sort-form';
import { FilterForm } from '~/features/experiments/list/filters/filter-form';
import { vocabularyOf } from '~/features/experiments/list/filters/vocabulary';
import { experimentListSearch } from '~/features/experiments/list/search';
import ViewDialog from '~/features/experiments/list/views/view-dialog';
import { entriesOf } from './entry';
import { type LookProps, looksOf, onPage } from './looks';
import { Opened } from './opened';
import { firstRowsOf, seen } from './stand-in-facts';

const nothing = () => {};

type ListProps = LookProps & { link?: Partial<ReturnType<typeof experimentListSearch>> };

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

const Sort = ({ id }: LookProps) => (
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

const Filter = ({ id, line = '' }: LookProps & { line?: string }) => (
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

const Columns = ({ id }: LookProps) => (
  <Opened what="columns">
    {() => (
      <ExperimentColumnPicker
        projectId={id}
        layout={layoutOf({ columns: [], pinned: 2 })}
        onLayoutChange={nothing}
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

const Groups = ({ id }: LookProps) => <List id={firstRowsOf(id)} link={{ group }} />;

const Ranked = ({ id }: LookProps) => <List id={firstRowsOf(id)} link={ranking} />;

const Smoothed = ({ id }: LookProps) => (
  <List id={firstRowsOf(id)} link={{ columns: ['name', smoothed] }} />
);

export const lists = entriesOf('Lists of experiments', {
  ...looksOf('list', {
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
  ...looksOf('list-groups', {
    title: 'Groups',
    Part: Groups,
    isNeverEmpty: true,
    waiting: 'text=matching experiments read …',
    failed: 'text=Unable to fetch experiments.',
    isPage: true,
  }),
  ...looksOf('list-ranked', {
    title: 'Ranked here',
    Part: Ranked,
    isNeverEmpty: true,
    waiting: 'text=reading the matching experiments …',
    failed: 'text=unable to fetch experiments',
    isPage: true,
  }),
  ...looksOf('list-smoothed', {
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
  ...looksOf('filter-form', {
    title: 'Filter',
    Part: Filter,
    isNeverEmpty: true,
    waiting: 'text=Metrics and hyperparameters are on their way',
    failed: 'text=Unable to fetch project columns.',
  }),
  ...looksOf('sort-form', {
    title: 'Sort',
    Part: Sort,
    isNeverEmpty: true,
    waiting: 'text=Add sort',
    failed: 'text=Add sort',
  }),
  ...looksOf('column-picker', {
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
