import { createSandbox, realClock } from '@trainyard/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Caller,
  createExperiment,
  createTransport,
  getCheckpoint,
  getExperiment,
  getExperimentCheckpoints,
  getExperiments,
  getJobs,
  getModelVersions,
  login,
  postModel,
} from '../src/calls';
import {
  bulk,
  compareExperiments,
  createAndFollow,
  createOnce,
  diffExperiments,
  exportMetrics,
  followExperiment,
  type MetricRow,
  promote,
  whyQueued,
} from '../src/flows';
import { type Fetch, flakyFetch } from '../src/testing';
import { seedsToTry } from './support/wide';

const config = {
  name: 'flow',
  entrypoint: 'python3 train.py',
  searcher: { name: 'single', metric: 'validation_loss', max_length: { batches: 200 } },
  resources: { slots_per_trial: 1 },
  hyperparameters: { lr: 0.1 },
  reproducibility: { experiment_seed: 1 },
};

// an hour of the cluster per second
const sandbox = createSandbox({ clock: realClock(3600) });
const baseUrl = 'http://master';
let auth: string;
let client: Caller;
const clientBy = (fetch: Fetch) => createTransport({ baseUrl, auth, fetch });

beforeAll(async () => {
  const body = { username: 'admin', password: '' };
  auth = (await login(createTransport({ baseUrl, fetch: sandbox.fetch }), { body })).token;
  client = clientBy(sandbox.fetch);
});
afterAll(() => sandbox.close());

// the master also finds names that contain the text
const idsOf = async (name: string) =>
  (await getExperiments(client, { name, limit: -1 })).experiments
    .filter((experiment) => experiment.name === name)
    .map(({ id }) => id);

async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const row of rows) list.push(row);
  return list;
}

describe('a handle of an experiment', () => {
  test('is created, read and waited for', async () => {
    const run = await createAndFollow(client, { config });
    const trial = await run.firstTrial({ everyMs: 5 });
    expect(trial.experimentId).toBe(run.experiment.id);
    const lines = await all(await run.logs());
    expect(lines.length).toBeGreaterThan(0);
    const { experiment, exitStatus } = await run.wait({ everyMs: 5 });
    expect([experiment.state, exitStatus]).toEqual(['STATE_COMPLETED', 0]);
  });

  test('an empty key is refused, as by createOnce (R15)', async () => {
    const refused = createAndFollow(client, { config }, { key: '' });
    await expect(refused).rejects.toThrow('The key "" cannot be a label');
  });

  test('can be stopped, and reports it', async () => {
    const run = await createAndFollow(client, { config, activate: false }, { key: 'stopped' });
    expect(run.experiment.state).toBe('STATE_PAUSED');
    await run.kill();
    expect(
      await (await followExperiment(client, run.experiment.id)).wait({ everyMs: 5 }),
    ).toMatchObject({
      exitStatus: 1,
      experiment: { state: 'STATE_CANCELED' },
    });
  });
});

describe('once', () => {
  // one request in three is lost, before or after the server; the master processes half of those
  test.each(seedsToTry({ few: 12, many: 400 }))('creates one, with seed %i', async (seed) => {
    const faults = { cutBefore: 0.2, cutAfter: 0.2, cutBody: 0.1, maxFaults: 3 };
    const flaky = flakyFetch(seed, { ...faults, fetch: sandbox.fetch });
    const name = `once-${seed}`;
    const quick = { signal: new AbortController().signal };
    const createdExperiment = await withoutWaiting(() =>
      createOnce(clientBy(flaky), name, { config: { ...config, name } }, quick),
    );
    expect(await idsOf(name)).toEqual([createdExperiment.id]);
    const { experiment } = await getExperiment(client, { experimentId: createdExperiment.id });
    expect(experiment.labels).toEqual([`once:${name}`]);
    // a later run finds it, whatever has become of it
    const again = { config: { ...config, name } };
    expect((await createOnce(client, name, again)).id).toBe(createdExperiment.id);
    expect(await idsOf(name)).toEqual([createdExperiment.id]);
    expect(experiment.state).not.toBe('STATE_PAUSED');
  });
});

