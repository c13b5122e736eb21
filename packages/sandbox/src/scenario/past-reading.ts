import { curveOf } from '../simulation/curve';
import { sample } from '../simulation/hyperparameters';
import { mix } from '../simulation/noise';
import type { QuickReading } from '../simulation/rows';
import { type Past, pastCut } from './past-trial';

/**
 * What the only trial of an experiment of the past reported, without making its rows: as long as
 * nobody adds to them, the same as they would tell.
 */
export function pastReading(past: Past, trialId: number): QuickReading {
  const { domain, hyperparameters, searcher } = past.settings;
  const { schedulingUnit, validationPeriod, checkpointPeriod } = past.settings;
  const seed = mix(past.seed, 102, 0);
  const hparams = sample(hyperparameters, seed);
  const { endBatch, exit } = pastCut(past);
  // one that fails does so at the end of a batch, and says nothing more
  const [due, said] = exit === 'error' ? [endBatch - 1, 0] : [endBatch, endBatch];
  return {
    trialId,
    curve: curveOf({ domain, hparams, seed, length: searcher.maxLength }),
    trained: withLast(multiples(schedulingUnit, endBatch), said),
    validated: multiples(validationPeriod, due),
    saved: withLast(multiples(checkpointPeriod, due), said),
  };
}

function multiples(period: number, last: number): number[] {
  const batches: number[] = [];
  for (let batch = period; batch <= last; batch += period) batches.push(batch);
  return batches;
}

const withLast = (batches: number[], last: number): number[] =>
  last === 0 || batches.at(-1) === last ? batches : [...batches, last];
