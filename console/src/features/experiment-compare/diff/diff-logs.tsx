import { useQuery } from '@tanstack/react-query';
import type { Experiment } from '@trainyard/sdk/types';
import { EmptyState, FailedState } from '@trainyard/ui/base/empty-state';
import { Spinner } from '@trainyard/ui/base/spinner';
import { formatCount } from '@trainyard/ui/lib/format';
import type { ProblemGroup } from '@trainyard/ui/logs/problems/problem-groups';
import type { StaticColumn } from '@trainyard/ui/table/static-columns';
import { StaticTable } from '@trainyard/ui/table/static-table';
import { messageOf } from '~/app/report-error';
import {
  signatureLines,
  signatureQueries,
  signatureTrials,
} from '~/features/logs/failures/signature-queries';
import { signaturePairs } from './code-pairs';

type Props = { left: Experiment; right: Experiment };
type Pair = ReturnType<typeof signaturePairs<ProblemGroup>>[number];

/** Kinds of errors and warnings that one log has and the other has not, then those of both. */
export function DiffLogs({ left, right }: Props) {
  const lefts = useQuery(signatureQueries.ofTrials(left.trialIds));
  const rights = useQuery(signatureQueries.ofTrials(right.trialIds));
  const failed = [lefts, rights].find(({ error }) => error);
  if (failed) {
    return (
      <FailedState
        title="Unable to read the logs of the trials."
        message={messageOf(failed.error)}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (!lefts.data || !rights.data) return <Spinner label="Reading logs" className="m-6 size-5" />;
  const pairs = signaturePairs(lefts.data, rights.data);
  return (
    <>
      <p className="pb-2 text-sm text-faint">
        {`Errors and warnings in the last ${formatCount(signatureLines)} lines of each trial's log; of each experiment the newest ${signatureTrials} trials. Lines that differ by numbers and places alone are one kind.`}
      </p>
      {pairs.length === 0 ? (
        <EmptyState title="No errors or warnings in either log" />
      ) : (
        <div className="px-6 narrow:px-4">
          <StaticTable
            caption="Errors of both"
            columns={columnsOf(left, right)}
            rows={pairs}
            keyOf={({ group }) => group.signature}
            sort=""
            onSortChange={() => {}}
          />
        </div>
      )}
    </>
  );
}

const columnsOf = (left: Experiment, right: Experiment): StaticColumn<Pair>[] => [
  {
    id: 'where',
    title: 'Found',
    cell: (pair) => {
      if (pair.right === 0) return `only in ${left.id}`;
      return pair.left === 0 ? `only in ${right.id}` : <span className="text-muted">in both</span>;
    },
  },
  {
    id: 'level',
    title: 'Level',
    cell: ({ group }) => (
      <span className={group.level === 'warning' ? 'text-warn' : 'text-bad'}>{group.level}</span>
    ),
  },
  {
    id: 'example',
    title: 'As one of them says it',
    cell: ({ group }) => (
      <span className="font-mono text-sm" title={group.example}>
        {group.example}
      </span>
    ),
  },
  { id: 'left', title: `${left.id}`, isEnd: true, cell: (pair) => formatCount(pair.left) },
  { id: 'right', title: `${right.id}`, isEnd: true, cell: (pair) => formatCount(pair.right) },
];
