import type { Curve } from './curve';
import { metricAt, metricGroups, metricNames } from './curve';
import type { MetricFigures, Step, TrialSummary } from './rows';

type SummaryInput = {
  curve: Curve;
  steps: Step[];
  metric: string;
  smallerIsBetter: boolean;
  closed: boolean;
};

/** Folds the steps of a trial. */
export function summarize(input: SummaryInput): TrialSummary {
  const { curve, steps, metric, smallerIsBetter, closed } = input;
  const training = steps.filter((step) => step.kind === 'training');
  const validations = steps.filter((step) => step.kind === 'validation');
  const best = bestOf({ curve, validations, metric, smallerIsBetter });
  const latest = validations.at(-1) ?? null;
  return {
    steps: steps.length,
    closed,
    lastBatch: training.at(-1)?.batch ?? 0,
    best,
    bestValue: best && metricAt(curve, metric, best.batch),
    latest,
    latestValue: latest && metricAt(curve, metric, latest.batch),
    checkpoints: steps.filter((step) => step.kind === 'checkpoint').length,
  };
}

/** Figures of every group that was reported, by group and metric. */
export function groupFigures(curve: Curve, steps: Step[]) {
  const groups: Record<string, Record<string, MetricFigures>> = {};
  for (const group of metricGroups(curve)) {
    const kind = group === 'training' ? 'training' : 'validation';
    const reported = steps.filter((step) => step.kind === kind);
    if (reported.length > 0) groups[group] = figuresOf({ curve, group, steps: reported });
  }
  return groups;
}

function figuresOf({ curve, group, steps }: { curve: Curve; group: string; steps: Step[] }) {
  const figures: Record<string, MetricFigures> = {};
  for (const name of metricNames(curve, group)) {
    const values = steps.map((step) => metricAt(curve, name, step.batch));
    let [max, min, sum] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 0];
    for (const value of values) {
      max = Math.max(max, value);
      min = Math.min(min, value);
      sum += value;
    }
    figures[name] = {
      count: values.length,
      last: values.at(-1) ?? 0,
      max,
      min,
      sum,
      type: 'number',
    };
  }
  return figures;
}

type BestInput = {
  curve: Curve;
  validations: Step[];
  metric: string;
  smallerIsBetter: boolean;
};

// NaN beats nothing, but where all are NaN the first one stands
function bestOf({ curve, validations, metric, smallerIsBetter }: BestInput): Step | null {
  const value = (step: Step) => metricAt(curve, metric, step.batch);
  let best: Step | null = null;
  for (const step of validations) {
    if (best === null || isBetter({ value: value(step), than: value(best), smallerIsBetter })) {
      best = step;
    }
  }
  return best;
}

type Comparison = { value: number; than: number; smallerIsBetter: boolean };

/** Whether a metric is better; a number always beats NaN. */
export function isBetter({ value, than, smallerIsBetter }: Comparison): boolean {
  if (Number.isNaN(than)) return !Number.isNaN(value);
  return smallerIsBetter ? value < than : value > than;
}
