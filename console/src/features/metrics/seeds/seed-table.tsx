import { Link } from '@tanstack/react-router';
import type { SeedGroup } from '@trainyard/insights/seeds/seed-groups';
import { Swatch } from '@trainyard/ui/charts/color/swatch';
import type { Series } from '@trainyard/ui/charts/lines/series';
import { formatMetric, missing } from '@trainyard/ui/lib/format';
import { BulkBar } from '@trainyard/ui/table/bulk/bulk-bar';
import { ClientTable } from '@trainyard/ui/table/client-table';
import type { RowKey } from '@trainyard/ui/table/selected-rows';
import type { ClientColumn } from '@trainyard/ui/table/use-client-rows';
import { type ReactNode, useState } from 'react';
import { HyperparameterValue } from '~/components/entity/hyperparameter-value';
import type { Grouping } from './seed-search';

type Props = {
  experimentId: number;
  groups: readonly SeedGroup[];
  series: readonly Series[];
  /** hyperparameters worth a column */
  names: readonly string[];
  grouping: Grouping;
  valueTitle: string;
  actions: (trialIds: number[]) => ReactNode;
};

const noGroups: ReadonlySet<RowKey> = new Set();

/** The groups behind the lines: mean, how far around it, of how many, and which trials. */
export function SeedTable({ groups, actions, ...shown }: Props) {
  const [view, setView] = useState({ sort: 'group=asc', page: 0 });
  const [chosen, setChosen] = useState(noGroups);
  const picked = groups.filter(({ id }) => chosen.has(id));
  const trialIds = picked.flatMap(({ trials }) => trials.map(({ trialId }) => trialId));
  return (
    <div className="mt-5">
      <ClientTable
        caption="Groups of trials"
        columns={columnsOf(shown)}
        rows={groups}
        keyOf={({ id }) => id}
        view={view}
        onViewChange={(change) => setView({ ...view, ...change })}
        choice={{
          label: ({ id }) => `Choose trials like ${id}`,
          chosen,
          onChange: setChosen,
        }}
      />
      <div className="sticky bottom-0 z-30">
        <BulkBar
          count={picked.length}
          total={groups.length}
          onAll={() => setChosen(new Set(groups.map(({ id }) => id)))}
          onClear={() => setChosen(noGroups)}
        >
          {actions(trialIds)}
        </BulkBar>
      </div>
    </div>
  );
}

type ColumnProps = Omit<Props, 'groups' | 'actions'>;

function columnsOf({ experimentId, series, names, grouping, valueTitle }: ColumnProps) {
  const lines = new Map(series.map((line) => [line.id, line]));
  const columns: ClientColumn<SeedGroup>[] = [
    {
      id: 'group',
      title: 'Line',
      cell: ({ id }) => {
        const line = lines.get(String(id));
        return <Swatch color={line?.color ?? '--off'} dash={line?.dash ?? []} />;
      },
    },
    ...names.map((name) => ({
      id: `hp.${name}`,
      title: name,
      isCode: true,
      cell: ({ shared }: SeedGroup) => (
        <HyperparameterValue value={shared.find((one) => one.name === name)?.value} />
      ),
    })),
    {
      id: 'mean',
      title: `Mean of ${valueTitle}`,
      isEnd: true,
      value: ({ value }) => value?.mean ?? null,
      cell: ({ value }) => (
        <strong className="font-medium">{value ? formatMetric(value.mean) : missing}</strong>
      ),
    },
    grouping === 'range' ? rangeColumn : deviationColumn,
    {
      id: 'n',
      title: 'n',
      isEnd: true,
      isDescFirst: true,
      value: ({ trials }) => trials.length,
      cell: ({ trials, value }) =>
        value?.n === trials.length ? trials.length : `${value?.n ?? 0} of ${trials.length}`,
    },
    {
      id: 'trials',
      title: 'Trials',
      cell: ({ trials }) => <TrialLinks experimentId={experimentId} group={trials} />,
    },
  ];
  return columns;
}

const deviationColumn: ClientColumn<SeedGroup> = {
  id: 'around',
  title: 'Standard deviation',
  isEnd: true,
  value: ({ value }) => value?.deviation ?? null,
  cell: ({ value }) =>
    value?.deviation === undefined ? missing : `± ${formatMetric(value.deviation, 3)}`,
};

const rangeColumn: ClientColumn<SeedGroup> = {
  id: 'around',
  title: 'Min to max',
  isEnd: true,
  value: ({ value }) => (value ? value.high - value.low : null),
  cell: ({ value }) =>
    value ? `${formatMetric(value.low)} – ${formatMetric(value.high)}` : missing,
};

type LinksProps = { experimentId: number; group: SeedGroup['trials'] };

const TrialLinks = ({ experimentId, group }: LinksProps) => (
  <span className="flex gap-1.5 font-mono text-sm">
    {group.map(({ trialId }) => (
      <Link
        key={trialId}
        to="/experiments/$experimentId/trials/$trialId/{-$tab}"
        params={{ experimentId: String(experimentId), trialId: String(trialId) }}
      >
        {trialId}
      </Link>
    ))}
  </span>
);
