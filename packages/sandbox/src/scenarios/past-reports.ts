import { curveOf } from '../simulation/metrics/curve';
import { mix } from '../simulation/metrics/noise';
import type { TrialReports } from '../simulation/rows';
import { sample } from '../simulation/search/hyperparameters';
import { type Past, pastCut } from './past-trial';

/**
 * The metrics that the only trial of a past experiment reported, without creating its rows: equal
 * to theirs while no caller adds to them.
 */
export function pastReports(past: Past, trialId: number): TrialReports {
  const { domain, hyperparameters, modelGib, searcher } = past.settings;
  const { schedulingUnit, validationPeriod, checkpointPeriod } = past.settings;
  const seed = mix(past.seed, 102, 0);
  const hparams = sample(hyperparameters, seed);
  const { endBatch, exit } = pastCut(past);
  // a failing one fails at the end of a batch, and reports nothing more
  const [due, reported] = exit === 'error' ? [endBatch - 1, 0] : [endBatch, endBatch];
  return {
    trialId,
    curve: curveOf({ domain, hparams, seed, length: searcher.maxLength, modelGib }),
    trained: withLast(multiples(schedulingUnit, endBatch), reported),
    validated: multiples(validationPeriod, due),
    saved: withLast(multiples(checkpointPeriod, due), reported),
  };
}

function multiples(period: number, last: number): number[] {
  const batches: number[] = [];
  for (let batch = period; batch <= last; batch += period) batches.push(batch);
  return batches;
}

const withLast = (batches: number[], last: number): number[] =>
  last === 0 || batches.at(-1) === last ? batches : [...batches, last];
