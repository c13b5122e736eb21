import type { Answer, TrialSourceInfoType } from '@trainyard/sdk/types';
import type { Database, ModelVersionRow, TrialSourceRow } from '../../database/database';
import { versionsOf } from '../../database/model-rows';
import { endTrialEarly } from '../../simulation/engine/lifecycle';
import { addUnmanagedTrial } from '../../simulation/engine/unmanaged-trial';
import { isTerminal, type TrialRow } from '../../simulation/rows';
import { isInListOf } from '../allow';
import { checkUuid } from '../checkpoints/checkpoint-entry';
import { readableCheckpoint } from '../checkpoints/checkpoints';
import { notFound, plainError } from '../errors';
import { reportsOf } from '../metrics/metric-reports';
import { findModel } from '../models/model-rules';
import { findVersion } from '../models/model-versions';
import { allowExperiment, allowTrial, experimentScope } from '../scopes';
import { tick } from '../tick';
import type { HandlerRequest, Handlers } from '../types';
import { trialAnswer } from './trial-answer';
import { findTrial } from './trials';

/** Calls of a trial's code to the master, except metrics. */
export const trialRunnerHandlers = {
  createTrial: (request) => {
    const now = tick(request);
    const { body, simulation } = request;
    if (!body?.unmanaged) throw plainError('only unmanaged trials are supported');
    const experiment = allowExperiment(request, 'createTrial', body.experimentId ?? 0);
    if (!experiment.unmanaged) {
      throw plainError('trials can only be created on unmanaged experiments');
    }
    const hparams = body.hparams ?? {};
    const trial = addUnmanagedTrial(simulation.engine, experiment, hparams);
    return { trial: trialAnswer(findTrial(request, trial.id, now)) };
  },

  postTrialRunnerMetadata: (request) => {
    tick(request);
    const trial = allowTrial(request, 'postTrialRunnerMetadata', request.path.trialId);
    trial.runnerState = request.body?.state ?? '';
    return {};
  },

  reportTrialProgress: (request) => {
    tick(request);
    const trial = allowTrial(request, 'reportTrialProgress', request.path.trialId);
    checkSearching(request, trial);
    trial.reportedProgress = request.body ?? 0;
    return {};
  },

  reportTrialSearcherEarlyExit: (request) => {
    tick(request);
    const trial = allowTrial(request, 'reportTrialSearcherEarlyExit', request.path.trialId);
    checkSearching(request, trial);
    const reason = request.body?.reason ?? 'EXITED_REASON_UNSPECIFIED';
    if (reason === 'EXITED_REASON_UNSPECIFIED') {
      throw plainError('should not report special exit reason ERRORED to the master');
    }
    endTrialEarly(request.simulation.engine, trial);
    return {};
  },
} satisfies Partial<Handlers>;

function checkSearching({ db }: Pick<HandlerRequest<'getTrial'>, 'db'>, trial: TrialRow) {
  const experiment = db.experiments.find(trial.experimentId);
  if (isTerminal(experiment)) throw notFound('actor', `/experiments/${experiment.id}`);
}

const perTrial = 1000;

export const trialSourceHandlers = {
  // does not check that the checkpoint exists
  reportTrialSourceInfo: (request) => {
    const { body, db } = request;
    const info = body.trialSourceInfo;
    const { trialId = 0, checkpointUuid = '' } = info ?? {};
    allowTrial(request, 'reportTrialSourceInfo', trialId);
    checkUuid(checkpointUuid);
    const type = info?.trialSourceInfoType ?? 'TRIAL_SOURCE_INFO_TYPE_UNSPECIFIED';
    if (type === 'TRIAL_SOURCE_INFO_TYPE_UNSPECIFIED') {
      throw plainError(`missing mapping for trial source info type ${type} to SQL`);
    }
    const modelVersionId = namedVersion(db, info ?? {})?.id ?? null;
    const id = `${trialId}/${checkpointUuid}`;
    db.trialSources.insert({ id, trialId, checkpointUuid, modelVersionId, type });
    return { trialId, checkpointUuid };
  },

  getTrialMetricsBySourceInfoCheckpoint: (request) => {
    const { view } = readableCheckpoint(request);
    const linked = ({ checkpointUuid }: TrialSourceRow) => checkpointUuid === view.uuid;
    return { data: metricsOf(request, linked, 'getTrialMetricsBySourceInfoCheckpoint') };
  },

  getTrialSourceInfoMetricsByModelVersion: (request) => {
    const operation = 'getTrialSourceInfoMetricsByModelVersion';
    const { path } = request;
    const model = findModel(request, operation, path.modelName);
    const { version } = findVersion(request, model, path);
    const linked = ({ modelVersionId }: TrialSourceRow) => modelVersionId === version.id;
    return { data: metricsOf(request, linked, operation) };
  },
} satisfies Partial<Handlers>;

type Named = { modelId?: number; modelVersion?: number };

/** Requires both or neither. @throws MasterError 500 */
function namedVersion(db: Database, { modelId, modelVersion }: Named): ModelVersionRow | undefined {
  if (modelId === undefined && modelVersion === undefined) return undefined;
  if (modelId === undefined || modelVersion === undefined) {
    throw plainError('must specify both model id and model version, or neither');
  }
  const model = db.models.get(modelId);
  const version = model && versionsOf(db, model).find((each) => each.version === modelVersion);
  if (!version) throw plainError(`model version ${modelVersion} of model ${modelId} not found`);
  return version;
}

type Operation =
  | 'getTrialMetricsBySourceInfoCheckpoint'
  | 'getTrialSourceInfoMetricsByModelVersion';
type Request = Pick<HandlerRequest<Operation>, 'db' | 'clock' | 'simulation' | 'viewer'> & {
  query: { trialSourceInfoType?: TrialSourceInfoType };
};

/** The reports of the group `inference` for each linked trial; hidden trials are left out. */
function metricsOf(
  request: Request,
  isLinked: (row: TrialSourceRow) => boolean,
  operation: Operation,
): Answer<Operation>['data'] {
  const now = tick(request);
  const { db, viewer, query } = request;
  const { trialSourceInfoType: requested = 'TRIAL_SOURCE_INFO_TYPE_UNSPECIFIED' } = query;
  const isRequested = ({ type }: TrialSourceRow) =>
    requested === 'TRIAL_SOURCE_INFO_TYPE_UNSPECIFIED' || type === requested;
  return db.trialSources
    .where((row) => isLinked(row) && isRequested(row) && db.trials.get(row.trialId) !== undefined)
    .map((row) => ({ row, input: findTrial(request, row.trialId, now) }))
    .filter(({ input }) => isInListOf(viewer, operation, experimentScope(db, input.experiment)))
    .map(({ row, input }) => ({
      trialId: row.trialId,
      trialSourceInfoType: row.type,
      metricReports: reportsOf(input, 'inference').slice(0, perTrial),
    }));
}
