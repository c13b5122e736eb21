import { Button } from '@trainyard/ui/base/button';
import { FailedState } from '@trainyard/ui/base/empty-state';
import { formatCount } from '@trainyard/ui/lib/format';
import type { DataColumn } from '@trainyard/ui/table/grid/columns';
import { type ReactNode, useEffect, useMemo } from 'react';
import { messageOf } from '~/app/errors/report-error';
import type { ExperimentRow } from '~/data/experiments/experiments';
import type { ExperimentListSearch, Rank } from '~/features/experiments/base/list-search';
import { dynamicColumn } from '~/features/experiments/experiment-list/columns/dynamic-columns';
import { smoothedOf } from '~/features/experiments/experiment-list/columns/smoothed';
import { type ListSource, useListSource } from '~/features/experiments/experiment-list/list-source';
import { rankRows } from './rank-rows';
import { readAtOnce, useAllRows } from './use-all-rows';

/** The limit for a ranking by smoothed values, which needs the curve of each row. */
const smoothedAtOnce = 200;

type Props = {
  projectId: number;
  search: ExperimentListSearch;
  rank: Rank;
  /** those that show */
  columns: readonly DataColumn<ExperimentRow>[];
  /** called with every page; with undefined when the ranking restarts, with an empty list if no rows match */
  onRows: (rows: readonly ExperimentRow[] | undefined) => void;
  /** back to the order of the master */
  onStop: () => void;
};

/** Reads the matching rows, ranks them by a column that the master cannot sort by, and shows the number of ranked rows. */
export function RankNote(props: Props) {
  const { projectId, search, rank, columns, onRows, onStop } = props;
  const { id, desc } = rank;
  // kept: another column each time would be another ranking
  const by = useMemo(
    () => columns.find((column) => column.id === id) ?? dynamicColumn(id),
    [columns, id],
  );
  const allRows = useAllRows({
    projectId,
    search,
    atOnce: smoothedOf(id) ? smoothedAtOnce : readAtOnce,
  });
  const { rows, status } = allRows;
  const source = useListSource();
  const ranked = useMemo(() => (by ? rankRows(rows, { by, desc }) : rows), [rows, by, desc]);
  const isEmpty = rows.length === 0 && status === 'reading';
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs only when the rows change
  useEffect(() => {
    if (!isEmpty) onRows(ranked);
  }, [ranked, isEmpty]);

  if (rows.length === 0 && status === 'failed')
    return (
      <>
        <Note text={`Not ranked by ${by?.title ?? id}`} onStop={onStop} />
        <FailedState
          title={`Unable to fetch ${source.name}.`}
          message={allRows.error && messageOf(allRows.error)}
          onRetry={() => {
            onRows(undefined);
            allRows.readAgain();
          }}
        />
      </>
    );
  return (
    <Note
      text={
        by
          ? `Ranked here by ${by.title}, ${desc ? 'highest' : 'lowest'} first: ${rankText(allRows, source)}`
          : `There is no column “${id}” to rank by: the rows keep the order of the list`
      }
      onStop={onStop}
    >
      {status === 'reading' ? <Button onClick={allRows.stop}>Stop reading</Button> : null}
      {status === 'stopped' && rows.length < allRows.total ? (
        <Button onClick={allRows.readOn}>Read on</Button>
      ) : null}
      {status === 'reading' ? null : <Button onClick={allRows.readAgain}>Read again</Button>}
    </Note>
  );
}

type NoteProps = { text: string; onStop: () => void; children?: ReactNode };

const Note = ({ text, onStop, children }: NoteProps) => (
  <section
    aria-label="Ranking"
    className="flex flex-none flex-wrap items-center gap-2 px-6 pb-2 text-sm text-muted narrow:px-4"
  >
    <span role="status" className="mr-2">
      {text}
    </span>
    {children}
    <Button onClick={onStop}>Stop ranking</Button>
  </section>
);

/** Which of the rows that match are ranked. */
function rankText(
  { rows, status, total, error }: ReturnType<typeof useAllRows>,
  { name }: ListSource,
): string {
  const of = `${formatCount(rows.length)} of ${formatCount(total)} matching ${name}`;
  if (status === 'reading')
    return rows.length === 0 ? `reading the matching ${name}...` : `${of} read so far...`;
  if (status === 'failed') return `${of}; ${error && messageOf(error)}`;
  return rows.length < total
    ? `the first ${of}, in the order of the list`
    : `all ${formatCount(rows.length)} matching ${name}`;
}
