import { useQuery } from '@tanstack/react-query';
import type { Waste } from '@trainyard/insights/waste/find-waste';
import type { IdleHistory } from '@trainyard/insights/waste/idle-hours';
import { durationText, heldText, type WasteItem } from '@trainyard/insights/waste/waste';
import { EmptyState, NothingMatches } from '@trainyard/ui/base/empty-state';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { SkeletonRows } from '@trainyard/ui/base/skeleton';
import { SearchField } from '@trainyard/ui/form/search-field';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { Fact, FactList } from '@trainyard/ui/page/fact-list';
import { ClientTable } from '@trainyard/ui/table/client-table';
import { useEntityRows } from '~/app/actions/use-entity-list';
import { FailedQuery } from '~/app/errors/failed-query';
import { LateQuery } from '~/app/late/late';
import { useOwnerName } from '~/data/users';
import { useViewer } from '~/data/viewer';
import { workspaceQueries } from '~/data/workspaces';
import { wasteColumns } from './columns';
import { IdleChart, IdleWeek, lastDaysQuery, useIdleHistory } from './idle-history';
import { answerOf } from './owner-answer';
import { wasteQuery } from './queries';
import { useReadAfterWrites } from './read-after-writes';
import type { WasteSearch } from './search';
import { WasteBar } from './waste-bar';

type Props = { search: WasteSearch; onSearchChange: (change: Partial<WasteSearch>) => void };

/** Lists the jobs that hold slots without use or wait in vain, and stops the selected ones. */
export function WastePage(props: Props) {
  const query = useQuery(wasteQuery);
  useReadAfterWrites(query);
  if (query.data) return <Found {...props} waste={query.data} />;
  return query.error ? (
    <FailedQuery title="Unable to find idle work." query={query} />
  ) : (
    <SkeletonRows rows={8} label="Searching for idle work" />
  );
}

const whose = [
  { value: 'all', label: 'All' },
  { value: 'mine', label: 'Mine' },
  { value: 'workspaces', label: 'My workspaces' },
] as const;

type FoundProps = Props & { waste: Waste };

function Found({ search, onSearchChange, waste }: FoundProps) {
  const viewer = useViewer();
  const ownerName = useOwnerName();
  const { data: workspaces = [] } = useQuery(workspaceQueries.list());
  const own = new Set(
    workspaces.filter(({ userId }) => userId === viewer.user.id).map(({ id }) => id),
  );
  const isMatch = ({ userId, workspaceId }: WasteItem) =>
    search.whose === 'workspaces'
      ? own.has(workspaceId)
      : search.whose === 'all' || userId === viewer.user.id;
  const query = search.text.trim().toLowerCase();
  const list = useEntityRows(waste.items, {
    keyOf: ({ key }) => key,
    view: search,
    onViewChange: onSearchChange,
    filterRows: (items) =>
      items.filter(
        (item) =>
          isMatch(item) &&
          (query === '' ||
            [item.name, item.username, ownerName(item), item.pool].some((each) =>
              each.toLowerCase().includes(query),
            )),
      ),
  });
  const history = useIdleHistory(waste);
  const columns = wasteColumns({ now: waste.at, ownerName, experiments: waste.experiments });
  if (waste.items.length === 0)
    return (
      <EmptyState
        title="Nothing is idle"
        hint="GPUs below 5 % use for 30 minutes, tasks without activity, experiments that stay paused and jobs that can never start are listed here."
      />
    );
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3">
        <SearchField
          label="Filter"
          placeholder="Filter by name, user or pool"
          text={search.text}
          onChange={(text) => list.onFilter({ text })}
        />
        <SegmentedControl
          label="Whose"
          value={search.whose}
          segments={whose}
          onChange={(next) => list.onFilter({ whose: next })}
        />
        <p className="ml-auto text-sm text-faint phone:ml-0">
          Idle means below 5 % for 30 min. Nothing is stopped automatically.
        </p>
      </div>
      <Summary waste={waste} history={history} />
      {list.rows.length === 0 ? (
        <NothingMatches
          title="Nothing matches the current filters"
          onClear={() => list.onFilter({ text: '', whose: 'all' })}
        />
      ) : (
        <ClientTable
          caption="Idle"
          storedAs="idle-list"
          columns={columns}
          rows={list.rows}
          keyOf={list.keyOf}
          view={{ sort: search.sort, page: search.page }}
          onViewChange={list.onViewChange}
          choice={{
            label: ({ name }) => `Select ${name}`,
            chosen: list.selectedKeys,
            onChange: list.onSelect,
          }}
        />
      )}
      {history ? <IdleChart history={history} now={waste.at} /> : null}
      <LateQuery query={lastDaysQuery(waste)} />
      <WasteBar items={list.selectedRows} all={list.rows} waste={waste} onChosen={list.onSelect} />
    </>
  );
}

type SummaryProps = {
  waste: Waste;
  history: IdleHistory | undefined;
};

/** How many owners were asked, and how they answered, in words; undefined without a question. */
function questionFact({ experiments }: Waste) {
  const answers = [...experiments.values()].flatMap((each) => answerOf(each) ?? []);
  if (answers.length === 0) return undefined;
  const open = answers.filter((answer) => answer === 'asked').length;
  const keptCount = answers.filter((answer) => answer === 'keep').length;
  const note = [
    open > 0 && `${formatCount(open)} without an answer`,
    keptCount > 0 && `${formatCount(keptCount)} still needed`,
  ];
  return { count: answers.length, note: note.filter(Boolean).join(', ') || undefined };
}

function Summary({ waste, history }: SummaryProps) {
  const { items, pools, at: now } = waste;
  const itemsWithSlots = items.filter(({ slots }) => slots > 0);
  const questions = questionFact(waste);
  const waiting = waste.waiting.filter(({ pool }) =>
    itemsWithSlots.some((item) => item.pool === pool),
  );
  const longest = itemsWithSlots.toSorted(
    (one, other) => (one.since ?? now) - (other.since ?? now),
  )[0];
  const unfit = items.filter(({ kind }) => kind === 'neverFits').length;
  return (
    <FactList>
      <Fact name="Held idle now">{heldText(itemsWithSlots, pools)}</Fact>
      {waiting.length > 0 ? (
        <Fact
          name="Waiting in their pools"
          note={plural(
            waiting.reduce((sum, { slots }) => sum + slots, 0),
            'slot',
          )}
        >
          {plural(waiting.length, 'job')}
        </Fact>
      ) : null}
      {longest?.since === undefined ? null : (
        <Fact name="Held idle longest" note={longest.name}>
          {durationText(now - longest.since)}
        </Fact>
      )}
      {history ? <IdleWeek history={history} now={now} /> : null}
      {questions ? (
        <Fact name="Owners asked about" note={questions.note}>
          {plural(questions.count, 'experiment')}
        </Fact>
      ) : null}
      {unfit > 0 ? <Fact name="Can never start">{plural(unfit, 'job')}</Fact> : null}
    </FactList>
  );
}
