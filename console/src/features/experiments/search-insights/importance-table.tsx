import { isClear } from '@trainyard/insights/importance/effect';
import { effectWords } from '@trainyard/insights/importance/effect-text';
import type { Importance, Importances } from '@trainyard/insights/importance/importance';
import { MiddleCut } from '@trainyard/ui/base/middle-cut';
import { formatCount, formatPercent, plural } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { DataTable } from '@trainyard/ui/table/data-table';
import { columnsFor } from '@trainyard/ui/table/table-columns';
import { EffectCharts } from './effect-charts';
import { maxBars, maxCurves } from './panels';

type Props = Importances & { trials: number; what: string; metric: string };

/** below it a forest is hardly better than the mean of all trials */
const littleExplained = 0.1;

/** Hyperparameters by how much they matter, each with the curve of its effect. */
export function ImportanceTable({ importances, explained, rounds, trials, what, metric }: Props) {
  const maxHigh = Math.max(0.01, ...importances.map(({ high }) => high));
  return (
    <>
      <p className="max-w-3xl py-2 text-sm text-faint">
        Of {what}; {formatCount(trials)} trials. Permutation importance of a random forest on trials
        that it was not trained on, as a share of the explained variance, with 90 % intervals of{' '}
        {formatCount(rounds)} bootstrap rounds. Effects have p below 0.001.
      </p>
      <p className="pb-3">
        {explained < littleExplained ? (
          <>
            <strong className="font-medium">Not reliable:</strong> together they explain{' '}
            {formatPercent(Math.max(0, explained), 0)} of the variance.
          </>
        ) : (
          <>Together they explain {formatPercent(explained, 0)} of the variance.</>
        )}
      </p>
      <DataTable
        caption="Importance"
        frame="flow"
        columns={columnsOf(maxHigh)}
        rows={importances}
        keyOf={({ name }) => name}
      />
      <EffectCharts importances={importances} metric={metric} />
    </>
  );
}

/** The same in few words, with the curves of those that matter most. */
export function ImportanceBars({ importances, explained, trials, what, metric }: Props) {
  const first = importances.slice(0, maxBars);
  const maxHigh = Math.max(0.01, ...first.map(({ high }) => high));
  return (
    <>
      <p className="num pb-1 text-sm text-faint" title={`Of ${what}.`}>
        {explained < littleExplained ? 'Not reliable: of ' : 'Of '}
        {plural(trials, 'trial')}, explains {formatPercent(Math.max(0, explained), 0)} of the
        variance
      </p>
      <ul aria-label="Importance">
        {first.map((importance) => (
          <li
            key={importance.name}
            className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1.4fr)_2.5rem] items-center gap-x-3 py-1"
          >
            <MiddleCut text={importance.name} className="font-mono text-sm" />
            <Bar importance={importance} maxHigh={maxHigh} />
            <span className={cn('num text-right', !isClear(importance.effect) && 'text-faint')}>
              {share(importance.mean)}
            </span>
            <span className="col-span-3 truncate text-sm text-muted">
              {effectWords(importance.effect.conclusion)}
            </span>
          </li>
        ))}
      </ul>
      <EffectCharts importances={first.slice(0, maxCurves)} metric={metric} isBrief />
    </>
  );
}

// a tiny loss shows as none
const share = (value: number) => formatPercent(Math.round(value * 100) / 100 + 0, 0);

const column = columnsFor<Importance>();

const columnsOf = (maxHigh: number) => [
  column.accessor('name', {
    header: 'Hyperparameter',
    meta: { isRowHeader: true, className: 'font-mono text-sm', phone: 'title' },
  }),
  column.accessor('mean', {
    header: 'Importance',
    cell: ({ row: { original }, getValue }) => (
      <span className={isClear(original.effect) ? 'font-medium' : 'text-muted'}>
        {share(getValue())}
      </span>
    ),
    meta: { phone: 'line' },
  }),
  column.accessor(({ effect }) => effectWords(effect.conclusion), {
    id: 'effect',
    header: 'Effect',
    meta: { phone: 'line' },
  }),
  column.display({
    id: 'range',
    header: 'Range',
    cell: ({ row: { original } }) => (
      <>
        {share(original.low)} to {share(original.high)}
        {isClear(original.effect) ? null : <span className="text-faint"> · may be chance</span>}
      </>
    ),
    meta: { className: 'text-muted', phone: 'line' },
  }),
  column.display({
    id: 'drawn',
    header: 'Drawn',
    cell: ({ row }) => <Bar importance={row.original} maxHigh={maxHigh} />,
    meta: { isUntitled: true, className: 'w-1/2 min-w-40' },
  }),
];

/** the mean as a bar, the range as a line through its end; both are texts beside it */
function Bar({ importance, maxHigh }: { importance: Importance; maxHigh: number }) {
  const at = (value: number) => `${(Math.max(0, value) / maxHigh) * 100}%`;
  const { mean, low, high, effect } = importance;
  return (
    <span aria-hidden className="relative block h-2.5 rounded-sm bg-line/50">
      <span
        className={`absolute inset-y-0 left-0 rounded-sm ${isClear(effect) ? 'bg-run' : 'bg-off/50'}`}
        style={{ width: at(mean) }}
      />
      <span
        className="absolute top-1/2 h-px -translate-y-1/2 bg-text"
        style={{ left: at(low), right: `calc(100% - ${at(high)})` }}
      />
    </span>
  );
}
