import type { schemas } from '@trainyard/sdk/v038';
import type { Database, TrialSourceRow } from '../../database/database';
import { isInListOf } from '../../handlers/allow';
import { readableCheckpoint } from '../../handlers/checkpoints/checkpoints';
import { invalidArgument, notFound, plainError } from '../../handlers/errors';
import { reportsOf } from '../../handlers/metrics/metric-reports';
import { findModel } from '../../handlers/models/model-rules';
import { findVersion } from '../../handlers/models/model-versions';
import { allowExperiment, allowTrial, experimentScope } from '../../handlers/scopes';
import { tick } from '../../handlers/tick';
import { trialAnswer } from '../../handlers/trials/trial-answer';
import { findTrial } from '../../handlers/trials/trials';
import { finalFigures } from '../../simulation/metrics/figures';
import { groupsOf } from '../../simulation/metrics/measured';
import { curveFor, summaryFor } from '../../simulation/metrics/reading';
import { isTerminal, type TrialRow } from '../../simulation/rows';
import { complete } from '../complete';
import type { HandlerRequest038, Handlers038 } from '../handler';
import { sharedAnswer, withParts } from '../shared';
import { state038 } from '../state';

type Request = Omit<HandlerRequest038<'getMe'>, 'path' | 'query' | 'body'>;

const answerWith = (request: Request, id: number) => ({
  trial: complete<schemas.Trial>(trialAnswer(findTrial(request, id, tick(request)))),
});

async function createTrial(request: HandlerRequest038<'createTrial'>) {
  const { trial } = await sharedAnswer('createTrial', request);
  const row = request.db.trials.get(trial?.id ?? 0);
  // an unmanaged trial continues until its client reports its end
  if (row) row.state = 'STATE_ACTIVE';
  return answerWith(request, trial?.id ?? 0);
}

export const trialHandlers = {
  getExperimentTrials: async (request) => {
    const { path, query } = request;
    if (query.sortBy === 'SORT_BY_LOG_RETENTION_DAYS') {
      throw plainError(
        `failed to get trial ids for experiment ${path.experimentId}: error running query: proto_get_trial_ids_for_experiment: ERROR: column "log_retention_days" does not exist (SQLSTATE 42703)`,
      );
    }
    return complete<schemas.GetExperimentTrialsResponse>(
      await sharedAnswer('getExperimentTrials', request),
    );
  },

  createTrial,

  putTrial: async (request) => {
    const { db, body } = request;
    const { externalTrialId, createTrialRequest } = body;
    const experimentId = createTrialRequest?.experimentId ?? 0;
    const existing = trialNamed(db, { name: externalTrialId, experimentId });
    if (existing) {
      allowTrial(request, 'getTrial', existing.id);
      return answerWith(request, existing.id);
    }
    const request038 = withParts(request, { body: createTrialRequest });
    const answer = await createTrial(request038 as object as HandlerRequest038<'createTrial'>);
    state038(db).externalTrials.set(answer.trial.id, externalTrialId);
    return answer;
  },

  patchTrial: (request) => {
    const { db, path, body, clock } = request;
    const trial = allowTrial(request, 'patchTrial', path.trialId);
    const experiment = allowExperiment(request, 'getExperiment', trial.experimentId);
    if (!experiment.unmanaged) throw invalidArgument('only unmanaged trials are supported');
    if (body.state !== undefined) {
      trial.state = body.state;
      if (isTerminal(trial)) {
        trial.endedAt = clock.now();
        endWith(db, trial, clock.now());
      }
    }
    return answerWith(request, trial.id);
  },

  startTrial: (request) => {
    const trial = allowTrial(request, 'startTrial', request.path.trialId);
    const experiment = request.db.experiments.find(trial.experimentId);
    if (!experiment.unmanaged) throw invalidArgument('only unmanaged trials are supported');
    const { lastBatch } = summaryFor(experiment, trial, tick(request));
    return { trialRunId: 1, stepsCompleted: request.body.resume ? lastBatch : 0 };
  },

  getTrialByExternalID: (request) => {
    const { externalExperimentId, externalTrialId } = request.path;
    const { db } = request;
    const [experimentId = 0] =
      [...state038(db).externalExperiments].find(([, name]) => name === externalExperimentId) ?? [];
    const trial = trialNamed(db, { name: externalTrialId, experimentId });
    if (!trial) throw notFound('trial', `${externalExperimentId}/${externalTrialId}`);
    allowTrial(request, 'getTrialByExternalID', trial.id);
    return answerWith(request, trial.id);
  },

  putTrialRetainLogs: (request) => {
    const { id } = allowTrial(request, 'putTrialRetainLogs', request.path.trialId);
    state038(request.db).logRetention.set(id, request.body.numDays);
    return {};
  },

  getTrialRemainingLogRetentionDays: (request) => {
    const trial = allowTrial(request, 'getTrialRemainingLogRetentionDays', request.path.trialId);
    const days = state038(request.db).logRetention.get(trial.id) ?? -1;
    if (days < 0 || trial.endedAt === null) return { remainingDays: days };
    const passed = Math.floor((request.clock.now() - trial.endedAt) / 86_400_000);
    return { remainingDays: Math.max(0, days - passed) };
  },

  getTrialMetricsByCheckpoint: (request) => {
    const { view } = readableCheckpoint(request);
    return complete<Metrics>({
      metrics: metricsOf(request, (row) => row.checkpointUuid === view.uuid),
    });
  },

  getTrialMetricsByModelVersion: (request) => {
    const { path } = request;
    const model = findModel(request, 'getTrialMetricsByModelVersion', path.modelName);
    const { version } = findVersion(request, model, path);
    return complete<Metrics>({
      metrics: metricsOf(request, (row) => row.modelVersionId === version.id),
    });
  },
} satisfies Partial<Handlers038>;

