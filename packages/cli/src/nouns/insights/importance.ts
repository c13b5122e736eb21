import type { HyperparameterAdvice } from '@trainyard/insights/advice/advice';
import { adviceSummary, adviceText } from '@trainyard/insights/advice/advice-text';
import { laterRung } from '@trainyard/insights/advice/later-rung';
import { learnedOf } from '@trainyard/insights/advice/learned';
import { minLater } from '@trainyard/insights/advice/share-left';
import { type Effect, isClear, minMeasured } from '@trainyard/insights/importance/effect';
import { effectText } from '@trainyard/insights/importance/effect-text';
import {
  atRung,
  bestOfTrials,
  type MeasuredRows,
  measuredRows,
} from '@trainyard/insights/importance/measured-rows';
import { ladderOf } from '@trainyard/insights/rungs/ladder';
import { hyperparameters, searcherMetric, smallerIsBetter } from '@trainyard/sdk/model';
import { Failure } from '../../core/failure';
import { field, numberField, percentText } from '../../core/output/columns';
import { type Cli, defineVerb } from '../../core/verb';
import { comparisons, readSearch, type Search } from './search';

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
  /** the sentence of the console, and with `kind` narrow the range and the gain; none of a constant */
  advice: string;
  advised: HyperparameterAdvice | undefined;
};

const share = (key: 'high' | 'importance' | 'low', header: string) =>
  numberField<Row>(key, header, { show: (row: Row) => percentText(row[key]) });

const columns = [
  field<Row>('name', 'Hyperparameter'),
  share('importance', 'Importance'),
  share('low', 'Low'),
  share('high', 'High'),
  field<Row>('effect', 'Effect'),
  field<Row>('advice', 'Advice'),
];

/** below it a forest is hardly better than the mean of all trials */
const littleExplained = 0.1;

export const importance = defineVerb({
  name: 'importance',
  summary: 'Show which hyperparameters the metric of a search depends on, and which to narrow',
  operands: '<experiment>',
  completes: 'experiment',
  prints: 'rows',
  examples: ['trainyard experiment importance 7', 'trainyard e importance 7 --jq .[].bins'],
  run: async ({ operands, cli }) => {
    const search = await readSearch(cli, operands[0]);
    const { features, target, ...later } = await measurements(cli, search);
    if (target.length < minMeasured)
      throw new Failure(
        `Importance needs at least ${minMeasured} trials with the metric of the searcher; experiment ${search.experiment.id} has ${target.length}.`,
      );
    if (features.length === 0)
      throw new Failure(
        `All trials of experiment ${search.experiment.id} have the same hyperparameters.`,
      );
    // the same seed as in the console, so that both show the same numbers
    const { config } = search.experiment;
    const { importances, explained, advice } = learnedOf({
      ...{ features, target, ...later, seed: 1 },
      ...{ isSmallerBetter: smallerIsBetter(config), space: hyperparameters(config) },
    });
    const advised = new Map(advice.hyperparameters.map((one) => [one.name, one]));
    const rows = importances.map((one) => ({
      ...{ name: one.name, importance: one.mean, low: one.low, high: one.high },
      effect: effectText(one.effect.conclusion),
      isClear: isClear(one.effect),
      bins: one.effect.bins,
      advice: textOf(advised.get(one.name)),
      advised: advised.get(one.name),
    }));
    await cli.out.rows(columns, rows, { id: ({ name }) => name });
    const sum = `The hyperparameters explain ${percentText(Math.max(0, explained))} of the variance among ${target.length} trials`;
    cli.notify(explained < littleExplained ? `${sum}: too little to rely on.` : `${sum}.`);
    cli.notify(adviceSummary(advice, searcherMetric(config) ?? 'metric'));
  },
});

const textOf = (advice: HyperparameterAdvice | undefined) => (advice ? adviceText(advice) : '');

type Measurements = Pick<MeasuredRows, 'features' | 'target'> &
  Partial<ReturnType<typeof laterRung>>;

/**
 * Compares trials of a halving search at the first rung: later rungs only contain the better ones,
 * which show how long an effect lasts.
 */
async function measurements(cli: Cli, { experiment, trials }: Search): Promise<Measurements> {
  const { config } = experiment;
  const ladder = ladderOf(config);
  const metric = searcherMetric(config);
  if (typeof ladder === 'string' || metric === undefined) {
    const { features, target } = measuredRows(experiment, bestOfTrials(experiment, trials));
    return { features, target };
  }
  const [first = new Map<number, number>(), ...values] = await comparisons(cli, {
    ...{ experiment, trials, metric, ladder, min: minLater },
  });
  const { trialIds, ...rows } = measuredRows(experiment, atRung(experiment, trials, first));
  return { ...rows, ...laterRung({ config, trialIds, values, rungs: ladder.lengths.length }) };
}
