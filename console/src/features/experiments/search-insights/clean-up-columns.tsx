import type { Outcome } from '@trainyard/insights/checkpoints/clean-up';
import {
  type KeepReason,
  metricOf,
  type Planned,
  stepsOf,
} from '@trainyard/insights/checkpoints/clean-up-plan';
import { formatCount, formatMetric, missing } from '@trainyard/ui/lib/format';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { CheckpointLink } from '~/components/entity/checkpoint-link';
import { bytesColumn } from '~/components/entity/columns';

const column = columnsFor<Planned>();

const reasons: Record<KeepReason, string> = {
  best: 'best',
  last: 'last',
  registered: 'registered',
  recent: 'recent',
};

/** The decision about a checkpoint, or its state. */
function fateText({ checkpoint, keepReasons }: Planned, outcome: Outcome | undefined): string {
  if (checkpoint.state === 'STATE_DELETED') return 'Deleted';
  if (outcome?.kind === 'refused') return `Kept: ${outcome.why}`;
  if (outcome) return 'Deletion requested';
  if (keepReasons.length > 0)
    return `Kept: ${keepReasons.map((reason) => reasons[reason]).join(', ')}`;
  return 'Would go';
}

/** Columns of a plan, and of its result. */
export const cleanUpColumns = (outcomes: ReadonlyMap<string, Outcome>): TableColumn<Planned>[] => {
  const fateOf = (row: Planned) => fateText(row, outcomes.get(row.checkpoint.uuid));
  return [
    column.accessor(({ checkpoint }) => checkpoint.uuid, {
      id: 'uuid',
      header: 'UUID',
      cell: ({ row }) => <span className="font-mono text-sm">{row.original.checkpoint.uuid}</span>,
      meta: { phone: 'title' },
    }),
    column.accessor(({ checkpoint }) => checkpoint.training.trialId, {
      id: 'trial',
      header: 'Trial',
      cell: ({ row }) => row.original.checkpoint.training.trialId ?? missing,
      meta: { isEnd: true, phone: 'line' },
    }),
    column.accessor(({ checkpoint }) => stepsOf(checkpoint), {
      id: 'batches',
      header: 'Batches',
      cell: ({ row }) => {
        const { checkpoint } = row.original;
        const steps = stepsOf(checkpoint);
        return steps === undefined ? missing : formatCount(steps);
      },
      meta: { isEnd: true },
    }),
    column.accessor(({ checkpoint }) => metricOf(checkpoint), {
      id: 'metric',
      header: 'Searcher Metric',
      cell: ({ row }) => formatMetric(metricOf(row.original.checkpoint)),
      meta: { isEnd: true, phone: 'line' },
    }),
    bytesColumn('size', 'Size', ({ bytes }) => bytes, { phone: 'line' }),
    column.accessor((row) => (fateOf(row) === 'Would go' ? '' : fateOf(row)), {
      id: 'fate',
      header: 'What happens',
      cell: ({ row }) => (
        <span className={fateOf(row.original) === 'Would go' ? 'text-bad' : undefined}>
          {fateOf(row.original)}
        </span>
      ),
      meta: { phone: 'end' },
    }),
    column.display({
      id: 'open',
      header: 'Checkpoint',
      cell: ({ row }) => <CheckpointLink uuid={row.original.checkpoint.uuid} />,
      meta: { phone: 'line' },
    }),
  ];
};
