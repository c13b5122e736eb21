import { Link } from '@tanstack/react-router';
import { type Dimension, dimensionText } from '@trainyard/ui/charts/axes/dimension';
import { useChartTheme } from '@trainyard/ui/charts/chart-theme';
import { valueColors } from '@trainyard/ui/charts/color/color-by';
import { colorOf as colorOfTrial } from '@trainyard/ui/lib/colors';
import { formatMetric, missing } from '@trainyard/ui/lib/format';
import { usePreferences } from '@trainyard/ui/page/preferences';
import { BulkBar } from '@trainyard/ui/table/bulk/bulk-bar';
import { ClientTable } from '@trainyard/ui/table/client-table';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { type ReactNode, useMemo } from 'react';
import type { ChosenTrials } from '../chosen-trials';
import type { HyperparameterSearch } from './search';
import { type MeasuredTrial, placeOf } from './trial-dimensions';
import type { Measured } from './use-measured-trials';

const column = columnsFor<MeasuredTrial>();

type Props = {
  caption: string;
  experimentId: number;
  measured: Measured;
  /** the trials that match the brushed ranges */
  trials: readonly MeasuredTrial[];
  search: HyperparameterSearch;
  onSearchChange: (change: Partial<HyperparameterSearch>) => void;
  choice: ChosenTrials;
  /** the actions on selected trials */
  actions: (trialIds: number[]) => ReactNode;
};

/** the sort value of a column: texts as texts, numbers as numbers */
function orderOf(trial: MeasuredTrial, dimension: Dimension): string | number | null {
  const place = placeOf(trial, dimension);
  if (place === undefined) return null;
  return dimension.kind === 'category' ? dimensionText(dimension, place) : place;
}

function hyperparameterColumn(dimension: Dimension): TableColumn<MeasuredTrial> {
  return column.accessor((trial) => orderOf(trial, dimension), {
    id: `hp.${dimension.id}`,
    header: dimension.label,
    cell: ({ row }) => {
      const place = placeOf(row.original, dimension);
      return (
        <span className="num text-sm">
          {place === undefined ? missing : dimensionText(dimension, place)}
        </span>
      );
    },
    meta: { isEnd: dimension.kind !== 'category', isCode: true },
  });
}

/** The trials of lines or points, each with its color; rows selected here are emphasized there. */
export function TrialTable({ experimentId, measured, trials, search, choice, ...on }: Props) {
  const ids = trials.map(({ trialId }) => trialId);
  // a brush may hide some of them
  const selectedIds = ids.filter((id) => choice.chosen.has(id));
  const theme = useChartTheme();
  const { outliers } = usePreferences();
  const { hyperparameters, metric, better } = measured;
  const columns = useMemo<TableColumn<MeasuredTrial>[]>(() => {
    const by = { label: metric.name, better };
    const { colorOf } = valueColors(
      measured.trials.map(({ value }) => value),
      { by, theme, outliers },
    );
    const swatchOf = ({ trialId, value }: MeasuredTrial) => {
      if (search.color === 'trial') return colorOfTrial(trialId);
      return Number.isFinite(value) ? colorOf(value) : undefined;
    };
    return [
      column.accessor('trialId', {
        id: 'trial',
        header: 'Trial ID',
        cell: ({ row }) => (
          <span className="flex items-center gap-2 font-mono text-sm">
            <span
              aria-hidden
              className="h-[3px] w-2.5 shrink-0 bg-off"
              style={{ background: swatchOf(row.original) }}
            />
            <Link
              to="/experiments/$experimentId/trials/$trialId/{-$tab}"
              params={{ experimentId: String(experimentId), trialId: String(row.original.trialId) }}
              className="link hover:underline"
            >
              {row.original.trialId}
            </Link>
          </span>
        ),
      }),
      column.accessor(({ value }) => (Number.isFinite(value) ? value : null), {
        id: 'metric',
        header: metric.name,
        cell: ({ row }) => (
          <span className="num font-medium">{formatMetric(row.original.value)}</span>
        ),
        meta: { isEnd: true },
      }),
      ...hyperparameters.map(hyperparameterColumn),
    ];
  }, [
    measured.trials,
    hyperparameters,
    metric,
    better,
    theme,
    outliers,
    experimentId,
    search.color,
  ]);
  return (
    <div className="mt-5">
      <ClientTable
        caption={on.caption}
        columns={columns}
        rows={trials}
        keyOf={({ trialId }) => trialId}
        view={{ ...search, sort: search.sort || `metric=${better === 'high' ? 'desc' : 'asc'}` }}
        onViewChange={on.onSearchChange}
        choice={{
          label: ({ trialId }) => `Choose trial ${trialId}`,
          chosen: new Set(selectedIds),
          onChange: (next) => choice.onChoose(new Set([...next].map(Number))),
        }}
      />
      <div className="sticky bottom-0 z-30">
        <BulkBar
          count={selectedIds.length}
          total={ids.length}
          onAll={() => choice.onChoose(new Set(ids))}
          onClear={() => choice.onChoose(new Set())}
        >
          {on.actions(selectedIds)}
        </BulkBar>
      </div>
    </div>
  );
}
