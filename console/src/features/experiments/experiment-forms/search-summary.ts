import { stepsText } from '@trainyard/insights/hyperparameters/search-steps';
import type { TrialSimulation } from '@trainyard/sdk/types';

/** Counts the trials with the same operations, the most common first, and all trials. */
export function summarizeSearch(
  trials: readonly TrialSimulation[],
  config: Parameters<typeof stepsText>[1],
) {
  const lines = trials
    .map((trial) => ({ count: trial.occurrences, steps: stepsText(trial, config) }))
    .toSorted((a, b) => b.count - a.count);
  return { lines, total: lines.reduce((sum, { count }) => sum + count, 0) };
}
