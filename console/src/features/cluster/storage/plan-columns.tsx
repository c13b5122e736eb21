import { Link } from '@tanstack/react-router';
import type { ExperimentPlan } from '@trainyard/insights/storage/storage-plan';
import { formatCount, missing } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { bytesColumn, countColumn } from '~/components/entity/columns';
import { OwnerBadge } from '~/components/owner/owner-badge';
import type { PlanOutcome } from './use-clean-up';

const column = columnsFor<ExperimentPlan>();

type Facts = {
  /** why the viewer may not delete checkpoints of an experiment; undefined where they may */
  reasonOf: (plan: ExperimentPlan) => string | undefined;
  outcomes: ReadonlyMap<number, PlanOutcome>;
  ownerName: (row: { userId: number; username: string }) => string;
};

function fateText(plan: ExperimentPlan, { reasonOf, outcomes }: Facts): string {
  const outcome = outcomes.get(plan.experiment.id);
  if (outcome && outcome.requested > 0)
    return `Deletion of ${formatCount(outcome.requested)} requested${outcome.refused ? `; the rest is kept: ${outcome.refused}` : ''}`;
  if (outcome) return `Refused: ${outcome.refused}`;
  const reason = reasonOf(plan);
  return reason === undefined ? 'Would go' : `Stays: ${reason}`;
}

/** Columns of a dry run, one row for each experiment, and of its result. */
export const planColumns = (facts: Facts): TableColumn<ExperimentPlan>[] => [
  column.accessor(({ experiment }) => experiment.name, {
    id: 'name',
    header: 'Experiment',
    cell: ({ row }) => (
      <Link
        to="/experiments/$experimentId/checkpoints"
        params={{ experimentId: String(row.original.experiment.id) }}
        className="truncate"
        title={displayText(row.original.experiment.name)}
      >
        {displayText(row.original.experiment.name)}
      </Link>
    ),
    meta: { phone: 'title' },
  }),
  column.accessor(({ experiment }) => `${experiment.workspaceName} / ${experiment.projectName}`, {
    id: 'place',
    header: 'Place',
    meta: { phone: 'line', className: 'max-[1280px]:max-w-40 max-[1280px]:truncate' },
  }),
  column.accessor(({ experiment }) => facts.ownerName(experiment), {
    id: 'user',
    header: 'User',
    cell: ({ row }) => <OwnerBadge of={row.original.experiment} />,
    meta: { phone: 'line', className: 'max-[1280px]:max-w-32' },
  }),
  countColumn('checkpoints', 'Checkpoints', ({ sum }) => sum.checkpoints, { phone: 'line' }),
  bytesColumn('bytes', 'Size', ({ sum }) => sum.bytes, { phone: 'end' }),
  column.accessor('registered', {
    header: 'Protected',
    cell: ({ getValue }) =>
      getValue() > 0 ? formatCount(getValue()) : <span data-missing>{missing}</span>,
    meta: { isEnd: true, phone: 'line' },
  }),
  column.accessor((plan) => fateText(plan, facts), {
    id: 'fate',
    header: 'What happens',
    cell: ({ getValue }) => <span className="whitespace-normal">{getValue()}</span>,
    meta: { phone: 'line' },
  }),
];
