import { useMemo, useState } from 'react';
import { messageOf } from '~/app/report-error';
import type { DataColumn } from '~/components/data-table/columns';
import { type ColumnLayout, laidColumns } from '~/components/data-table/layout';
import { Button } from '~/components/ui/button';
import { EmptyState, FailedState } from '~/components/ui/empty-state';
import { SkeletonRows } from '~/components/ui/skeleton';
import { formatCount, plural } from '~/lib/format';
import type { ExperimentRow } from '../../queries';
import type { SearchChange } from '../experiment-list-toolbar';
import { dynamicColumn, moreColumns } from '../more-columns';
import type { ExperimentListSearch } from '../search';
import { groupRows, numberColumns } from './group-rows';
import { GroupTable } from './group-table';
import { readAtOnce, useAllRows } from './use-all-rows';

type Column = DataColumn<ExperimentRow>;

type Props = {
  projectId: number;
  search: ExperimentListSearch;
  onSearchChange: SearchChange;
  /** all that are known; the layout says which show */
  known: readonly Column[];
  layout: ColumnLayout;
  /** rows that match */
  total: number;
};

/** The list in groups by what its rows say in one column, worked out from all that match. */
export default function GroupList({ projectId, search, onSearchChange, ...props }: Props) {
  const { known, layout, total } = props;
  const read = useAllRows({ projectId, search, atOnce: readAtOnce });
  const { rows } = read;
  const by =
    [...known, ...moreColumns()].find(({ id }) => id === search.group) ??
    dynamicColumn(search.group);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const numbers = useMemo(
    () => numberColumns(laidColumns(known, layout), rows, search.group),
    [known, layout, rows, search.group],
  );
  const groups = useMemo(
    () => (by ? groupRows(rows, { by, columns: numbers }) : []),
    [rows, by, numbers],
  );
  const ungroup = () => onSearchChange({ group: '' });

  if (!by)
    return (
      <EmptyState
        title="There is no such column"
        hint={`The link groups by “${search.group}”.`}
        action={<Button onClick={ungroup}>Show the list</Button>}
      />
    );
  if (read.status === 'failed' && rows.length === 0)
    return (
      <FailedState
        title="Unable to fetch experiments."
        message={read.error && messageOf(read.error)}
        onRetry={read.readAgain}
      />
    );
  return (
    <section aria-label={`Grouped by ${by.title}`} className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-none flex-wrap items-center gap-2 px-6 pb-2 text-sm text-muted narrow:px-4">
        <span role="status" className="mr-2">
          {said({ by, groups: groups.length, read, total })}
        </span>
        {read.status === 'reading' ? <Button onClick={read.stop}>Stop</Button> : null}
        {read.status === 'stopped' && rows.length < total ? (
          <Button onClick={read.readOn}>Read on</Button>
        ) : null}
        {read.status === 'reading' ? null : <Button onClick={read.readAgain}>Read again</Button>}
        <Button onClick={() => setOpen(new Set(groups.map(({ value }) => value)))}>
          Expand all
        </Button>
        <Button onClick={() => setOpen(new Set())}>Collapse all</Button>
        <Button onClick={ungroup}>Ungroup</Button>
      </div>
      {read.status === 'reading' && rows.length === 0 ? (
        <SkeletonRows label="Loading experiments" />
      ) : (
        <GroupTable by={by} groups={groups} numbers={numbers} open={open} onOpenChange={setOpen} />
      )}
    </section>
  );
}

type Said = {
  by: Column;
  groups: number;
  read: ReturnType<typeof useAllRows>;
  total: number;
};

/** How many groups there are, and what they were worked out from. */
function said({ by, groups, read, total }: Said): string {
  const count = read.rows.length;
  const head = `${plural(groups, 'group')} by ${by.title}`;
  if (read.status === 'reading')
    return `${head} so far: ${formatCount(count)} of ${formatCount(total)} matching experiments read …`;
  if (read.status === 'done') return `${head}, from all ${formatCount(count)} matching experiments`;
  const why = read.status === 'failed' ? `; then: ${read.error && messageOf(read.error)}` : '';
  return `${head}, from ${formatCount(count)} of ${formatCount(total)} matching experiments, in the order of the list${why}`;
}
