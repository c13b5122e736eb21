import { Link } from '@tanstack/react-router';
import type { Ladder } from '@trainyard/insights/rungs/ladder';
import type { RungRank, TrialRungs } from '@trainyard/insights/rungs/rung-results';
import { whyText } from '@trainyard/insights/rungs/why-text';
import { formatCount, formatMetric, missing } from '@trainyard/ui/lib/format';
import { ClientTable } from '@trainyard/ui/table/client-table';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { useMemo } from 'react';
import { StateBadge } from '~/components/entity/state-badge';
import type { PanelView } from './panels';

const column = columnsFor<TrialRungs>();

type Props = PanelView & {
  experimentId: number;
  climbs: readonly TrialRungs[];
  ladder: Ladder;
};

/** Each trial with its rank at every rung that it reached, and the reason why it stopped. */
export function ClimbTable({ experimentId, climbs, ladder, view, onViewChange }: Props) {
  const columns = useMemo(() => columnsOf(experimentId, ladder), [experimentId, ladder]);
  return (
    <ClientTable
      caption="Trials at the rungs"
      columns={columns}
      rows={climbs}
      keyOf={({ trial }) => trial.id}
      view={{ ...view, sort: view.sort || 'furthest=desc' }}
      onViewChange={onViewChange}
    />
  );
}

const columnsOf = (experimentId: number, { lengths }: Ladder): TableColumn<TrialRungs>[] => [
  column.accessor(({ trial }) => trial.id, {
    id: 'id',
    header: 'Trial',
    cell: ({ row }) => <TrialLink experimentId={experimentId} trialId={row.original.trial.id} />,
  }),
  column.accessor(({ trial }) => trial.state, {
    id: 'state',
    header: 'State',
    cell: ({ row }) => <StateBadge state={row.original.trial.state} />,
  }),
  column.accessor(furthestOf, {
    id: 'furthest',
    header: 'Furthest',
    sortDescFirst: true,
    cell: ({ row }) => furthestText(row.original.ranks.at(-1), lengths.length - 1),
  }),
  ...lengths.map((_, rung): TableColumn<TrialRungs> => {
    const at = ({ ranks }: TrialRungs) => ranks.find((one) => one.rung === rung);
    return column.accessor((climb) => at(climb)?.rank, {
      id: `rung${rung}`,
      header: rung === lengths.length - 1 ? 'Full length' : `Rung ${rung + 1}`,
      cell: ({ row }) => <Place place={at(row.original)} />,
      meta: { isEnd: true },
    });
  }),
  column.display({
    id: 'why',
    header: 'Why',
    cell: ({ row }) => <Sentence why={row.original.why} />,
  }),
];

function Sentence({ why }: Pick<TrialRungs, 'why'>) {
  const text = whyText(why);
  return <span title={text}>{text}</span>;
}

/** the higher rung, and there the better rank */
const furthestOf = ({ ranks }: TrialRungs): number => {
  const last = ranks.at(-1);
  return last ? last.rung + 1 - last.rank / (last.of + 1) : 0;
};

function furthestText(last: RungRank | undefined, top: number): string {
  if (!last) return missing;
  return last.rung === top ? 'Full length' : `Rung ${last.rung + 1}`;
}

function Place({ place }: { place: RungRank | undefined }) {
  if (!place) return <span className="text-faint">{missing}</span>;
  const { value, rank, of, wentOn, judgedAt } = place;
  return (
    <span className={wentOn ? undefined : 'text-muted'}>
      {formatMetric(value)}{' '}
      <span className="text-sm text-faint">
        {rank} of {of}
        {judgedAt === undefined ? null : `, at batch ${formatCount(judgedAt)}`}
      </span>
    </span>
  );
}

type LinkProps = { experimentId: number; trialId: number };

/** The link to a trial from a table of a search. */
const TrialLink = ({ experimentId, trialId }: LinkProps) => (
  <Link
    to="/experiments/$experimentId/trials/$trialId/{-$tab}"
    params={{ experimentId: String(experimentId), trialId: String(trialId) }}
    className="font-mono text-sm"
  >
    {trialId}
  </Link>
);
