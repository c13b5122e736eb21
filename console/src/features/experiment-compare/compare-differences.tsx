import { Button } from '@trainyard/ui/base/button';
import { Checkbox } from '@trainyard/ui/base/checkbox';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { breakable } from '@trainyard/ui/lib/breakable';
import { formatCount, formatMetric, missing, plural } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { SectionHeading } from '@trainyard/ui/page/section';
import { memo, useId, useMemo, useState } from 'react';
import { BestValue, ValueKindControl } from '~/components/metrics/best-value';
import { metricKeyLabel } from '~/components/metrics/metric-label';
import { Dot, ExperimentLink } from '~/features/experiments/experiment-link';
import type { ValueKind } from '~/lib/metric-summary';
import type { BestTrials } from './best-trials';
import { CompareExport } from './compare-export';
import { type CompareRow, compareRows, deltaText, numberOf } from './compare-rows';
import type { ComparedItem } from './compared-item';
import { metricNames, metricRows, type ShownMetrics } from './metric-rows';

export { Dot };

type Props = {
  /** what is compared; in place of experiments also trials */
  experiments: readonly ComparedItem[];
  best: BestTrials;
  valueRule: ShownMetrics;
  onKindChange: (kind: ValueKind) => void;
  colorOf: (id: number) => string;
  /** the base of the comparison */
  base: number;
  /** also rows that are the same in all */
  isAll: boolean;
  onAllChange: (isAll: boolean) => void;
};

// columns drawn until the user asks for more
const step = 24;
/** characters of a number that is shown as it is */
const maxDigits = 8;
/** rows drawn until the user asks for more */
const rowsStep = 200;

const kinds = ['Metrics', 'Hyperparameters', 'Config'] as const;

// two columns fit beside the names without being cut off
const onPhone = 'narrow:max-w-28 narrow:align-top narrow:whitespace-normal narrow:wrap-anywhere';

/** Compares the settings of the experiments side by side. */
export const CompareDifferences = memo(function CompareDifferences(props: Props) {
  const { experiments, best, valueRule, colorOf, base, isAll, onAllChange, onKindChange } = props;
  const id = useId();
  const [visibleCount, setVisibleCount] = useState(step);
  const [maxRows, setMaxRows] = useState(rowsStep);
  const settings = useMemo(() => compareRows(experiments), [experiments]);
  const columns = useMemo(
    () => experiments.map(({ id }) => best.get(id)?.values),
    [experiments, best],
  );
  const metrics = useMemo(() => metricNames(columns), [columns]);
  const isShown = ({ differs }: Pick<CompareRow, 'differs'>) => isAll || differs;
  const [shownMetrics, shownSettings] = [metrics.filter(isShown), settings.filter(isShown)];
  const count = shownMetrics.length + shownSettings.length;
  // metrics come first, and there may be thousands
  const drawnMetrics = metricRows(columns, shownMetrics.slice(0, maxRows), valueRule);
  const drawnRows = [...drawnMetrics, ...shownSettings];
  const rowsLeft = count - drawnRows.length;
  const baseAt = experiments.findIndex((experiment) => experiment.id === base);
  return (
    <section aria-label="Settings" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <SectionHeading
          note={`${plural(count, 'row')} of ${formatCount(metrics.length + settings.length)}`}
        >
          Metrics, hyperparameters and config
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
        <div className="overflow-x-auto border-y">
          <table className="min-w-full text-left">
            <caption className="sr-only">Hyperparameters and config</caption>
            <thead>
              <tr className="text-xs text-faint">
                <th scope="col" className="sticky left-0 z-10 bg-bg py-1.5 pr-4 font-medium">
                  Name
                </th>
                {experiments.slice(0, visibleCount).map((experiment) => (
                  <th
                    key={experiment.id}
                    scope="col"
                    className="px-3 py-1.5 font-medium narrow:px-2"
                  >
                    <span className="ml-auto flex w-fit max-w-44 items-center gap-1.5 narrow:max-w-28">
                      <Dot experimentId={experiment.id} color={colorOf(experiment.id)} />
                      <ItemLink item={experiment} />
                      {experiment.id === base ? <span>base</span> : null}
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
                visibleCount={visibleCount}
                rows={drawnRows.filter((row) => row.kind === kind)}
              />
            ))}
          </table>
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

/** The link to what a column stands for. */
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

type RowsProps = {
  kind: string;
  baseAt: number;
  visibleCount: number;
  rows: readonly CompareRow[];
};

const KindRows = ({ kind, baseAt, visibleCount, rows }: RowsProps) =>
  rows.length === 0 ? null : (
    <tbody>
      <tr className="border-t">
        <th scope="rowgroup" className="sticky left-0 bg-bg pt-3 pb-1 text-xs text-muted">
          {kind}
        </th>
        {/* a line is drawn over cells alone */}
        <td colSpan={Math.min(visibleCount, rows[0]?.values.length ?? 1)} />
      </tr>
      {rows.map(({ name, values, numbers = values.map(numberOf), differs, note, best }) => (
        <tr key={name} className="border-t">
          <th
            scope="row"
            title={name}
            className={cn(
              'sticky left-0 z-10 max-w-72 truncate bg-bg py-1.5 pr-4 font-mono text-sm font-normal',
              onPhone,
              'narrow:pr-2',
            )}
          >
            {breakable(kind === 'Metrics' ? metricKeyLabel(name) : name)}
            {note === undefined ? null : (
              // the kind of the values is in the switch above; the name of the row stays its own
              <span aria-hidden className="ml-2 text-faint">
                {note}
              </span>
            )}
          </th>
          {values.slice(0, visibleCount).map((value, at) => (
            <td
              // biome-ignore lint/suspicious/noArrayIndexKey: one for each experiment, in their order
              key={at}
              title={value}
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
                  text={shownText(kind, value, numbers[at])}
                  isBest={best !== undefined && numbers[at] === best}
                />
              )}
              {baseAt < 0 || at === baseAt ? null : (
                <Delta value={numbers[at]} base={numbers[baseAt]} />
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );

/** A value as it is shown: long numbers of hyperparameters are rounded, and exact in the title. */
const shownText = (kind: string, value: string, number = Number.NaN) =>
  kind === 'Hyperparameters' && value.length > maxDigits && Number.isFinite(number)
    ? formatMetric(number)
    : value;

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
