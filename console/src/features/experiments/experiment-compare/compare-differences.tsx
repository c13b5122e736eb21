import { Button } from '@trainyard/ui/base/button';
import { Checkbox } from '@trainyard/ui/base/checkbox';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { breakable } from '@trainyard/ui/lib/breakable';
import { formatCount, formatPlain, missing, plural } from '@trainyard/ui/lib/format';
import { useIsPrinting } from '@trainyard/ui/lib/printing';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { SectionHeading } from '@trainyard/ui/page/section';
import { memo, useId, useMemo, useState } from 'react';
import { BestValue, ValueKindControl } from '~/components/metrics/best-value';
import { metricKeyLabel } from '~/components/metrics/metric-label';
import { Dot, ExperimentLink } from '~/features/experiments/base/experiment-link';
import { type CompareRow, compareRows, deltaText, numberOf } from '~/lib/compare-rows';
import { metricNames, metricRows, type ShownMetrics } from '~/lib/metrics/metric-rows';
import type { ValueKind } from '~/lib/metrics/metric-summary';
import type { BestTrials } from './best-trials';
import { CompareExport } from './compare-export';
import type { ComparedItem } from './compared-item';
import { type Cost, costRows } from './cost/cost-rows';

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
};

// columns drawn until the user asks for more
const step = 24;
/** columns of a table on paper; the others are below it, with the names of the rows again */
const printedColumns = 6;
/** rows drawn until the user asks for more */
const rowsStep = 200;

const kinds = ['Metrics', 'Hyperparameters', 'Environment', 'Cost', 'Config'] as const;

// wide enough for two columns beside the names
const onPhone = 'narrow:max-w-28 narrow:align-top narrow:whitespace-normal narrow:wrap-anywhere';

/** Compares the settings of the experiments side by side. */
export const CompareDifferences = memo(function CompareDifferences(props: Props) {
  const { experiments, best, valueRule, colorOf, base, isAll, onAllChange, onKindChange } = props;
  const { costs } = props;
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
  const isShown = ({ differs }: Pick<CompareRow, 'differs'>) => isAll || differs;
  const [shownMetrics, shownSettings] = [metrics.filter(isShown), settings.filter(isShown)];
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
  return (
    <section aria-label="Settings" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <SectionHeading
          note={`${plural(count, 'row')} of ${formatCount(metrics.length + settings.length)}`}
        >
          Metrics, hyperparameters, environment, cost and config
        </SectionHeading>
        <span className="flex flex-wrap items-center gap-3 pb-2">
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
        <EmptyState title="No differences" hint="Their settings and metrics are the same." />
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

type TableProps = {
  columns: readonly ComparedItem[];
  /** the place of the first column among all that are compared */
  from: number;
  rows: readonly CompareRow[];
  /** the place of the base among all that are compared */
  baseAt: number;
  colorOf: (id: number) => string;
};

const ValuesTable = ({ columns, from, rows, baseAt, colorOf }: TableProps) => (
  <table className="min-w-full text-left">
    <caption className="sr-only">Hyperparameters and config</caption>
    <thead>
      <tr className="text-xs text-faint">
        <th scope="col" className="sticky left-0 z-10 bg-bg py-1.5 pr-4 font-medium">
          Name
        </th>
        {columns.map((item, at) => (
          <th key={item.id} scope="col" className="px-3 py-1.5 font-medium narrow:px-2">
            <span className="ml-auto flex w-fit max-w-44 items-center gap-1.5 narrow:max-w-28">
              <Dot experimentId={item.id} color={colorOf(item.id)} />
              <ItemLink item={item} />
              {from + at === baseAt ? <span>base</span> : null}
            </span>
          </th>
        ))}
      </tr>
    </thead>
    {kinds.map((kind) => (
      <KindRows
        key={kind}
        kind={kind}
        baseAt={baseAt}
        from={from}
        columnCount={columns.length}
        rows={rows.filter((row) => row.kind === kind)}
      />
    ))}
  </table>
);

/** Links to the experiment or trial of a column. */
const ItemLink = ({ item }: { item: ComparedItem }) =>
  item.experimentId === undefined ? (
    <>
      <ExperimentLink experiment={item} />
      <span className="font-mono">{item.id}</span>
    </>
  ) : (
    <ExperimentLink
      experiment={{ id: item.experimentId, name: item.label ?? item.name }}
      trialId={item.id}
    />
  );

type RowsProps = Pick<TableProps, 'baseAt' | 'from' | 'rows'> & {
  kind: string;
  columnCount: number;
};

const KindRows = ({ kind, baseAt, from, columnCount, rows }: RowsProps) =>
  rows.length === 0 ? null : (
    <tbody>
      <tr className="border-t">
        <th scope="rowgroup" className="sticky left-0 bg-bg pt-3 pb-1 text-xs text-muted">
          {kind}
        </th>
        {/* a line is drawn over cells alone */}
        <td colSpan={columnCount} />
      </tr>
      {rows.map(({ name, values, numbers = values.map(numberOf), differs, note, best }) => (
        <tr key={name} className="border-t">
          <th
            scope="row"
            title={displayText(name)}
            className={cn(
              'sticky left-0 z-10 max-w-72 truncate bg-bg py-1.5 pr-4 font-mono text-sm font-normal',
              onPhone,
              'narrow:pr-2',
            )}
          >
            {breakable(displayText(kind === 'Metrics' ? metricKeyLabel(name) : name))}
            {note === undefined ? null : (
              // the kind of the values is in the switch above; the name of the row stays its own
              <span aria-hidden className="ml-2 inline-block text-faint narrow:ml-1">
                {note}
              </span>
            )}
          </th>
          {values.slice(from, from + columnCount).map((value, column) => {
            const at = from + column;
            return (
              <td
                key={at}
                title={value && displayText(value)}
                className={cn(
                  'max-w-44 truncate px-3 py-1.5 text-right',
                  // a number is never split into lines
                  Number.isFinite(numbers[at]) ? 'num whitespace-nowrap' : onPhone,
                  'narrow:px-2 narrow:align-top',
                  !differs && 'text-muted',
                )}
              >
                {value === undefined ? (
                  <span className="text-faint">{missing}</span>
                ) : (
                  <BestValue
                    text={displayText(shownText(kind, value, numbers[at]))}
                    isBest={best !== undefined && numbers[at] === best}
                  />
                )}
                {baseAt < 0 || at === baseAt ? null : (
                  <Delta value={numbers[at]} base={numbers[baseAt]} />
                )}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );

/** a number with more decimals than people read, alone or in a list of values */
const longNumber = /-?\d+\.\d{7,}(?:e[-+]?\d+)?/gi;

/** A value as it is shown: long numbers of hyperparameters are rounded, and exact in the title. */
function shownText(kind: string, value: string, number = Number.NaN): string {
  if (kind !== 'Hyperparameters') return value;
  return Number.isFinite(number)
    ? formatPlain(number)
    : value.replace(longNumber, (text) => formatPlain(Number(text)));
}

function Delta({
  value = NaN,
  base = NaN,
}: {
  value: number | undefined;
  base: number | undefined;
}) {
  const text = deltaText(value, base);
  return text === '' ? null : <span className="ml-2 text-sm text-muted">{text}</span>;
}
