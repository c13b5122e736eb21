import { useQuery } from '@tanstack/react-query';
import type { Experiment } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { Spinner } from '@trainyard/ui/base/spinner';
import { formatCount } from '@trainyard/ui/lib/format';
import type { ProblemGroup } from '@trainyard/ui/logs/problems/problem-groups';
import { DataTable } from '@trainyard/ui/table/data-table';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { FailedQuery } from '~/app/errors/failed-query';
import {
  signatureLines,
  signatureQueries,
  signatureTrials,
} from '~/features/experiments/logs/failures/signature-queries';
import { signaturePairs } from './code-pairs';

const column = columnsFor<Pair>();

type Props = { left: Experiment; right: Experiment };
type Pair = ReturnType<typeof signaturePairs<ProblemGroup>>[number];

/** Lists the kinds of errors and warnings in only one log, then those in both. */
export function DiffLogs({ left, right }: Props) {
  const lefts = useQuery(signatureQueries.ofTrials(left.trialIds));
  const rights = useQuery(signatureQueries.ofTrials(right.trialIds));
  const failed = [lefts, rights].find(({ error }) => error);
  if (failed) {
    return <FailedQuery title="Unable to read the logs of the trials." query={failed} />;
  }
  if (!lefts.data || !rights.data) return <Spinner label="Reading logs" className="m-6 size-5" />;
  const pairs = signaturePairs(lefts.data, rights.data);
  return (
    <>
      <p className="pb-2 text-sm text-faint">
        {`Errors and warnings in the last ${formatCount(signatureLines)} lines of each trial's log; of each experiment the newest ${signatureTrials} trials. Lines that differ only in numbers and places are grouped.`}
      </p>
      {pairs.length === 0 ? (
        <EmptyState title="No errors or warnings in either log" />
      ) : (
        <div className="px-6 narrow:px-4">
          <DataTable
            caption="Errors of both"
            columns={columnsOf(left, right)}
            rows={pairs}
            keyOf={({ group }) => group.signature}
          />
        </div>
      )}
    </>
  );
}

const columnsOf = (left: Experiment, right: Experiment): TableColumn<Pair>[] => [
  column.display({
    id: 'where',
    header: 'Found',
    cell: ({ row }) => {
      if (row.original.right === 0) return `only in ${left.id}`;
      return row.original.left === 0 ? (
        `only in ${right.id}`
      ) : (
        <span className="text-muted">in both</span>
      );
    },
  }),
  column.display({
    id: 'level',
    header: 'Level',
    cell: ({ row }) => (
      <span className={row.original.group.level === 'warning' ? 'text-warn' : 'text-bad'}>
        {row.original.group.level}
      </span>
    ),
  }),
  column.display({
    id: 'example',
    header: 'Example',
    cell: ({ row }) => (
      <span className="font-mono text-sm" title={row.original.group.example}>
        {row.original.group.example}
      </span>
    ),
  }),
  column.display({
    id: 'left',
    header: `${left.id}`,
    cell: ({ row }) => formatCount(row.original.left),
    meta: { isEnd: true },
  }),
  column.display({
    id: 'right',
    header: `${right.id}`,
    cell: ({ row }) => formatCount(row.original.right),
    meta: { isEnd: true },
  }),
];
