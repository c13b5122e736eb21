import type { TrialSimulation } from '@trainyard/sdk/types';
import { formatCount } from '@trainyard/ui/lib/format';

/** `train 16, validate, train 64, validate`: equal steps in a row are counted. */
export function stepsText({ operations }: Pick<TrialSimulation, 'operations'>): string {
  const steps: { text: string; times: number }[] = [];
  for (const { type, length } of operations) {
    const text =
      type === 'RUNNABLE_TYPE_VALIDATE' ? 'validate' : `train ${formatCount(Number(length))}`;
    const last = steps.at(-1);
    if (last?.text === text) last.times += 1;
    else steps.push({ text, times: 1 });
  }
  return steps.map(({ text, times }) => (times > 1 ? `${times} × ${text}` : text)).join(', ');
}

/** Counts the trials with the same operations, the most common first, and all trials. */
export function summarizeSearch(trials: readonly TrialSimulation[]) {
  const lines = trials
    .map((trial) => ({ count: trial.occurrences, steps: stepsText(trial) }))
    .toSorted((a, b) => b.count - a.count);
  return { lines, total: lines.reduce((sum, { count }) => sum + count, 0) };
}
