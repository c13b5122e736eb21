import type { Hyperparameter } from '@trainyard/sdk/model';
import { formatCount, formatDecimals, formatMetric, formatRounded } from '../figures';
import { hyperparameterText } from '../hyperparameters/hyperparameters';
import { rangeText } from '../importance/effect-text';
import type { Advice, Gain, HyperparameterAdvice } from './advice';

/** The values of a hyperparameter of a config, as trials have them: "0.001 – 0.1", "adam, sgd". */
export function valuesText(hyperparameter: Hyperparameter): string {
  if (hyperparameter.type === 'const') return hyperparameterText(hyperparameter.val);
  if (hyperparameter.type === 'categorical')
    return hyperparameter.vals.map(hyperparameterText).join(', ');
  const { type, minval, maxval } = hyperparameter;
  if (type !== 'log') return `${formatRounded(minval, 6)} – ${formatRounded(maxval, 6)}`;
  return rangeText(hyperparameter.base ** minval, hyperparameter.base ** maxval);
}

/** with more decimals numbers are written with an exponent */
const maxDecimals = 6;

/**
 * How much better a trial is on average, with the 95 % interval: "0.0213 (0.0101 to 0.0330)". All have the
 * decimals of the largest, with three digits.
 */
export function gainText({ mean, low, high }: Gain): string {
  const largest = Math.max(...[mean, low, high].map(Math.abs));
  const decimals = 2 - Math.floor(Math.log10(largest));
  const isPlain = decimals >= 0 && decimals <= maxDecimals;
  const [text, from, to] = [mean, low, high].map((value) =>
    isPlain ? formatDecimals(value, decimals) : formatMetric(value),
  );
  return `${text} (${from} to ${to})`;
}

/** The advice for one hyperparameter in a few words. */
export function adviceText(advice: HyperparameterAdvice): string {
  switch (advice.kind) {
    case 'narrow':
      return `narrow to ${valuesText(advice.to)}: better by ${gainText(advice.gain)}`;
    case 'keep':
      return 'keep';
    case 'too few':
      return `keep: too few trials, about ${formatCount(advice.needed)} needed`;
    case 'too few later':
      return `keep: too few trials beyond the first rung, ${formatCount(advice.needed)} needed`;
    case 'lost later':
      return 'keep: the effect is lost at later rungs';
    case 'not together':
      return 'keep: too few trials, or no gain, together with the other ranges';
  }
}

/** The advice for a search as a whole: the gain, or the reason why none is given. */
export function adviceSummary({ hyperparameters, gain, trials }: Advice, metric: string): string {
  const has = (kind: HyperparameterAdvice['kind']) =>
    hyperparameters.some((one) => one.kind === kind);
  if (hyperparameters.length === 0) return 'The config searches no hyperparameter.';
  if (gain) return `The mean ${metric} of trials in these ranges is better by ${gainText(gain)}.`;
  if (has('too few later'))
    return 'Too few trials got beyond the first rung to say whether a range stays better.';
  if (has('too few')) {
    const needed = Math.min(
      ...hyperparameters.flatMap((one) => (one.kind === 'too few' ? [one.needed] : [])),
    );
    return `Too few trials for a range: ${formatCount(trials)} of about ${formatCount(needed)}.`;
  }
  if (has('lost later')) return 'Ranges that are better at first lose it at later rungs.';
  return 'No range is better than another beyond chance.';
}
