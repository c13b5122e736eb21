import { Button } from '@trainyard/ui/base/button';
import { Checkbox } from '@trainyard/ui/base/checkbox';
import { EmptyState, NothingMatches } from '@trainyard/ui/base/empty-state';
import { SearchField } from '@trainyard/ui/form/search-field';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { useIsPrinting } from '@trainyard/ui/lib/printing';
import { SectionHeading } from '@trainyard/ui/page/section';
import { memo, useId, useMemo, useState } from 'react';
import { ValueKindControl } from '~/components/metrics/best-value';
import { type CompareRow, compareRows } from '~/lib/compare-rows';
import { metricNames, metricRows, type ShownMetrics } from '~/lib/metrics/metric-rows';
import type { ValueKind } from '~/lib/metrics/metric-summary';
import type { BestTrials } from './best-trials';
import { CompareExport } from './compare-export';
import type { ComparedItem } from './compared-item';
import { type Cost, costRows } from './cost/cost-rows';
import { LeftOutMenu } from './settings/left-out-menu';
import { type NamedRow, rowKey } from './settings/row-names';
import { useFoundRows } from './settings/use-found-rows';
import { ValuesTable } from './settings/values-table';

type Props = {
  /** what is compared; in place of experiments also trials */
  experiments: readonly ComparedItem[];
  best: BestTrials;
  valueRule: ShownMetrics;
  onKindChange: (kind: ValueKind) => void;
  colorOf: (id: number) => string;
  /** the base of the comparison */
  base: number;
  /** the costs of those that are read */
  costs: ReadonlyMap<number, Cost | undefined>;
  /** also rows that are the same in all */
  isAll: boolean;
  onAllChange: (isAll: boolean) => void;
  /** a text or a regular expression that finds rows */
  filter: string;
  onFilterChange: (filter: string) => void;
  /** the keys of rows that are left out */
  leftOut: readonly string[];
  onLeftOutChange: (leftOut: string[]) => void;
};

// columns drawn until the user asks for more
const step = 24;
/** columns of a table on paper; the others are below it, with the names of the rows again */
const printedColumns = 6;
/** rows drawn until the user asks for more */
const rowsStep = 200;

/** Compares the settings of the experiments side by side. */
export const CompareDifferences = memo(function CompareDifferences(props: Props) {
  const { experiments, best, valueRule, colorOf, base, isAll, onAllChange, onKindChange } = props;
  const { costs, filter, onFilterChange, leftOut, onLeftOutChange } = props;
  const id = useId();
  const [visibleCount, setVisibleCount] = useState(step);
  const [maxRows, setMaxRows] = useState(rowsStep);
  const settings = useMemo(
    () => [...compareRows(experiments), ...costRows(experiments.map(({ id }) => costs.get(id)))],
    [experiments, costs],
  );
  const columns = useMemo(
    () => experiments.map(({ id }) => best.get(id)?.values),
    [experiments, best],
  );
  const metrics = useMemo(() => metricNames(columns), [columns]);
  const all = useMemo(
    () => [...metrics.map((row) => ({ ...row, kind: 'Metrics' as const })), ...settings],
    [metrics, settings],
  );
  const { found, leftOutRows, ...search } = useFoundRows(all, { isAll, filter, leftOut });
  const shownMetrics = found.filter(({ kind }) => kind === 'Metrics');
  const shownSettings = found.filter((row): row is CompareRow => 'values' in row);
  const count = shownMetrics.length + shownSettings.length;
  // only a part of the metrics: there may be thousands, and they are above the settings
  const drawnMetrics = metricRows(columns, shownMetrics.slice(0, maxRows), valueRule);
  const drawnRows = [...drawnMetrics, ...shownSettings];
  const rowsLeft = count - drawnRows.length;
  const baseAt = experiments.findIndex((experiment) => experiment.id === base);
  const columnCount = Math.min(visibleCount, experiments.length);
  const tableLength = useIsPrinting() ? printedColumns : columnCount;
  const starts = Array.from(
    { length: Math.ceil(columnCount / tableLength) },
    (_, at) => at * tableLength,
  );
  const show = (row?: NamedRow) =>
    onLeftOutChange(row === undefined ? [] : leftOut.filter((key) => key !== rowKey(row)));
  return (
    <section aria-label="Settings" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <SectionHeading note={`${plural(count, 'row')} of ${formatCount(all.length)}`}>
          Metrics, hyperparameters, environment, cost and config
        </SectionHeading>
        <span className="flex flex-wrap items-center gap-3 pb-2">
          <SearchField
            label={`Filter ${plural(all.length, 'row')}`}
            placeholder={`Filter ${plural(all.length, 'row')}`}
            text={filter}
            onChange={onFilterChange}
          />
          <LeftOutMenu rows={leftOutRows} onShow={show} />
          <ValueKindControl kind={valueRule.kind} onChange={onKindChange} />
          <label htmlFor={id} className="flex items-center gap-2">
            <Checkbox id={id} checked={!isAll} onChange={() => onAllChange(!isAll)} />
            Only differences
          </label>
          {count === 0 ? null : (
            <CompareExport
              experiments={experiments}
              rows={() => [...metricRows(columns, shownMetrics, valueRule), ...shownSettings]}
            />
          )}
        </span>
      </div>
      {count === 0 ? (
        <NoRows
          {...search}
          isFiltered={filter.trim() !== ''}
          hasLeftOut={leftOutRows.length > 0}
          onClear={() => onFilterChange('')}
          onShow={show}
        />
      ) : (
        <div className="space-y-4 overflow-x-auto border-y">
          {starts.map((from) => (
            <ValuesTable
              key={from}
              columns={experiments.slice(from, Math.min(visibleCount, from + tableLength))}
              from={from}
              rows={drawnRows}
              baseAt={baseAt}
              colorOf={colorOf}
              onLeaveOut={(row) => onLeftOutChange([...leftOut, rowKey(row)])}
            />
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-2 py-2 empty:hidden">
        {count > 0 && experiments.length > visibleCount ? (
          <Button onClick={() => setVisibleCount(visibleCount + step)}>
            Show more: {formatCount(experiments.length - visibleCount)} left
          </Button>
        ) : null}
        {rowsLeft > 0 ? (
          <Button onClick={() => setMaxRows(maxRows + rowsStep)}>
            Show more metrics: {formatCount(rowsLeft)} left
          </Button>
        ) : null}
      </div>
    </section>
  );
});

type NoRowsProps = {
  /** the error of a regular expression */
  problem: string | undefined;
  isSearching: boolean;
  isFiltered: boolean;
  hasLeftOut: boolean;
  onClear: () => void;
  onShow: () => void;
};

/** Takes the place of the table where it has no row, and says why. */
function NoRows({ problem, isSearching, isFiltered, hasLeftOut, onClear, onShow }: NoRowsProps) {
  if (isSearching) return null;
  if (isFiltered) return <NothingMatches title={problem ?? 'No row matches'} onClear={onClear} />;
  return hasLeftOut ? (
    <EmptyState title="All rows are left out" action={<Button onClick={onShow}>Show all</Button>} />
  ) : (
    <EmptyState title="No differences" hint="Their settings and metrics are the same." />
  );
}
