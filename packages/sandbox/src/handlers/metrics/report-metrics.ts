import { ownValue } from '@trainyard/sdk/model';
import { postMetrics, type Reported } from '../../simulation/metrics/post-metrics';
import { runNumberOf } from '../../simulation/metrics/posted';
import { invalidArgument, plainError } from '../errors';
import { allowTrial } from '../scopes';
import { tick } from '../tick';
import type { HandlerRequest, Handlers } from '../types';

type Request = Pick<HandlerRequest<'reportTrialMetrics'>, 'db' | 'clock' | 'simulation' | 'viewer'>;
type TrialMetrics = NonNullable<HandlerRequest<'reportTrialTrainingMetrics'>['body']>;
type Operation =
  | 'reportTrialMetrics'
  | 'reportTrialTrainingMetrics'
  | 'reportTrialValidationMetrics';

export const reportMetricsHandlers = {
  reportTrialMetrics: (request) => {
    const { body, path } = request;
    const group = body?.group ?? '';
    if (group === '') throw invalidArgument('metric group cannot be empty');
    if (group.includes('.')) throw invalidArgument("metric group cannot contain '.'");
    const trialId = path.trialId;
    report(request, { operation: 'reportTrialMetrics', trialId, group, body: body?.metrics });
    return {};
  },

  reportTrialTrainingMetrics: (request) => {
    const trialId = request.path.trialId;
    const operation = 'reportTrialTrainingMetrics';
    report(request, { operation, trialId, group: 'training', body: request.body });
    return {};
  },

  reportTrialValidationMetrics: (request) => {
    const trialId = request.path.trialId;
    const operation = 'reportTrialValidationMetrics';
    report(request, { operation, trialId, group: 'validation', body: request.body });
    return {};
  },
} satisfies Partial<Handlers>;

type ReportInput = {
  operation: Operation;
  trialId: number;
  group: string;
  body: TrialMetrics | null | undefined;
};

function report(request: Request, { operation, trialId, group, body }: ReportInput) {
  const now = tick(request);
  const { db } = request;
  const trial = allowTrial(request, operation, trialId);
  const reported = reportedOf(group, body);
  const { epoch } = reported.metrics;
  if (epoch !== undefined && typeof epoch !== 'number') {
    throw plainError(`cannot add metric with non numeric 'epoch' value got ${textOf(epoch)}`);
  }
  const current = runNumberOf(trial);
  if (reported.runNumber !== current) {
    throw refused(
      group,
      `invalid run id, ${reported.runNumber} (reported) != ${current} (expected): invalid arguments`,
    );
  }
  const experiment = db.experiments.find(trial.experimentId);
  const conflict = postMetrics({ db, experiment, trial, now, reported });
  if (conflict !== undefined) {
    throw refused(
      group,
      `overwriting existing metric keys is not supported, conflicting key: ${conflict}`,
    );
  }
}

const refused = (group: string, text: string) =>
  plainError(`failed to exec transaction (add trial metrics ${group}): ${text}`);

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function reportedOf(group: string, body: TrialMetrics | null | undefined): Reported {
  return {
    group,
    batch: body?.stepsCompleted ?? 0,
    runNumber: body?.trialRunId ?? 0,
    metrics: readMetrics(body?.metrics?.avgMetrics),
    batchMetrics: (body?.metrics?.batchMetrics ?? []).map(readMetrics),
  };
}

// numbers without JSON syntax are sent as texts
const spelled: Record<string, number> = {
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  '-Infinity': Number.NEGATIVE_INFINITY,
};

function readMetrics(metrics: Record<string, unknown> | null | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(metrics ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? (ownValue(spelled, value) ?? value) : value,
    ]),
  );
}
