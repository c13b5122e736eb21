import type { ValidationHistoryEntry } from '@trainyard/sdk/types';
import { timestamp } from '../../lib/time';
import { trialSteps } from '../../simulation/engine/timeline';
import { numberAt } from '../../simulation/metrics/measured';
import { curveFor } from '../../simulation/metrics/reading';
import { isBetter } from '../../simulation/metrics/summary';
import type { ExperimentRow, TrialRow } from '../../simulation/rows';
import { MasterError } from '../errors';

type Input = { experiment: ExperimentRow; trials: TrialRow[]; now: number };

/** Each new best validation of an experiment, oldest first, in single precision as on the wire. */
export function validationHistory({ experiment, trials, now }: Input): ValidationHistoryEntry[] {
  const { metric, smallerIsBetter } = experiment.settings.searcher;
  const validations = trials
    .flatMap((trial) =>
      trialSteps(trial, now)
        .filter((step) => step.kind === 'validation')
        .flatMap((step) => {
          const at = { curve: curveFor(experiment, trial), step, group: 'validation' };
          const value = numberAt(at, metric);
          return value === null ? [] : [{ trialId: trial.id, at: step.at, value }];
        }),
    )
    .sort((left, right) => left.at - right.at || left.trialId - right.trialId);
  const history: ValidationHistoryEntry[] = [];
  let best: number | null = null;
  for (const { trialId, at, value } of validations) {
    if (best !== null && !isBetter({ value, than: best, smallerIsBetter })) continue;
    best = value;
    history.push({ trialId, endTime: timestamp(at), searcherMetric: Math.fround(value) });
  }
  return history;
}

/** 404, the master's way to say that nothing was validated yet. */
export const notFoundMetric = () => new MasterError('NotFound', 'no validations for experiment');
