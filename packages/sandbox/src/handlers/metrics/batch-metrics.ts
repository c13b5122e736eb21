import { metricAt, metricNames } from '../../simulation/metrics/curve';
import { curveFor } from '../../simulation/metrics/reading';
import type { Step } from '../../simulation/rows';
import type { TrialInput } from '../trials/trial-answer';

/**
 * The measurements of each batch since the last training report; posted ones where a runner
 * reported.
 */
export function batchMetricsOf(input: TrialInput, step: Step): Array<Record<string, unknown>> {
  if (step.posted && !step.isExtended) return step.posted.batchMetrics;
  return simulatedBatches(input, step);
}

function simulatedBatches({ experiment, trial }: TrialInput, step: Step) {
  const curve = curveFor(experiment, trial);
  const { unit } = trial.pace;
  const names = metricNames(curve, 'training');
  const at = (batch: number) =>
    Object.fromEntries(names.map((name) => [name, metricAt(curve, name, batch)]));
  const first = Math.max(step.run.startBatch, Math.ceil(step.batch / unit - 1) * unit) + 1;
  const count = Math.max(0, step.batch - first + 1);
  return Array.from({ length: count }, (_, index) => at(first + index));
}
