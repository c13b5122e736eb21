import type { Effect } from '@trainyard/insights/importance/effect';
import { effectText, rangeText } from '@trainyard/insights/importance/effect-text';
import type { Importance } from '@trainyard/insights/importance/importance';
import { MiddleCut } from '@trainyard/ui/base/middle-cut';
import { ChartsInBatches } from '@trainyard/ui/charts/chart-grid';
import { type Interval, IntervalChart } from '@trainyard/ui/charts/intervals/interval-chart';
import { capitalize } from '@trainyard/ui/lib/format';
import type { ComponentProps } from 'react';

type Props = {
  importances: readonly Importance[];
  metric: string;
  /** small, two in a row, beside a list that says the same */
  isBrief?: boolean;
};

/** The metric over the values of each hyperparameter, with what the curve says. */
export const EffectCharts = ({ importances, metric, isBrief = false }: Props) =>
  isBrief ? (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 pt-2">
      {importances.map((importance) => (
        <EffectChart
          key={importance.name}
          importance={importance}
          metric={metric}
          height={92}
          smallTitle={<MiddleCut text={importance.name} />}
        />
      ))}
    </div>
  ) : (
    <ChartsInBatches items={importances}>
      {(importance) => (
        <EffectChart
          key={importance.name}
          importance={importance}
          metric={metric}
          hint={`mean ${metric}, 95 % intervals`}
          note={
            <p className="pt-1 text-sm text-muted">
              {capitalize(effectText(importance.effect.conclusion))}
            </p>
          }
        />
      )}
    </ChartsInBatches>
  );

type ChartProps = {
  importance: Importance;
  metric: string;
} & Pick<ComponentProps<typeof IntervalChart>, 'hint' | 'height' | 'note' | 'smallTitle'>;

const EffectChart = ({ importance: { name, effect }, metric, ...figure }: ChartProps) => (
  <IntervalChart
    title={name}
    fileName={`effect-of-${name}.png`}
    xLabel={name}
    yLabel={metric}
    countLabel="Trials"
    intervals={effect.bins.map((bin) => intervalOf(bin, effect))}
    {...figure}
  />
);

function intervalOf(bin: Effect['bins'][number], { conclusion }: Effect): Interval {
  const { from = 0, to = 0, word } = bin;
  return {
    ...bin,
    label: word ?? rangeText(from, to),
    isMarked:
      (conclusion.kind === 'range' && from >= conclusion.from && to <= conclusion.to) ||
      (conclusion.kind === 'words' && word !== undefined && conclusion.words.includes(word)),
  };
}
