import { useQuery } from '@tanstack/react-query';
import { failureGroups } from '@trainyard/insights/failures/failure-groups';
import { lastFailed, type RunFailure } from '@trainyard/insights/triage/triage';
import { Spinner } from '@trainyard/ui/base/spinner';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { withVisibleControls } from '@trainyard/ui/lib/visible-controls';
import { SectionHeading } from '@trainyard/ui/page/section';
import { DataTable } from '@trainyard/ui/table/data-table';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { useMemo } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { useListSource } from '~/features/experiments/experiment-list/list-source';
import { type ListedRun, triageQueries } from '../triage/queries';
import { countColumns, type WeekCounts } from './week-columns';
import type { EndedRow } from './week-values';

/** logs that are read of each week, of the failures that started last */
const causesOfWeek = 25;

type Props = {
  weeks: readonly (readonly EndedRow[])[];
  names: readonly [string, string];
};

type CauseRow = WeekCounts & { signature: string; example: string };

/** The causes of the failures of both weeks, with how often each was there. */
export function WeekCauses({ weeks, names }: Props) {
  const source = useListSource();
  const chosen = useMemo(() => weeks.map(failedOf), [weeks]);
  const failed = weeks.flat().filter(({ state }) => state === 'STATE_ERROR').length;
  const all = useMemo(() => chosen.flat(), [chosen]);
  const query = useQuery({ ...triageQueries.causes(source, all), enabled: all.length > 0 });
  const found = query.isPlaceholderData ? undefined : query.data;
  const ownIds = useMemo(() => new Set(chosen[0]?.map(({ id }) => id)), [chosen]);
  const { rows, unreadable } = useMemo(() => causeRows(found ?? [], ownIds), [found, ownIds]);
  if (failed === 0) return null;
  return (
    <section aria-label="Causes">
      <SectionHeading
        note={`of ${plural(failed, `failed ${source.noun}`, `failed ${source.name}`)}`}
      >
        Causes
      </SectionHeading>
      <FailedQuery title="Unable to read the causes." query={query} />
      {(found?.length ?? 0) < all.length && !query.error ? (
        <p role="status" className="flex items-center gap-2 pb-2 text-muted">
          <Spinner label="Reading causes" className="size-4" />
          <span className="num">
            {found?.length ?? 0} of {formatCount(all.length)} causes read
          </span>
        </p>
      ) : null}
      {rows.length > 0 ? (
        <DataTable
          caption="Causes of failures"
          columns={columnsOf(names)}
          rows={rows}
          keyOf={({ signature }) => signature}
        />
      ) : null}
      <p className="pt-2 text-sm text-faint">
        {all.length < failed
          ? `Read from the logs of the last ${causesOfWeek} failures of each week. `
          : 'Read from the ends of their logs. '}
        {unreadable > 0 ? `${formatCount(unreadable)} without a cause. ` : ''}
      </p>
    </section>
  );
}

function failedOf(rows: readonly EndedRow[]): ListedRun[] {
  const listed = rows.flatMap((row) => row.listed ?? []);
  const byId = new Map(listed.map((run) => [run.id, run]));
  return lastFailed(listed, causesOfWeek).flatMap(({ id }) => byId.get(id) ?? []);
}

/** The causes with their counts in the week, whose runs have these ids, and in the one before. */
function causeRows(found: readonly RunFailure[], ownIds: ReadonlySet<number>) {
  const readable = found.filter(({ failure }) => failure.problem === undefined);
  const runOf = new Map(readable.map(({ failure, runId }) => [failure, runId]));
  const rows = failureGroups(readable.map(({ failure }) => failure)).map((group): CauseRow => {
    const own = group.failures.filter((failure) => ownIds.has(runOf.get(failure) ?? 0)).length;
    const { signature, example } = group;
    return { signature, example, own, before: group.failures.length - own };
  });
  return { rows, unreadable: found.length - readable.length };
}

const column = columnsFor<CauseRow>();

const columnsOf = (names: readonly [string, string]): TableColumn<CauseRow>[] => [
  column.accessor(({ example, signature }) => example || signature, {
    id: 'cause',
    header: 'Cause',
    cell: ({ row: { original } }) => (
      <span className="line-clamp-2 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
        {withVisibleControls(original.example || original.signature)}
      </span>
    ),
    meta: { isRowHeader: true, phone: 'title' },
  }),
  ...countColumns<CauseRow>(names),
];
