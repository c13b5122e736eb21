import { Button } from '@trainyard/ui/base/button';
import { EmptyState, FailedState } from '@trainyard/ui/base/empty-state';
import { SkeletonRows } from '@trainyard/ui/base/skeleton';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { type ColumnLayout, visibleColumns } from '@trainyard/ui/table/columns/column-state';
import type { DataColumn } from '@trainyard/ui/table/grid/columns';
import { useRowGroups } from '@trainyard/ui/table/use-row-groups';
import { useMemo } from 'react';
import { messageOf } from '~/app/errors/report-error';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { fieldOf } from '~/features/experiments/base/fields';
import type { ExperimentListSearch } from '~/features/experiments/base/list-search';
import { dynamicColumn } from '~/features/experiments/experiment-list/columns/dynamic-columns';
import type { SearchChange } from '~/features/experiments/experiment-list/list-source';
import { useListSource } from '~/features/experiments/experiment-list/list-source';
import { readAtOnce, useAllRows } from '~/features/experiments/experiment-list/rows/use-all-rows';
import { GroupTable } from './group-table';

type Column = DataColumn<ExperimentRow>;

type Props = {
  projectId: number;
  search: ExperimentListSearch;
  onSearchChange: SearchChange;
  /** all known columns; the layout decides which are visible */
  columns: readonly Column[];
  layout: ColumnLayout;
  /** rows that match */
  total: number;
};

/** Groups the list by the values of one column, computed from all matching rows. */
export function GroupList({ projectId, search, onSearchChange, ...props }: Props) {
  const { columns, layout, total } = props;
  const read = useAllRows({ projectId, search, atOnce: readAtOnce });
  const { rows } = read;
  const source = useListSource();
  const by = useMemo(
    () => columns.find(({ id }) => id === search.group) ?? dynamicColumn(search.group),
    [columns, search.group],
  );
  const numbers = useMemo(
    () => numberColumns(visibleColumns(columns, layout), rows, search.group),
    [columns, layout, rows, search.group],
  );
  const { groups, toggleAll } = useRowGroups({ rows, by, columns: numbers });
  const ungroup = () => onSearchChange({ group: '' });

  if (!by)
    return (
      <EmptyState
        title="This column does not exist"
        hint={`The link groups by “${search.group}”.`}
        action={<Button onClick={ungroup}>Show the list</Button>}
      />
    );
  if (read.status === 'failed' && rows.length === 0)
    return (
      <FailedState
        title={`Unable to fetch ${source.name}.`}
        message={read.error && messageOf(read.error)}
        onRetry={read.readAgain}
      />
    );
  return (
    <section aria-label={`Grouped by ${by.title}`} className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-none flex-wrap items-center gap-2 px-6 pb-2 text-sm text-muted narrow:px-4">
        <span role="status" className="mr-2">
          {summaryText({ rowsName: source.name, by, groups: groups.length, read, total })}
        </span>
        {read.status === 'reading' ? <Button onClick={read.stop}>Stop</Button> : null}
        {read.status === 'stopped' && rows.length < total ? (
          <Button onClick={read.readOn}>Read on</Button>
        ) : null}
        {read.status === 'reading' ? null : <Button onClick={read.readAgain}>Read again</Button>}
        <Button onClick={() => toggleAll(true)}>Expand all</Button>
        <Button onClick={() => toggleAll(false)}>Collapse all</Button>
        <Button onClick={ungroup}>Ungroup</Button>
      </div>
      {read.status === 'reading' && rows.length === 0 ? (
        <SkeletonRows label={`Loading ${source.name}`} />
      ) : (
        <GroupTable by={by} groups={groups} numbers={numbers} />
      )}
    </section>
  );
}

type SummaryInput = {
  rowsName: string;
  by: Column;
  groups: number;
  read: ReturnType<typeof useAllRows>;
  total: number;
};

/** Describes the number of groups, and the rows that they were computed from. */
function summaryText({ rowsName, by, groups, read, total }: SummaryInput): string {
  const count = read.rows.length;
  const head = `${plural(groups, 'group')} by ${by.title}`;
  if (read.status === 'reading')
    return `${head} so far: ${formatCount(count)} of ${formatCount(total)} matching ${rowsName} read...`;
  if (read.status === 'done') return `${head}, from all ${formatCount(count)} matching ${rowsName}`;
  const why = read.status === 'failed' ? `; then: ${read.error && messageOf(read.error)}` : '';
  return `${head}, from ${formatCount(count)} of ${formatCount(total)} matching ${rowsName}, in the order of the list${why}`;
}

/** The columns that groups aggregate: those with any number, except the grouped one and identifiers. */
const numberColumns = (
  columns: readonly Column[],
  rows: readonly ExperimentRow[],
  byId: string,
): Column[] =>
  columns.filter(
    ({ id, value }) =>
      id !== byId &&
      !fieldOf(id)?.isIdentifier &&
      rows.some((row) => typeof value(row) === 'number'),
  );
