import type { Answer, TrialSourceInfoType } from '@trainyard/sdk/types';
import type { Database, ModelVersionRow, TrialSourceRow } from '../../database/database';
import { versionsOf } from '../../database/model-rows';
import { isInListOf } from '../allow';
import { checkUuid } from '../checkpoints/checkpoint-entry';
import { readableCheckpoint } from '../checkpoints/checkpoints';
import { plainError } from '../errors';
import { reportsOf } from '../metrics/metric-reports';
import { findModel } from '../models/model-rules';
import { findVersion } from '../models/model-versions';
import { allowTrial, experimentScope } from '../scopes';
import { tick } from '../tick';
import type { HandlerRequest, Handlers } from '../types';
import { findTrial } from './trials';

const perTrial = 1000;

export const trialSourceHandlers = {
  // the checkpoint itself is not looked up
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

/** Either both or neither. @throws MasterError 500 */
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

/** Of each linked trial what it reported of the group `inference`; hidden trials are left out. */
function metricsOf(
  request: Request,
  isLinked: (row: TrialSourceRow) => boolean,
  operation: Operation,
): Answer<Operation>['data'] {
  const now = tick(request);
  const { db, viewer, query } = request;
  const { trialSourceInfoType: wanted = 'TRIAL_SOURCE_INFO_TYPE_UNSPECIFIED' } = query;
  const isWanted = ({ type }: TrialSourceRow) =>
    wanted === 'TRIAL_SOURCE_INFO_TYPE_UNSPECIFIED' || type === wanted;
  return db.trialSources
    .where((row) => isLinked(row) && isWanted(row) && db.trials.get(row.trialId) !== undefined)
    .map((row) => ({ row, input: findTrial(request, row.trialId, now) }))
    .filter(({ input }) => isInListOf(viewer, operation, experimentScope(db, input.experiment)))
    .map(({ row, input }) => ({
      trialId: row.trialId,
      trialSourceInfoType: row.type,
      metricReports: reportsOf(input, 'inference').slice(0, perTrial),
    }));
}
