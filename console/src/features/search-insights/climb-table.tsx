import type { Climb, Standing } from '@trainyard/insights/rungs/climbs';
import type { Ladder } from '@trainyard/insights/rungs/ladder';
import { whyText } from '@trainyard/insights/rungs/why-text';
import { formatCount, formatMetric, missing } from '@trainyard/ui/lib/format';
import { ClientTable } from '@trainyard/ui/table/client-table';
import type { ClientColumn } from '@trainyard/ui/table/use-client-rows';
import { useMemo } from 'react';
import { StateBadge } from '~/components/entity/state-badge';
import type { PanelView } from './panels';
import { TrialLink } from './trial-link';

type Props = PanelView & {
  experimentId: number;
  climbs: readonly Climb[];
  ladder: Ladder;
};

/** Each trial with its place at every rung it came to, and why it went no further. */
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

const columnsOf = (experimentId: number, { lengths }: Ladder): ClientColumn<Climb>[] => [
  {
    id: 'id',
    title: 'Trial',
    value: ({ trial }) => trial.id,
    cell: ({ trial }) => <TrialLink experimentId={experimentId} trialId={trial.id} />,
  },
  {
    id: 'state',
    title: 'State',
    value: ({ trial }) => trial.state,
    cell: ({ trial }) => <StateBadge state={trial.state} />,
  },
  {
    id: 'furthest',
    title: 'Furthest',
    isDescFirst: true,
    value: furthestOf,
    cell: ({ standings }) => furthestText(standings.at(-1), lengths.length - 1),
  },
  ...lengths.map((_, rung): ClientColumn<Climb> => {
    const at = ({ standings }: Climb) => standings.find((one) => one.rung === rung);
    return {
      id: `rung${rung}`,
      title: rung === lengths.length - 1 ? 'Full length' : `Rung ${rung + 1}`,
      isEnd: true,
      value: (climb) => at(climb)?.rank ?? null,
      cell: (climb) => <Place standing={at(climb)} />,
    };
  }),
  { id: 'why', title: 'Why', cell: ({ why }) => <Sentence why={why} /> },
];

const whyFormat = { count: formatCount, metric: (value: number) => formatMetric(value, 4) };

function Sentence({ why }: Pick<Climb, 'why'>) {
  const text = whyText(why, whyFormat);
  return <span title={text}>{text}</span>;
}

/** the higher rung, and there the better rank */
const furthestOf = ({ standings }: Climb): number => {
  const last = standings.at(-1);
  return last ? last.rung + 1 - last.rank / (last.of + 1) : 0;
};

function furthestText(last: Standing | undefined, top: number): string {
  if (!last) return missing;
  return last.rung === top ? 'Full length' : `Rung ${last.rung + 1}`;
}

function Place({ standing }: { standing: Standing | undefined }) {
  if (!standing) return <span className="text-faint">{missing}</span>;
  const { value, rank, of, wentOn } = standing;
  return (
    <span className={wentOn ? undefined : 'text-muted'}>
      {formatMetric(value)}{' '}
      <span className="text-sm text-faint">
        {rank} of {of}
      </span>
    </span>
  );
}
