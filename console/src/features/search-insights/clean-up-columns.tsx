import type { Outcome } from '@trainyard/insights/checkpoints/clean-up';
import {
  type Kept,
  metricOf,
  type Planned,
  stepsOf,
} from '@trainyard/insights/checkpoints/clean-up-plan';
import { formatBytes, formatCount, formatMetric, missing } from '@trainyard/ui/lib/format';
import type { ClientColumn } from '@trainyard/ui/table/use-client-rows';
import { CheckpointLink } from '~/components/entity/checkpoint-link';

const reasons: Record<Kept, string> = { best: 'best', last: 'last', registered: 'registered' };

/** The decision about a checkpoint, or its state. */
function fateText({ checkpoint, kept }: Planned, outcome: Outcome | undefined): string {
  if (checkpoint.state === 'STATE_DELETED') return 'Deleted';
  if (outcome?.kind === 'refused') return `Kept: ${outcome.why}`;
  if (outcome) return 'Deletion requested';
  if (kept.length > 0) return `Kept: ${kept.map((reason) => reasons[reason]).join(', ')}`;
  return 'Would go';
}

/** Columns of a plan, and of what came of it. */
export const cleanUpColumns = (outcomes: ReadonlyMap<string, Outcome>): ClientColumn<Planned>[] => {
  const fateOf = (row: Planned) => fateText(row, outcomes.get(row.checkpoint.uuid));
  return [
    {
      id: 'uuid',
      title: 'UUID',
      phone: 'title',
      value: ({ checkpoint }) => checkpoint.uuid,
      cell: ({ checkpoint }) => <span className="font-mono text-sm">{checkpoint.uuid}</span>,
    },
    {
      id: 'trial',
      title: 'Trial',
      phone: 'line',
      isEnd: true,
      value: ({ checkpoint }) => checkpoint.training.trialId ?? null,
      cell: ({ checkpoint }) => checkpoint.training.trialId ?? missing,
    },
    {
      id: 'batches',
      title: 'Batches',
      isEnd: true,
      value: ({ checkpoint }) => stepsOf(checkpoint) ?? null,
      cell: ({ checkpoint }) => {
        const steps = stepsOf(checkpoint);
        return steps === undefined ? missing : formatCount(steps);
      },
    },
    {
      id: 'metric',
      title: 'Searcher Metric',
      phone: 'line',
      isEnd: true,
      value: ({ checkpoint }) => metricOf(checkpoint) ?? null,
      cell: ({ checkpoint }) => formatMetric(metricOf(checkpoint)),
    },
    {
      id: 'size',
      title: 'Size',
      phone: 'line',
      isEnd: true,
      isDescFirst: true,
      value: ({ bytes }) => bytes,
      cell: ({ bytes }) => formatBytes(bytes),
    },
    {
      id: 'fate',
      title: 'What happens',
      phone: 'end',
      value: (row) => (fateOf(row) === 'Would go' ? '' : fateOf(row)),
      cell: (row) => (
        <span className={fateOf(row) === 'Would go' ? 'text-bad' : undefined}>{fateOf(row)}</span>
      ),
    },
    {
      id: 'open',
      title: 'Checkpoint',
      phone: 'line',
      cell: ({ checkpoint }) => <CheckpointLink uuid={checkpoint.uuid} />,
    },
  ];
};