/** Makes waits between attempts take a thousandth of their time. */
async function withoutWaiting<T>(work: () => Promise<T>): Promise<T> {
  const wait = globalThis.setTimeout;
  const hurried = (run: () => void, ms = 0) => wait(run, ms / 1000);
  globalThis.setTimeout = Object.assign(hurried, wait) as typeof setTimeout;
  try {
    return await work();
  } finally {
    globalThis.setTimeout = wait;
  }
}

describe('bulk', () => {
  test('returns the result for each', async () => {
    const paused = await createAndFollow(client, { config, activate: false });
    const { id } = paused.experiment;
    const options = { dryRun: true };
    const ids = [id, 999_999];
    const foreseen = await bulk(client, 'archive', ids, options);
    const done = await bulk(client, 'archive', ids);
    expect([...foreseen].map(([key, { error }]) => [key, error?.message])).toEqual(
      [...done].map(([key, { error }]) => [key, error?.message]),
    );
    expect(done.get(id)?.error).toMatchObject({ status: 400, reason: 'FailedPrecondition' });
    expect(done.get(999_999)?.error?.status).toBe(404);
    expect(await bulk(client, 'kill', [id])).toEqual(new Map([[id, { ok: true }]]));
  });

  test.each(['activate', 'archive', 'delete', 'pause', 'unarchive'] as const)(
    'a dry run of %s predicts the answers of the master',
    async (action) => {
      const { experiments } = await getExperiments(client, { limit: -1 });
      const still = experiments.filter(({ state }) =>
        /COMPLETED|CANCELED|ERROR|PAUSED/.test(state),
      );
      const ids = still.slice(0, 12).map(({ id }) => id);
      const foreseen = await bulk(client, action, ids, { dryRun: true });
      // the dry run has not changed those that would succeed
      const refused = ids.filter((id) => !foreseen.get(id)?.ok);
      const done = await bulk(client, action, refused);
      for (const id of refused)
        expect([id, done.get(id)?.error?.message]).toEqual([id, foreseen.get(id)?.error?.message]);
    },
  );
});

describe('metrics', () => {
  const keyOf = ({ trialId, group, batches, name }: MetricRow) =>
    `${trialId} ${group} ${batches} ${name}`;

  const options = { group: ['training', 'validation'] };
  let trialIds: number[];
  let complete: string[];

  beforeAll(async () => {
    const searcher = { ...config.searcher, max_length: { batches: 500 } };
    const create = () => createAndFollow(client, { config: { ...config, searcher } });
    const runs = [await create(), await create()];
    trialIds = await Promise.all(
      runs.map(async (run) => {
        await run.wait({ everyMs: 5 });
        return (await run.firstTrial()).id;
      }),
    );
    complete = (await all(exportMetrics(client, trialIds, options))).map(keyOf);
  });

  test.each(seedsToTry({ few: 10, many: 200 }))(
    'are complete over a bad connection, with seed %i',
    async (seed) => {
      const faults = { cutBody: 0.6, withinBytes: 4000, maxFaults: 6, fetch: sandbox.fetch };
      const flaky = clientBy(flakyFetch(seed, faults));
      const rows = await withoutWaiting(() => all(exportMetrics(flaky, trialIds, options)));
      expect(rows.map(keyOf)).toEqual(complete);
      expect(new Set(complete).size).toBe(complete.length);
      expect(complete.length).toBeGreaterThan(10);
    },
  );
});

