import type { MetricsReport } from '@trainyard/sdk/types';
import { timestamp } from '../../lib/clock';
import { metricAt, metricNames } from '../../simulation/metrics/curve';
import { groupsOf, stepsOfGroup, valuesAt } from '../../simulation/metrics/measured';
import { curveFor } from '../../simulation/metrics/reading';
import type { Step } from '../../simulation/rows';
import { invalidArgument } from '../errors';
import { allowTrial } from '../scopes';
import { tick } from '../tick';
import type { TrialInput } from '../trials/trial-answer';
import { findTrial } from '../trials/trials';
import type { HandlerRequest, Handlers } from '../types';

type ReportRequest = Pick<
  HandlerRequest<'getTrainingMetrics'>,
  'db' | 'clock' | 'simulation' | 'viewer'
>;

type ReportFilter = { trialIds: number[] | undefined; group: string };

export const metricReportHandlers = {
  async *getMetrics(request) {
    const { trialIds, group = '' } = request.query;
    yield* reports(request, { trialIds, group });
  },
  async *getTrainingMetrics(request) {
    yield* reports(request, { trialIds: request.query.trialIds, group: 'training' });
  },
  async *getValidationMetrics(request) {
    yield* reports(request, { trialIds: request.query.trialIds, group: 'validation' });
  },
} satisfies Partial<Handlers>;

const perMessage = 1000;

function* reports(request: ReportRequest, { trialIds = [], group }: ReportFilter) {
  const now = tick(request);
  if (trialIds.length === 0) throw invalidArgument('must specify at least one trialId');
  const inputs = trialIds.map((id) => {
    allowTrial(request, 'getMetrics', id);
    return findTrial(request, id, now);
  });
  for (const input of inputs) {
    const all = reportsOf(input, group);
    for (let from = 0; from < all.length; from += perMessage) {
      yield { metrics: all.slice(from, from + perMessage) };
    }
  }
}

/** A report with its group, which releases since 0.38 include. */
type GroupReport = MetricsReport & { group: string };

/** The reports of a trial for one group, oldest first. */
export function reportsOf(input: TrialInput, group: string): GroupReport[] {
  const { experiment, trial, now } = input;
  if (!groupsOf(curveFor(experiment, trial), trial).includes(group)) return [];
  const curve = curveFor(experiment, trial);
  // a step of another group's report has no values of this one
  return stepsOfGroup(trial, group, now)
    .filter((step) => Object.keys(valuesAt({ curve, step, group })).length > 0)
    .map((step, place) => report({ input, step, group, place }));
}

type ReportInput = { input: TrialInput; step: Step; group: string; place: number };

function report({ input, step, group, place }: ReportInput): GroupReport {
  const { experiment, trial } = input;
  const metrics = valuesAt({ curve: curveFor(experiment, trial), step, group });
  const perBatch =
    group === 'training' ? batchMetricsOf(input, step) : (step.posted?.batchMetrics ?? []);
  return {
    trialId: trial.id,
    endTime: timestamp(step.at),
    metrics:
      group === 'validation'
        ? { validation_metrics: metrics }
        : { avg_metrics: metrics, batch_metrics: perBatch.length > 0 ? perBatch : null },
    totalBatches: step.batch,
    archived: false,
    id: step.posted?.id ?? trial.id * 10_000 + place + 1,
    trialRunId: step.run.number,
    group,
  };
}

/**
 * The measurements of each batch since the last training report; posted ones if a runner reported
 * them.
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
