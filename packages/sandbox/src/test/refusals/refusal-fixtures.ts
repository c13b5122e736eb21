import type { MasterRefusal } from '@trainyard/rbac';
import { listOf, objectOf, textOf } from '../../config/json';
import { allocationIdOf, taskIdOf } from '../../simulation/rows';
import type { TestMaster } from '../fixtures/test-master';
import type { ContractOperation } from './contract-operations';

/** The id of one entity of each kind, by the first part of its path. */
export type FixtureIds = Record<string, string>;

export const sleeping = { entrypoint: ['sleep', '9999'], resources: { slots: 0 } };

/** A workspace with one entity of each kind, none of them owned by the reader. */
export async function addFixtures({ masterState, admin, clock }: TestMaster): Promise<FixtureIds> {
  const { db, simulation } = masterState;
  const lab = db.workspaces.where(({ name }) => name === 'lab')[0]?.id ?? 0;
  const project = db.projects.where(({ workspaceId }) => workspaceId === lab)[0]?.id ?? 0;
  const experiment = db.experiments.where(({ projectId }) => projectId === project)[0]?.id ?? 0;
  await admin('POST', `/experiments/${experiment}/activate`);
  clock.advance(600_000);
  simulation.advance(clock.now());
  const trial = db.trials.find(db.experiments.find(experiment).trialIds[0] ?? 0);
  const [run] = trial.runs;
  const { body } = await admin('GET', `/trials/${trial.id}/checkpoints`);
  const checkpoint = textOf(objectOf(listOf(objectOf(body).checkpoints)[0]).uuid);
  await admin('POST', '/models', { name: 'standing', workspaceId: lab });
  await admin('POST', '/models/standing/versions', { checkpointUuid: checkpoint });
  await admin('POST', '/templates/standing', { config: {}, workspaceId: lab });
  const launch = async (kind: string, more: object = {}) => {
    const task = { workspaceId: lab, config: sleeping, ...more };
    const answer = await admin('POST', `/${kind}s`, task);
    return textOf(objectOf(objectOf(answer.body)[kind]).id);
  };
  return {
    experiments: String(experiment),
    trials: String(trial.id),
    tasks: taskIdOf(trial),
    allocations: run ? allocationIdOf(trial, run) : '',
    checkpoints: checkpoint,
    projects: String(project),
    workspaces: String(lab),
    roles: String(lab),
    models: 'standing',
    templates: 'standing',
    agents: db.agents.rows()[0]?.id ?? '',
    'resource-pools': db.pools.rows()[0]?.id ?? '',
    notebooks: await launch('notebook'),
    shells: await launch('shell'),
    commands: await launch('command'),
    tensorboards: await launch('tensorboard', { experimentIds: [experiment] }),
  };
}

/** The text of a refusal in the table, in the format of `refusal`. */
export function expectedOf({ denied, text = '' }: MasterRefusal): RegExp | string {
  if (denied === 'forbidden') return `403 7 ${text}`;
  // a refusal without a code gets one by its text
  if (denied === 'failed')
    return text.includes('access denied') ? `403 7 ${text}` : `500 13 ${text}`;
  return /^404 5 (.*not found|error fetching)/;
}

/** The path of an operation on these entities. */
export function pathOf(ids: FixtureIds, { path }: Pick<ContractOperation, 'path'>): string {
  const id = ids[path.split('/')[1] ?? ''] ?? '1';
  return path
    .replace('{modelVersionNum}', '1')
    .replace('{slotId}', '0')
    .replace('{resourcesId}', '22222222-2222-4222-8222-222222222222')
    .replace(/\{\w+\}/, id);
}
