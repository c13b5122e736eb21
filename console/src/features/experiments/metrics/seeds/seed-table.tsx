import { Link } from '@tanstack/react-router';
import type { SeedGroup } from '@trainyard/insights/seeds/seed-groups';
import { Swatch } from '@trainyard/ui/charts/color/legend';
import type { Series } from '@trainyard/ui/charts/lines/series';
import { formatMetric, formatRounded, missing } from '@trainyard/ui/lib/format';
import { BulkBar } from '@trainyard/ui/table/bulk/bulk-bar';
import { ClientTable } from '@trainyard/ui/table/client-table';
import type { RowKey } from '@trainyard/ui/table/selected-rows';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { type ReactNode, useState } from 'react';
import { createEntryState, useEntryState } from '~/app/links/entry-state';
import { HyperparameterValue } from '~/components/entity/hyperparameter-value';
import type { Grouping } from './seed-search';

const column = columnsFor<SeedGroup>();

type Props = {
  experimentId: number;
  groups: readonly SeedGroup[];
  series: readonly Series[];
  /** hyperparameters with a column */
  names: readonly string[];
  grouping: Grouping;
  valueTitle: string;
  actions: (trialIds: number[]) => ReactNode;
};

const noGroups: ReadonlySet<RowKey> = new Set();
const selections = createEntryState(noGroups);

/** The groups of the lines: their mean, its spread, the number of trials, and the trials. */
export function SeedTable({ groups, actions, ...columnOptions }: Props) {
  const [view, setView] = useState({ sort: 'group=asc', page: 0 });
  const [chosen, setChosen] = useEntryState(selections);
  const chosenGroups = groups.filter(({ id }) => chosen.has(id));
  const trialIds = chosenGroups.flatMap(({ trials }) => trials.map(({ trialId }) => trialId));
  return (
    <div className="mt-5">
      <ClientTable
        caption="Groups of trials"
        columns={columnsOf(columnOptions)}
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
          count={chosenGroups.length}
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
  const columns: TableColumn<SeedGroup>[] = [
    column.display({
      id: 'group',
      header: 'Line',
      cell: ({ row }) => {
        const { id } = row.original;
        const line = lines.get(String(id));
        return <Swatch color={line?.color ?? '--off'} dash={line?.dash ?? []} />;
      },
    }),
    ...names.map((name) =>
      column.display({
        id: `hp.${name}`,
        header: name,
        cell: ({ row }) => (
          <HyperparameterValue
            value={row.original.shared.find((one) => one.name === name)?.value}
          />
        ),
        meta: { isCode: true },
      }),
    ),
    column.accessor(({ value }) => value?.mean, {
      id: 'mean',
      header: `Mean of ${valueTitle}`,
      cell: ({ row }) => (
        <strong className="font-medium">
          {row.original.value ? formatMetric(row.original.value.mean) : missing}
        </strong>
      ),
      meta: { isEnd: true },
    }),
    grouping === 'range' ? rangeColumn : deviationColumn,
    column.accessor(({ trials }) => trials.length, {
      id: 'n',
      header: 'n',
      sortDescFirst: true,
      cell: ({ row }) =>
        row.original.value?.n === row.original.trials.length
          ? row.original.trials.length
          : `${row.original.value?.n ?? 0} of ${row.original.trials.length}`,
      meta: { isEnd: true },
    }),
    column.display({
      id: 'trials',
      header: 'Trials',
      cell: ({ row }) => <TrialLinks experimentId={experimentId} group={row.original.trials} />,
    }),
  ];
  return columns;
}

const deviationColumn: TableColumn<SeedGroup> = column.accessor(
  ({ value }) => value?.deviation ?? null,
  {
    id: 'around',
    header: 'Standard deviation',
    cell: ({ row }) =>
      row.original.value?.deviation === undefined
        ? missing
        : `± ${formatRounded(row.original.value.deviation, 3)}`,
    meta: { isEnd: true },
  },
);

const rangeColumn: TableColumn<SeedGroup> = column.accessor(
  ({ value }) => (value ? value.high - value.low : null),
  {
    id: 'around',
    header: 'Min to max',
    cell: ({ row }) =>
      row.original.value
        ? `${formatMetric(row.original.value.low)} – ${formatMetric(row.original.value.high)}`
        : missing,
    meta: { isEnd: true },
  },
);

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