describe('two experiments', () => {
  const file = (path: string, text: string) => ({
    path,
    type: 48,
    content: btoa(text),
    mtime: '1600000000',
    mode: 420,
    uid: 0,
    gid: 0,
  });
  const made = async (lr: number, files: ReturnType<typeof file>[]) => {
    const body = {
      config: JSON.stringify({ ...config, hyperparameters: { lr } }),
      modelDefinition: files,
    };
    return (await createExperiment(client, { body })).experiment.id;
  };

  test('have their differences listed', async () => {
    const before = await made(0.1, [
      file('a.py', 'one'),
      file('b.py', 'two'),
      file('same.py', 's'),
    ]);
    const after = await made(0.2, [
      file('a.py', 'uno'),
      file('c.py', 'three'),
      file('same.py', 's'),
    ]);
    const diff = await diffExperiments(client, before, after);
    expect(diff.hyperparameters.map(({ path }) => path)).toEqual(['lr.val']);
    expect(diff.config).toEqual([]);
    expect(diff.files).toEqual([
      {
        path: 'a.py',
        change: 'changed',
        beforeBytes: 3,
        before: 'one',
        afterBytes: 3,
        after: 'uno',
      },
      { path: 'b.py', change: 'removed', beforeBytes: 3, before: 'two' },
      { path: 'c.py', change: 'added', afterBytes: 5, after: 'three' },
    ]);
  });

  test('are compared side by side', async () => {
    const { experiments } = await getExperiments(client, { states: ['STATE_COMPLETED'], limit: 2 });
    const compared = await compareExperiments(
      client,
      experiments.map(({ id }) => id),
    );
    expect(compared.experiments).toHaveLength(2);
    expect(compared.config.every(({ values }) => values.length === 2)).toBe(true);
    expect(compared.metrics.map(({ path }) => path)).toContain('validation.validation_loss.min');
  });
});

describe('a checkpoint', () => {
  test('is promoted when its files equal the reported ones, and rejected otherwise', async () => {
    const { experiments } = await getExperiments(client, { states: ['STATE_COMPLETED'], limit: 1 });
    const filter = { experimentId: experiments[0]?.id ?? 0, states: ['STATE_COMPLETED' as const] };
    const { checkpoints } = await getExperimentCheckpoints(client, filter);
    const checkpointUuid = checkpoints[0]?.uuid ?? '';
    const { checkpoint } = await getCheckpoint(client, { checkpointUuid });
    const sizes = Object.fromEntries(
      Object.entries(checkpoint.resources).map(([path, size]) => [path, Number(size)]),
    );
    await postModel(client, { body: { name: 'promoted' } });
    const version = { modelName: 'promoted', checkpointUuid };
    const [path = ''] = Object.keys(sizes).filter((each) => !each.endsWith('/'));
    const measure = async () => ({ ...sizes, [path]: 1 });
    await expect(promote(client, version, { measure })).rejects.toThrow(
      `${path} has 1 bytes instead of`,
    );
    const { [path]: _, ...fewer } = sizes;
    await expect(promote(client, version, { measure: async () => fewer })).rejects.toThrow(
      `${path} is missing`,
    );
    expect((await getModelVersions(client, { modelName: 'promoted' })).modelVersions).toEqual([]);
    expect((await promote(client, version, { measure: async () => sizes })).version).toBe(1);
  });
});

describe('a waiting job', () => {
  test('has the reason in a paragraph', async () => {
    const searcher = { ...config.searcher, max_length: { batches: 1_000_000 } };
    const large = { ...config, name: 'large', searcher, resources: { slots_per_trial: 4 } };
    const runs = await Promise.all(
      Array.from({ length: 12 }, () => createAndFollow(client, { config: large })),
    );
    const { jobs } = await getJobs(client, { limit: 500 });
    const ownJobs = jobs.filter(
      ({ name, summary }) => name === 'large' && summary?.state === 'STATE_QUEUED',
    );
    const last = ownJobs.at(-1);
    const why = await whyQueued(client, last?.jobId ?? '');
    expect(why.job.jobId).toBe(last?.jobId);
    expect(why.text).toMatch(/^large waits for 4 slots in the pool \S+\./);
    expect(why.reasons[0]).not.toBe('not queued');
    await bulk(
      client,
      'kill',
      runs.map(({ experiment }) => experiment.id),
    );
    await expect(whyQueued(client, 'nothing')).rejects.toThrow('No queue has a job nothing');
  });
});
