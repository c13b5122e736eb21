import type { Effect } from '@trainyard/insights/importance/effect';
import { effectText, rangeText } from '@trainyard/insights/importance/effect-text';
import type { Importance } from '@trainyard/insights/importance/importance';
import { ChartsInBatches } from '@trainyard/ui/charts/chart-grid';
import { type Interval, IntervalChart } from '@trainyard/ui/charts/intervals/interval-chart';
import { capitalize } from '@trainyard/ui/lib/format';

type Props = { importances: readonly Importance[]; metric: string };

/** The metric over the values of each hyperparameter, with what the curve says. */
export const EffectCharts = ({ importances, metric }: Props) => (
  <ChartsInBatches items={importances}>
    {({ name, effect }) => (
      <IntervalChart
        key={name}
        title={name}
        hint={`mean ${metric}, 95 % intervals`}
        fileName={`effect-of-${name}.png`}
        xLabel={name}
        yLabel={metric}
        countLabel="Trials"
        intervals={effect.bins.map((bin) => intervalOf(bin, effect))}
        note={
          <p className="pt-1 text-sm text-muted">{capitalize(effectText(effect.conclusion))}</p>
        }
      />
    )}
  </ChartsInBatches>
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
