import { createTestMaster } from '../fixtures/test-master';

type Listed = {
  id: number;
  state: string;
  searcherType: string;
  archived: boolean;
  userId: number;
  trialIds?: number[];
};

/** The demo, with the entities that the rows of the refusal table need. */
export async function createRefusalMaster() {
  const master = await createTestMaster('demo');
  const { admin } = master;
  const { experiments } = await get<{ experiments: Listed[] }>('/experiments?limit=-1');

  const one = (fits: (experiment: Listed) => boolean) => {
    const match = experiments.find(fits);
    if (!match) throw new Error('the demo holds no such experiment');
    return match.id;
  };
  const isOpen = ({ archived }: Listed) => !archived;
  const inState =
    (...states: string[]) =>
    (each: Listed) =>
      isOpen(each) && states.includes(each.state);
  const completed = one(
    (each) =>
      inState('STATE_COMPLETED')(each) && each.searcherType === 'single' && each.userId !== 1,
  );

  async function get<Body>(path: string) {
    const { body } = await admin('GET', path);
    // the wire's answers are checked elsewhere; here they are only read
    return body as Body;
  }
  async function make(path: string, body: object) {
    const answer = await admin('POST', path, body);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
    return answer.body as Record<string, { id: number }>;
  }

  await make('/users', { user: { username: 'admin2', active: true } });
  const inactive = 'gone';
  await make('/users', { user: { username: inactive } });
  const plain = await make('/users', { user: { username: 'plain-user', active: true } });
  await make('/groups', { name: 'standing' });
  const open = await make('/workspaces', { name: 'table of refusals' });
  const workspaceId = open.workspace?.id ?? 0;
  const project = await make(`/workspaces/${workspaceId}/projects`, { name: 'open' });
  const closed = await make('/workspaces', { name: 'closed' });
  const closedId = closed.workspace?.id ?? 0;
  const closedProject = await make(`/workspaces/${closedId}/projects`, { name: 'within' });
  await admin('POST', `/workspaces/${closedId}/archive`);

  const registered = completed;
  const { checkpoints } = await get<{ checkpoints: Array<{ uuid: string; state: string }> }>(
    `/experiments/${registered}/checkpoints`,
  );
  const checkpoint = checkpoints.find(({ state }) => state === 'STATE_COMPLETED')?.uuid ?? '';
  await make('/models', { name: 'standing' });
  await make('/models', { name: 'shelved' });
  await admin('POST', '/models/shelved/archive');
  await make('/models/standing/versions', { checkpointUuid: checkpoint });

  const { trials } = await get<{ trials: Array<{ id: number }> }>(
    `/experiments/${completed}/trials`,
  );
  const { jobs } = await get<{ jobs: Array<{ jobId: string }> }>('/job-queues');
  const { resourcePools } = await get<{
    resourcePools: Array<{ name: string; defaultComputePool: boolean }>;
  }>('/resource-pools');

  return {
    master,
    inactive,
    plainUserId: plain.user?.id ?? 0,
    workspaceId,
    projectId: project.project?.id ?? 0,
    closedProjectId: closedProject.project?.id ?? 0,
    completed,
    registered,
    checkpoint,
    trialId: trials[0]?.id ?? 0,
    search: one((each) => inState('STATE_COMPLETED')(each) && each.searcherType === 'random'),
    stopping: one(inState('STATE_STOPPING_CANCELED')),
    paused: one(inState('STATE_PAUSED')),
    running: one(inState('STATE_RUNNING')),
    archived: one(({ archived, state }) => archived && state === 'STATE_COMPLETED'),
    jobId: jobs[0]?.jobId ?? '',
    defaultPool: resourcePools.find(({ defaultComputePool }) => defaultComputePool)?.name ?? '',
  };
}

export type RefusalMaster = Awaited<ReturnType<typeof createRefusalMaster>>;
