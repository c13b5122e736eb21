import {
  type Caller,
  createExperiment,
  createTransport,
  getExperimentTrials,
  login,
} from '../../src/calls';

type Fetch = (request: Request) => Promise<Response>;
const admin = { username: 'admin', password: '' };

/** A user with every permission, signed in. */
export async function signedIn(baseUrl: string, fetch?: Fetch): Promise<Caller> {
  const where = { baseUrl, ...(fetch ? { fetch } : {}) };
  const { token } = await login(createTransport(where), { body: admin });
  return createTransport({ ...where, auth: token });
}

/** An experiment with one trial of about this many batches, a tenth of a second each. */
export async function submit(client: Caller, batches: number) {
  const config = [
    'name: restart',
    'entrypoint: python3 train.py',
    'searcher:',
    '  name: single',
    '  metric: validation_loss',
    `  max_length: { batches: ${batches} }`,
    'resources: { slots_per_trial: 0 }',
  ].join('\n');
  const body = { config, activate: true, projectId: 1, modelDefinition: [] };
  const { experiment } = await createExperiment(client, { body });
  const experimentId = experiment.id;
  const { trials } = await getExperimentTrials(client, { experimentId });
  const [trial] = trials;
  return { experimentId, trialId: trial?.id ?? 0, taskId: trial?.taskId ?? '' };
}
