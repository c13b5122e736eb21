import type { MetricFigures, OtherFigures, Step, TrialRow, TrialSummary } from '../rows';
import type { Curve } from './curve';
import { groupsOf, namesOf, numberAt, stepsOfGroup, valueAt } from './measured';

type SummaryInput = {
  curve: Curve;
  steps: Step[];
  metric: string;
  smallerIsBetter: boolean;
  closed: boolean;
};

/** Folds the steps of a trial. */
export function summarize(input: SummaryInput): TrialSummary {
  const { curve, steps, metric, closed } = input;
  const validations = steps.filter((step) => step.kind === 'validation');
  const value = (step: Step) => numberAt({ curve, step, group: 'validation' }, metric);
  const best = bestOf(input, validations);
  const latest = validations.at(-1) ?? null;
  return {
    steps: steps.length,
    closed,
    lastBatch: steps.findLast((step) => step.kind !== 'checkpoint')?.batch ?? 0,
    best,
    bestValue: best && value(best),
    latest,
    latestValue: latest && value(latest),
    checkpoints: steps.filter((step) => step.kind === 'checkpoint').length,
  };
}

type GroupFigures = Record<string, MetricFigures | OtherFigures>;

/** Summaries of every reported group, by group and metric. */
export function groupFigures(curve: Curve, trial: TrialRow, now: number) {
  const groups: Array<[string, GroupFigures]> = [];
  for (const group of groupsOf(curve, trial)) {
    const steps = stepsOfGroup(trial, group, now).sort((left, right) => left.at - right.at);
    if (steps.length > 0) groups.push([group, figuresOf({ curve, trial, group, steps })]);
  }
  return Object.fromEntries(groups);
}

type FiguresInput = { curve: Curve; trial: TrialRow; group: string; steps: Step[] };

function figuresOf({ curve, trial, group, steps }: FiguresInput): GroupFigures {
  const figures: Array<[string, GroupFigures[string]]> = [];
  for (const name of namesOf(curve, trial, group)) {
    const values = steps.map((step) => valueAt({ curve, step, group }, name));
    const reported = values.filter((value) => value !== undefined);
    const { latest } = steps.at(-1)?.posted ?? {};
    const last = !latest || latest.includes(name) ? values.at(-1) : undefined;
    if (reported.length > 0) figures.push([name, figuresOfValues(reported, last)]);
  }
  return Object.fromEntries(figures);
}

// `last` is from the latest report, undefined if that does not contain the metric
function figuresOfValues(reported: unknown[], latest: unknown): MetricFigures | OtherFigures {
  const numbers = reported.filter((value) => typeof value === 'number');
  if (numbers.length < reported.length) {
    const types = new Set(reported.map(typeOf));
    const [type = 'string'] = types;
    return { last: latest ?? null, type: types.size === 1 ? type : 'string' };
  }
  return numberFigures(numbers, typeof latest === 'number' ? latest : null);
}

/** Summary of a metric whose values were all numbers. */
export function numberFigures(numbers: readonly number[], last: number | null): MetricFigures {
  let [max, min, sum] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 0];
  for (const value of numbers) {
    max = Math.max(max, value);
    min = Math.min(min, value);
    sum += value;
  }
  return { count: numbers.length, last, max, min, sum, type: 'number' };
}

function typeOf(value: unknown): OtherFigures['type'] {
  if (typeof value === 'boolean') return 'boolean';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'object' && value !== null) return 'object';
  return typeof value === 'string' && isDate(value) ? 'date' : 'string';
}

const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text));

// a number beats NaN; if all are NaN the first one is kept
function bestOf(input: SummaryInput, validations: Step[]): Step | null {
  const { curve, metric, smallerIsBetter } = input;
  let best: { step: Step; value: number } | null = null;
  for (const step of validations) {
    const value = numberAt({ curve, step, group: 'validation' }, metric);
    if (value === null) continue;
    if (best === null || isBetter({ value, than: best.value, smallerIsBetter })) {
      best = { step, value };
    }
  }
  return best?.step ?? null;
}

type Comparison = { value: number; than: number; smallerIsBetter: boolean };

/** Returns true if a metric is better; a number always beats NaN. */
export function isBetter({ value, than, smallerIsBetter }: Comparison): boolean {
  if (Number.isNaN(than)) return !Number.isNaN(value);
  return smallerIsBetter ? value < than : value > than;
}
