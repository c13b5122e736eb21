import { sniffedType } from '../archive/content-type';
import { fromBase64, tarGzOf } from '../archive/tar';
import type { Database } from '../database/database';
import { allow } from '../handlers/allow';
import { MasterError } from '../handlers/errors';
import { contentAt, modelFilesOf } from '../handlers/experiments/model-files';
import { experimentScope } from '../handlers/scopes';
import { timestamp } from '../lib/clock';
import { type CheckpointView, checkpointsOf } from '../simulation/checkpoints/checkpoints';
import { stepsToKeep } from '../simulation/checkpoints/retention';
import { trialsOf } from '../simulation/engine/engine';
import { stepsOfGroup, valuesAt } from '../simulation/metrics/measured';
import { curveFor } from '../simulation/metrics/reading';
import { type ExperimentRow, type Retention, type TrialRow, taskIdOf } from '../simulation/rows';
import { messageResponse, securityHeaders } from '../wire/respond';
import type { NonApiRequest, NonApiRoute } from './route';

type ExperimentRequest = NonApiRequest & { experiment: ExperimentRow };

/** Downloads of an experiment's code, and previews of a checkpoint cleaning. */
export const experimentRoutes: readonly NonApiRoute[] = [
  { method: 'GET', path: '/experiments/{id}/model_def', answer: about(archiveResponse) },
  { method: 'GET', path: '/experiments/{id}/file/download', answer: about(fileResponse) },
  { method: 'GET', path: '/experiments/{id}/preview_gc', answer: about(cleaningResponse) },
];

function about(answer: (request: ExperimentRequest) => Response | Promise<Response>) {
  return async (request: NonApiRequest): Promise<Response> => {
    const { masterState } = request;
    masterState.simulation.advance(masterState.clock.now());
    try {
      return await answer({ ...request, experiment: findExperiment(request) });
    } catch (error) {
      if (!(error instanceof MasterError)) throw error;
      return messageResponse(statuses[error.code] ?? 500, error.message);
    }
  };
}

const statuses: Readonly<Record<string, number>> = { NotFound: 404, PermissionDenied: 403 };

function findExperiment({ masterState, viewer, params }: NonApiRequest): ExperimentRow {
  const missing = new MasterError('NotFound', `experiment not found: ${params.id}`);
  const experiment = masterState.db.experiments.get(Number(params.id));
  if (!experiment || !viewer) throw missing;
  allow(viewer, 'getModelDef', { ...experimentScope(masterState.db, experiment), missing });
  return experiment;
}

async function archiveResponse({ experiment }: ExperimentRequest): Promise<Response> {
  const name = experiment.name.replace(/[^A-Za-z0-9_ \-()[\].{}]+/g, '').slice(0, 50);
  return download(await tarGzOf(modelFilesOf(experiment)), {
    type: 'application/x-gtar',
    name: `exp${experiment.id}_${name}_model_def.tar.gz`,
  });
}

function fileResponse({ experiment, url }: ExperimentRequest): Response {
  const path = url.searchParams.get('path') ?? '';
  const bytes = fromBase64(contentAt(modelFilesOf(experiment), path));
  return download(bytes, { type: sniffedType(bytes), name: `exp${experiment.id}/${path}` });
}

function download(bytes: Uint8Array<ArrayBuffer>, { type, name }: { type: string; name: string }) {
  const quoted = name.replace(/["\\\r\n]/g, '_');
  return new Response(bytes, {
    headers: {
      ...securityHeaders,
      'Content-Type': type,
      // header values are bytes: other characters are sent as UTF-8, as the master does
      'Content-Disposition': byteText(`attachment; filename="${quoted}"`),
    },
  });
}

const byteText = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

function cleaningResponse({ masterState, experiment, url }: ExperimentRequest): Response {
  const count = (name: string) => Number(url.searchParams.get(name) ?? 0) || 0;
  const retention = {
    save_experiment_best: count('save_experiment_best'),
    save_trial_best: count('save_trial_best'),
    save_trial_latest: count('save_trial_latest'),
  };
  const { db, simulation, clock } = masterState;
  const now = clock.now();
  const { seed } = simulation.engine;
  const checkpoints = previewCleaning({ db, seed, experiment, now, retention });
  const text = JSON.stringify({
    checkpoints,
    metric_name: experiment.settings.searcher.metric,
  });
  const headers = { ...securityHeaders, 'Content-Type': 'application/json; charset=UTF-8' };
  return new Response(`${text}\n`, { headers });
}

type Input = {
  db: Database;
  seed: number;
  experiment: ExperimentRow;
  now: number;
  retention: Retention;
};

/** Checkpoints that a cleaning with this policy would delete, in the format of this old route. */
function previewCleaning({ db, seed, experiment, now, retention }: Input) {
  const registered = new Set(db.modelVersions.all().map((version) => version.checkpointUuid));
  const trials = () => trialsOf(db, experiment);
  return trials().flatMap((trial) => {
    const views = checkpointsOf({ db, seed, experiment, trial, now }).filter(
      ({ state, uuid }) => state === 'STATE_COMPLETED' && !registered.has(uuid),
    );
    const steps = views.map(({ step }) => step);
    const keptSteps = stepsToKeep({ experiment, trial, trials, steps, retention, until: now });
    return views
      .filter(({ step }) => !keptSteps.has(step))
      .map((view) => checkpointRow({ experiment, trial, view, now }));
  });
}

type RowInput = { experiment: ExperimentRow; trial: TrialRow; view: CheckpointView; now: number };

function checkpointRow({ experiment, trial, view, now }: RowInput) {
  const { step, uuid, files, metadata, allocationId } = view;
  const metrics = (group: string) => {
    const reported = stepsOfGroup(trial, group, now).find(({ batch }) => batch === step.batch);
    const curve = curveFor(experiment, trial);
    return reported ? valuesAt({ curve, step: reported, group }) : null;
  };
  return {
    UUID: uuid,
    TaskID: taskIdOf(trial),
    AllocationID: allocationId,
    ReportTime: timestamp(step.at),
    State: 'COMPLETED',
    Resources: files,
    Metadata: metadata,
    ExperimentID: experiment.id,
    TrialID: trial.id,
    StepsCompleted: step.batch,
    TrainingMetrics: metrics('training'),
    ValidationMetrics: metrics('validation'),
  };
}
