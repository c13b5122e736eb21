import type { DataPoint } from '@trainyard/sdk/types';
import { timestamp } from '../../lib/clock';
import { numberAt, stepsOfGroup, valueAt } from '../../simulation/metrics/measured';
import { mix } from '../../simulation/metrics/noise';
import { curveFor } from '../../simulation/metrics/reading';
import type { ExperimentRow, Step, TrialRow } from '../../simulation/rows';
import { invalidArgument } from '../errors';

export type GroupQuery = { group?: string; metricType?: string };

/**
 * The metric group of a query, by its new or its old name; '' without one.
 * @throws MasterError 400 if it has both names
 */
export function groupOf({ group = '', metricType }: GroupQuery): string {
  const legacy =
    metricType === 'METRIC_TYPE_TRAINING'
      ? 'training'
      : metricType === 'METRIC_TYPE_VALIDATION'
        ? 'validation'
        : '';
  if (legacy !== '' && group !== '') {
    throw invalidArgument('cannot specify both legacy and new metric group');
  }
  return legacy || group;
}

/** The old name of a group; custom groups have none. */
export const metricTypeOf = (group: string) =>
  group === 'training'
    ? ('METRIC_TYPE_TRAINING' as const)
    : group === 'validation'
      ? ('METRIC_TYPE_VALIDATION' as const)
      : ('METRIC_TYPE_UNSPECIFIED' as const);

type PointsInput = {
  experiment: ExperimentRow;
  trial: TrialRow;
  group: string;
  names: readonly string[];
  now: number;
  /** filters the steps */
  within: (step: Step, epoch: number) => boolean;
  maxDatapoints: number;
};

/**
 * Measurements of a group, in order; null if a name belongs to another group, or to none. If there
 * are too many, returns a random sample, the same every time.
 */
export function dataPoints(input: PointsInput): DataPoint[] {
  const { experiment, trial, group, names, now, within, maxDatapoints } = input;
  const curve = curveFor(experiment, trial);
  const epochOf = (step: Step) => numberAt({ curve, step, group }, 'epoch') ?? 0;
  const steps = stepsOfGroup(trial, group, now).filter((step) => within(step, epochOf(step)));
  return sampled(steps, maxDatapoints, trial.seed).map((step) => ({
    batches: step.batch,
    values: Object.fromEntries(
      names.map((name) => [name, valueAt({ curve, step, group }, name) ?? null]),
    ),
    time: timestamp(step.at),
    epoch: epochOf(step),
  }));
}

/** A random sample of that size, in order; the same for the same seed. */
function sampled(steps: Step[], count: number, seed: number): Step[] {
  if (steps.length <= count) return steps;
  const draws = steps.map((step) => ({ step, draw: mix(seed, 401, step.batch) }));
  const sample = new Set(
    [...draws]
      .sort((left, right) => left.draw - right.draw)
      .slice(0, count)
      .map(({ step }) => step),
  );
  return steps.filter((step) => sample.has(step));
}
