import { useQuery } from '@tanstack/react-query';
import { Button } from '@trainyard/ui/base/button';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { SkeletonRows } from '@trainyard/ui/base/skeleton';
import { formatCount } from '@trainyard/ui/lib/format';
import { DataTable } from '@trainyard/ui/table/data-table';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { useMemo } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { useLinkView } from '~/app/links/use-link-view';
import { useListSource } from '~/features/experiments/experiment-list/list-source';
import { deltaText } from '~/lib/compare-rows';
import { type TwoWeeks, twoWeeksQuery } from './queries';
import { WeekCauses } from './week-causes';
import { countColumns, type WeekCounts } from './week-columns';
import { WeekHours } from './week-hours';
import { WeekMetrics } from './week-metrics';
import { weekSearch } from './week-search';
import { type EndCounts, endCounts, rowsIn, type Span } from './week-values';

type Props = { projectId: number; week: number };

/** The names of a week and of the one before it. */
export const namesOf = (week: number): [string, string] =>
  week === 1
    ? ['Last 7 days', 'Week before']
    : [`${week - 1} ${week === 2 ? 'week' : 'weeks'} ago`, `${week} weeks ago`];

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const spanText = ({ from, to }: Span) => `${dayOf(from)} to ${dayOf(to)}`;

/** Shows what ended in a week in a project, with the week before. */
export default function WeekDialog({ projectId, week }: Props) {
  const [, change] = useLinkView(weekSearch);
  const source = useListSource();
  const query = useQuery(twoWeeksQuery(source, projectId, week));
  const { data, error } = query;
  const close = () => void change({ week: undefined, weekMetric: '', weekBetter: undefined });
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || close()}>
      <DialogContent title={`${source.title} of the week`} size="large" isLoading={!data && !error}>
        <div className="flex flex-wrap items-center gap-2 pt-1 pb-3">
          <Button onClick={() => void change({ week: week + 1 })}>A week earlier</Button>
          <Button disabled={week === 1} onClick={() => void change({ week: week - 1 })}>
            A week later
          </Button>
          {data ? (
            <span className="num text-sm text-muted">
              {spanText(data.spans[0])} against {spanText(data.spans[1])}, UTC
            </span>
          ) : null}
        </div>
        {error && !data ? <FailedQuery title={source.reader.error} query={query} /> : null}
        {!data && !error ? <SkeletonRows rows={6} label={`Loading ${source.name}`} /> : null}
        {data ? <Weeks key={week} {...{ projectId, week, data }} names={namesOf(week)} /> : null}
      </DialogContent>
    </Dialog>
  );
}

type WeeksProps = Props & { data: TwoWeeks; names: readonly [string, string] };

function Weeks({ projectId, week, data, names }: WeeksProps) {
  const source = useListSource();
  const weeks = useMemo(() => data.spans.map((span) => rowsIn(data.rows, span)), [data]);
  const [own = [], before = []] = weeks;
  if (data.rows.length === 0)
    return (
      <EmptyState
        title={`No ${source.noun} ended`}
        hint={`No ${source.noun} of this project ended in either week.`}
      />
    );
  return (
    <div className="grid grid-cols-1 gap-6">
      <section aria-label="Ended">
        <DataTable
          caption={`${source.title} that ended`}
          columns={columnsOf(names)}
          rows={countRows(endCounts(own), endCounts(before))}
          keyOf={({ name }) => name}
        />
        {data.total > data.rows.length ? (
          <p className="pt-2 text-sm text-muted">
            The last {formatCount(data.rows.length)} of {formatCount(data.total)} are read.
          </p>
        ) : null}
      </section>
      <WeekHours {...{ projectId, week, weeks, names }} />
      <WeekMetrics weeks={weeks} names={names} />
      <WeekCauses weeks={weeks} names={names} />
    </div>
  );
}

export type CountRow = WeekCounts & { name: string };

const countRows = (own: EndCounts, before: EndCounts): CountRow[] => [
  { name: 'Ended', own: own.ended, before: before.ended },
  { name: 'Completed', own: own.completed, before: before.completed },
  { name: 'Failed', own: own.failed, before: before.failed },
  { name: 'Canceled', own: own.canceled, before: before.canceled },
];

const column = columnsFor<CountRow>();

const columnsOf = (names: readonly [string, string]): TableColumn<CountRow>[] => [
  column.accessor('name', {
    header: 'State',
    meta: { isRowHeader: true, phone: 'title' },
  }),
  ...countColumns<CountRow>(names),
  column.display({
    id: 'change',
    header: 'Change',
    cell: ({ row: { original } }) => (
      <span className="num text-muted">{deltaText(original.own, original.before)}</span>
    ),
    meta: { isEnd: true, phone: 'line' },
  }),
];
