import { type Effect, isClear, minMeasured } from '@trainyard/insights/importance/effect';
import { effectText } from '@trainyard/insights/importance/effect-text';
import { importanceOf } from '@trainyard/insights/importance/importance';
import {
  atRung,
  bestOfTrials,
  type MeasuredRows,
  measuredRows,
} from '@trainyard/insights/importance/measured-rows';
import { ladderOf } from '@trainyard/insights/rungs/ladder';
import { searcherMetric, smallerIsBetter } from '@trainyard/sdk/model';
import { Failure } from '../../core/failure';
import { field, numberField, percentText } from '../../core/output/columns';
import { type Cli, defineVerb } from '../../core/verb';
import { firstComparison, readSearch, type Search } from './search';

type Row = {
  name: string;
  importance: number;
  low: number;
  high: number;
  /** the sentence of the console */
  effect: string;
  /** false if the differences may be chance */
  isClear: boolean;
  /** the curve: the mean of the metric, with its 95 % interval, per range of values or word */
  bins: Effect['bins'];
};

const share = (key: 'high' | 'importance' | 'low', header: string) =>
  numberField<Row>(key, header, { show: (row: Row) => percentText(row[key]) });

const columns = [
  field<Row>('name', 'Hyperparameter'),
  share('importance', 'Importance'),
  share('low', 'Low'),
  share('high', 'High'),
  field<Row>('effect', 'Effect'),
];

/** below it a forest is hardly better than the mean of all trials */
const littleExplained = 0.1;

export const importance = defineVerb({
  name: 'importance',
  summary: 'Show which hyperparameters the metric of a search depends on, and their best values',
  operands: '<experiment>',
  completes: 'experiment',
  prints: 'rows',
  examples: ['trainyard experiment importance 7', 'trainyard e importance 7 --jq .[].bins'],
  run: async ({ operands, cli }) => {
    const search = await readSearch(cli, operands[0]);
    const { features, target } = await measurements(cli, search);
    if (target.length < minMeasured)
      throw new Failure(
        `Importance needs at least ${minMeasured} trials with the metric of the searcher; experiment ${search.experiment.id} has ${target.length}.`,
      );
    if (features.length === 0)
      throw new Failure(
        `All trials of experiment ${search.experiment.id} have the same hyperparameters.`,
      );
    // the same seed as in the console, so that both show the same numbers
    const { importances, explained } = importanceOf({
      ...{ features, target, seed: 1 },
      isSmallerBetter: smallerIsBetter(search.experiment.config),
    });
    const rows = importances.map((one) => ({
      ...{ name: one.name, importance: one.mean, low: one.low, high: one.high },
      effect: effectText(one.effect.conclusion),
      isClear: isClear(one.effect),
      bins: one.effect.bins,
    }));
    await cli.out.rows(columns, rows, { id: ({ name }) => name });
    const sum = `The hyperparameters explain ${percentText(Math.max(0, explained))} of the variance among ${target.length} trials`;
    cli.notify(explained < littleExplained ? `${sum}: too little to rely on.` : `${sum}.`);
  },
});

/**
 * Compares trials of a halving search at the first rung: later rungs only contain the better ones.
 */
async function measurements(cli: Cli, { experiment, trials }: Search): Promise<MeasuredRows> {
  const ladder = ladderOf(experiment.config);
  const metric = searcherMetric(experiment.config);
  if (typeof ladder === 'string' || metric === undefined)
    return measuredRows(experiment, bestOfTrials(experiment, trials));
  return measuredRows(
    experiment,
    atRung(experiment, trials, await firstComparison(cli, { experiment, trials, metric, ladder })),
  );
}
