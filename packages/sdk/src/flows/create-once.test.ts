import { expect, test, vi } from 'vitest';
import { createTransport } from '../client/transport';
import { createOnce } from './flows';

type Row = {
  id: number;
  state: string;
  labels: string[];
  archived: boolean;
};
type Fate = 'answer' | 'lost before' | 'lost after' | 'late';

/** longer than all waits between the tries of a request */
const retriesMs = 60_000;

/** A master with a table of experiments; each attempt to create one has the given outcome. */
function master(fates: Fate[] = []) {
  const rows: Row[] = [];
  const log: string[] = [];
  const late: Array<() => void> = [];
  const make = (labels: string[]) => {
    const row = { id: rows.length + 1, state: 'STATE_PAUSED', labels, archived: false };
    rows.push(row);
    return row;
  };
  const lost = () => {
    throw new TypeError('fetch failed');
  };
  function create(body: { config: string; activate: boolean }) {
    expect(body.activate).toBe(false);
    const { labels } = JSON.parse(body.config);
    const fate = fates.shift() ?? 'answer';
    if (fate === 'late') late.push(() => make(labels));
    if (fate === 'lost after') make(labels);
    return fate === 'answer'
      ? { experiment: wire(make(labels)), config: {}, warnings: [] }
      : lost();
  }
  async function fetch(request: Request) {
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    const body = text ? JSON.parse(text) : {};
    const [, id, verb] = /experiments\/(\d+)(?:\/(\w+))?$/.exec(pathname) ?? [];
    const row = rows.find((each) => each.id === Number(id));
    log.push(`${request.method} ${verb ?? ''}${id ?? ''}`);
    if (row && verb === 'activate') row.state = 'STATE_QUEUED';
    if (row && verb === 'cancel') row.state = 'STATE_CANCELED';
    if (row && request.method === 'PATCH') row.labels = body.labels;
    if (row) return Response.json(verb ? {} : { experiment: wire(row), jobSummary: null });
    if (request.method === 'POST') return Response.json(create(body));
    const label = searchParams.get('labels') ?? '';
    const matches = rows.filter(({ labels }) => labels.includes(label)).map(wire);
    for (const arrive of late.splice(0)) arrive();
    return Response.json({ experiments: matches, pagination: { total: matches.length } });
  }
  return { rows, log, make, client: createTransport({ baseUrl: 'http://master', fetch }) };
}

const wire = (row: Row) => ({
  ...row,
  startTime: '2026-11-20T09:00:00Z',
  jobId: 'j',
  name: 'n',
  username: 'u',
  numTrials: 0,
  originalConfig: '',
  projectId: 1,
  projectOwnerId: 1,
  config: {},
  searcherType: 'single',
});

const config = { name: 'nightly', labels: ['mine'] };
const run = (client: Parameters<typeof createOnce>[0]) => createOnce(client, 'nightly', { config });
const live = (rows: Row[]) => rows.filter(({ state }) => state === 'STATE_QUEUED');

test('usually creates one, active, that keeps the key as its label', async () => {
  const { rows, client } = master();
  const experiment = await run(client);
  expect(experiment.id).toBe(1);
  expect(rows).toEqual([
    { id: 1, state: 'STATE_QUEUED', labels: ['mine', 'once:nightly'], archived: false },
  ]);
});

test.each<[Fate[], number]>([
  [['lost before'], 1],
  [['lost after'], 1],
  [['lost before', 'lost before', 'lost after'], 1],
  [['late'], 2],
  [['late', 'late'], 2],
  [['late', 'lost after'], 2],
  [['late', 'lost before', 'lost before'], 1],
])('attempts with the outcomes %j create one', async (fates, count) => {
  vi.useFakeTimers();
  try {
    const { rows, client } = master([...fates]);
    const experiment = run(client);
    await vi.advanceTimersByTimeAsync(retriesMs);
    expect(live(rows).map(({ id }) => id)).toEqual([(await experiment).id]);
    expect(rows).toHaveLength(count);
    expect(rows.filter(({ state }) => state === 'STATE_PAUSED')).toEqual([]);
    const labeled = rows.filter(({ labels }) => labels.includes('once:nightly'));
    expect(labeled.map(({ id }) => id)).toEqual(live(rows).map(({ id }) => id));
  } finally {
    vi.useRealTimers();
  }
});

test('an experiment of an interrupted run is reused', async () => {
  const { rows, client, make, log } = master();
  make(['once:nightly', 'once:nightly:new']);
  expect((await run(client)).id).toBe(1);
  expect(live(rows)).toHaveLength(1);
  expect(log.filter((line) => line === 'POST ')).toEqual([]);
});

test.each(['STATE_COMPLETED', 'STATE_ERROR', 'STATE_RUNNING'])(
  'an experiment of an earlier run with the same key is returned as it is: %s',
  async (state) => {
    const { rows, make, client } = master();
    make(['once:nightly']).state = state;
    expect((await run(client)).id).toBe(1);
    expect(rows.map((row) => row.state)).toEqual([state]);
  },
);

test('an experiment that a person has paused stays paused', async () => {
  const { rows, make, client } = master();
  make(['once:nightly']);
  await run(client);
  expect(rows.map(({ state }) => state)).toEqual(['STATE_PAUSED']);
});

test('it can stay paused', async () => {
  const { rows, client } = master();
  await createOnce(client, 'nightly', { config, activate: false });
  expect(rows.map(({ state }) => state)).toEqual(['STATE_PAUSED']);
});

test('a refusal is final: nothing is sent again', async () => {
  let posts = 0;
  const client = createTransport({
    baseUrl: 'http://master',
    fetch: async (request) => {
      if (request.method !== 'POST') return Response.json({ experiments: [], pagination: {} });
      posts++;
      return Response.json(
        { error: { error: 'invalid experiment configuration' } },
        { status: 500 },
      );
    },
  });
  await expect(run(client)).rejects.toThrow('invalid experiment configuration');
  expect(posts).toBe(1);
});

test.each(['', ' ', 'a,b'])('the key %j is rejected', async (key) => {
  await expect(createOnce(master().client, key, { config })).rejects.toMatchObject({
    type: 'input',
  });
});