type Named = { name: string; experimentId: number };

function trialNamed(db: Database, { name, experimentId }: Named): TrialRow | undefined {
  for (const [id, external] of state038(db).externalTrials) {
    const trial = external === name ? db.trials.get(id) : undefined;
    if (trial?.experimentId === experimentId) return trial;
  }
  return undefined;
}

/** Ends an unmanaged experiment with its last trial. */
function endWith(db: Database, { experimentId }: TrialRow, now: number) {
  const experiment = db.experiments.find(experimentId);
  const trials = experiment.trialIds.map((id) => db.trials.find(id));
  if (!trials.every(isTerminal)) return;
  const states = new Set(trials.map(({ state }) => state));
  experiment.state = states.has('STATE_ERROR')
    ? 'STATE_ERROR'
    : states.has('STATE_COMPLETED')
      ? 'STATE_COMPLETED'
      : 'STATE_CANCELED';
  experiment.endedAt = now;
  experiment.final = finalFigures({ experiment, trials, now });
}

type Metrics = schemas.GetTrialMetricsByCheckpointResponse;
type MetricsRequest = Request & {
  query: { trialSourceInfoType?: string; metricGroup?: string };
};

const perTrial = 1000;

function metricsOf(request: MetricsRequest, isLinked: (row: TrialSourceRow) => boolean) {
  const { db, viewer, query } = request;
  const now = tick(request);
  const { trialSourceInfoType: type = 'TRIAL_SOURCE_INFO_TYPE_UNSPECIFIED', metricGroup } = query;
  return db.trialSources
    .where((row) => isLinked(row) && (type.endsWith('UNSPECIFIED') || row.type === type))
    .filter(({ trialId }) => db.trials.get(trialId))
    .map(({ trialId }) => findTrial(request, trialId, now))
    .filter(({ experiment }) => isInListOf(viewer, 'getTrial', experimentScope(db, experiment)))
    .flatMap((input) => {
      const groups = metricGroup
        ? [metricGroup]
        : groupsOf(curveFor(input.experiment, input.trial), input.trial);
      return groups.flatMap((group) => reportsOf(input, group)).slice(0, perTrial);
    });
}
