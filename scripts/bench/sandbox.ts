import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Row } from './measure';
import { fetchJson, percentile, rateOf, timeRequest, timesOf } from './time-requests';

type Servers = { sandbox: string; bare: string; startMs: number };
type Bench = { api: string; bare: string; token: string };

/** Measures the sandbox over HTTP, against a bare server that sends bodies of the same sizes. */
export async function benchSandbox(): Promise<Row[]> {
  // the built and installed packages, not their sources
  const execArgv = process.execArgv.filter((each) => !each.startsWith('--conditions'));
  const child = fork(fileURLToPath(new URL('./servers.ts', import.meta.url)), { execArgv });
  const next = <Message>() => new Promise<Message>((resolve) => child.once('message', resolve));
  try {
    const { sandbox, bare, startMs } = await next<Servers>();
    const api = `${sandbox}/api/v1`;
    const body = '{"username":"admin"}';
    const { token } = await fetchJson(`${api}/auth/login`, { method: 'POST', body });
    const bench = { api, bare, token };
    const rows = [
      await benchReads(bench),
      await benchList(bench),
      await benchFilters(bench),
      await benchMetricSort(bench),
      await benchUsage(bench),
      await benchLogSearch(bench),
      await benchFollowers(bench),
      await benchSeries(bench),
      await benchQueue(bench),
    ];
    child.send('memory?');
    const { memory } = await next<{ memory: number }>();
    return [hugeRow(startMs, memory), ...rows];
  } finally {
    child.disconnect();
  }
}

const hugeRow = (startMs: number, memory: number): Row => ({
  what: 'scenario huge: start, memory after all of this',
  figure: `${startMs.toFixed(0)} ms, ${(memory / 1e6).toFixed(0)} MB`,
  reference: '',
  ratio: '',
  goal: '2,000 ms, 500 MB',
});

const queryOf = (values: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)]));

const field = (columnName: string, operator: string, value: string | number) => ({
  kind: 'field',
  location: 'LOCATION_TYPE_EXPERIMENT',
  type: 'COLUMN_TYPE_UNSPECIFIED',
  columnName,
  operator,
  value,
});
const group = (conjunction: string, ...children: object[]) => ({
  kind: 'group',
  conjunction,
  children,
});

function listPath(duration: number): string {
  const filterGroup = group(
    'and',
    field('name', 'contains', 'a'),
    group(
      'or',
      field('state', '=', 'COMPLETED'),
      group('and', field('state', '=', 'ERROR'), field('duration', '>', duration)),
    ),
  );
  const filter = JSON.stringify({ filterGroup, showArchived: false });
  return `/experiments-search?${queryOf({ projectId: 2, sort: 'name=asc', limit: 100, filter })}`;
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

async function benchList({ api, bare, token }: Bench): Promise<Row> {
  const url = api + listPath(60);
  const [first = 0] = await timesOf(() => timeRequest(url, token), 1);
  const size = await timeRequest(url, token);
  const through = percentile(await timesOf(() => timeRequest(url, token), 100), 0.95);
  const reference = percentile(await timesOf(() => timeRequest(`${bare}/${size}`), 100), 0.95);
  return {
    what: `100 of 100,000 experiments, sorted and filtered (${(size / 1e3).toFixed(0)} kB)`,
    figure: `p95 ${ms(through)}, the first ${ms(first)}`,
    reference: `bare server p95 ${ms(reference)}`,
    ratio: (through / reference).toFixed(1),
    goal: 'p95 50 ms',
  };
}

async function benchFilters({ api, bare, token }: Bench): Promise<Row> {
  const size = await timeRequest(api + listPath(60), token);
  // a new filter each time
  const times = await timesOf((run) => timeRequest(api + listPath(100 + run), token), 60);
  const reference = percentile(await timesOf(() => timeRequest(`${bare}/${size}`), 60), 0.95);
  const through = percentile(times, 0.95);
  return {
    what: 'the same with another filter every time',
    figure: `p95 ${ms(through)}`,
    reference: `bare server p95 ${ms(reference)}`,
    ratio: (through / reference).toFixed(1),
    goal: 'p95 50 ms',
  };
}

async function benchMetricSort({ api, bare, token }: Bench): Promise<Row> {
  const query = queryOf({ projectId: 2, sort: 'validation.validation_loss=asc', limit: 100 });
  const url = `${api}/experiments-search?${query}`;
  const [first = 0] = await timesOf(() => timeRequest(url, token), 1);
  const size = await timeRequest(url, token);
  const through = percentile(await timesOf(() => timeRequest(url, token), 60), 0.95);
  const reference = percentile(await timesOf(() => timeRequest(`${bare}/${size}`), 60), 0.95);
  return {
    what: 'the same 100,000 sorted by a metric',
    figure: `p95 ${ms(through)}, the first ${ms(first)}`,
    reference: `bare server p95 ${ms(reference)}`,
    ratio: (through / reference).toFixed(1),
    goal: 'p95 50 ms',
  };
}

async function benchUsage({ api, bare, token }: Bench): Promise<Row> {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const period = 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY';
  const query = queryOf({ startDate: day(30), endDate: day(0), period });
  const url = `${api}/resources/allocation/aggregated?${query}`;
  const size = await timeRequest(url, token);
  const through = percentile(await timesOf(() => timeRequest(url, token), 10), 0.5);
  const reference = percentile(await timesOf(() => timeRequest(`${bare}/${size}`), 10), 0.5);
  return {
    what: 'usage by day of 30 days',
    figure: ms(through),
    reference: `bare server ${ms(reference)}`,
    ratio: (through / reference).toFixed(0),
    goal: '',
  };
}

async function benchReads({ api, bare, token }: Bench): Promise<Row> {
  const url = `${api}/auth/user`;
  const size = await timeRequest(url, token);
  await rateOf(() => timeRequest(url, token), { ms: 3000 });
  // in turns, the best of each, so that other load on the machine affects both alike
  let [through, reference] = [0, 0];
  for (let turn = 0; turn < 10; turn++) {
    through = Math.max(through, await rateOf(() => timeRequest(url, token), { ms: 500 }));
    reference = Math.max(
      reference,
      await rateOf(() => timeRequest(`${bare}/${size}`), { ms: 500 }),
    );
  }
  return {
    what: `small reads, 32 at a time (${size} B)`,
    figure: `${through.toFixed(0)} a second`,
    reference: `bare server ${reference.toFixed(0)} a second`,
    ratio: (through / reference).toFixed(2),
    goal: 'at least 0.5',
  };
}

async function trialsOf({ api, token }: Bench, name: string): Promise<number[]> {
  const init = { headers: { authorization: `Bearer ${token}` } };
  const { experiments } = await fetchJson(`${api}/experiments?${queryOf({ name })}`, init);
  const { experiment } = await fetchJson(`${api}/experiments/${experiments[0].id}`, init);
  return experiment.trialIds;
}

async function benchLogSearch(bench: Bench): Promise<Row> {
  const { api, bare, token } = bench;
  const [trialId = 0] = await trialsOf(bench, 'million-lines');
  const url = `${api}/trials/${trialId}/logs?${queryOf({ searchText: 'nccl timeout' })}`;
  const size = await timeRequest(url, token);
  const through = percentile(await timesOf(() => timeRequest(url, token), 5), 0.5);
  const reference = percentile(await timesOf(() => timeRequest(`${bare}/${size}`), 20), 0.5);
  return {
    what: 'search through a log of 1,000,000 lines, 10 found',
    figure: `${ms(through)}, ${(1000 / through).toFixed(2)} M lines/s`,
    reference: `bare server ${ms(reference)}`,
    ratio: (through / reference).toFixed(0),
    goal: '',
  };
}

const followers = 200;
const linesEach = 500;

async function benchFollowers(bench: Bench): Promise<Row> {
  const { api, bare, token } = bench;
  const [trialId = 0] = await trialsOf(bench, 'million-lines');
  const logs = `${api}/trials/${trialId}/logs`;
  const headers = { authorization: `Bearer ${token}` };
  const last = queryOf({ limit: linesEach, orderBy: 'ORDER_BY_DESC' });
  const lines = await (await fetch(`${logs}?${last}`, { headers })).text();
  const { timestamp } = JSON.parse(lines.trim().split('\n').at(-1) ?? '').result;
  const url = `${logs}?${queryOf({ follow: 'true', timestampAfter: timestamp })}`;
  const size = await timeRequest(url, token);
  const all = (one: () => Promise<number>) => Promise.all(Array.from({ length: followers }, one));
  const through = percentile(await timesOf(() => all(() => timeRequest(url, token)), 3), 0.5);
  const reference = percentile(
    await timesOf(() => all(() => timeRequest(`${bare}/${size}`)), 3),
    0.5,
  );
  return {
    what: `${followers} followers of one log, the last ${linesEach} lines each`,
    figure: `${ms(through)}, ${((followers * linesEach) / through).toFixed(0)} k lines/s`,
    reference: `bare server, in one piece ${ms(reference)}`,
    ratio: (through / reference).toFixed(1),
    goal: '',
  };
}

async function benchSeries(bench: Bench): Promise<Row> {
  const { api, bare, token } = bench;
  const query = queryOf({ metricNames: 'loss', maxDatapoints: 1000 });
  for (const id of await trialsOf(bench, 'thousand-trials')) query.append('trialIds', String(id));
  const url = `${api}/trials/time-series?${query}`;
  const size = await timeRequest(url, token);
  const through = percentile(await timesOf(() => timeRequest(url, token), 3), 0.5);
  const reference = percentile(await timesOf(() => timeRequest(`${bare}/${size}`), 3), 0.5);
  return {
    what: `time series of 1,000 trials, 1,000 points each (${(size / 1e6).toFixed(0)} MB)`,
    figure: ms(through),
    reference: `bare server ${ms(reference)}`,
    ratio: (through / reference).toFixed(0),
    goal: '',
  };
}

const queuedJobs = 1_200;
const jobDistance = 200;

/** Submits experiments that wait for slots, one after another; the last ones pass a long queue. */
async function benchQueue({ api, token }: Bench): Promise<Row> {
  const config = JSON.stringify({
    name: 'queued',
    entrypoint: 'python3 train.py',
    resources: { slots_per_trial: 8, resource_pool: 'a100-pool' },
    searcher: { name: 'single', metric: 'loss', max_length: { batches: 1_000_000 } },
    hyperparameters: { global_batch_size: 8 },
  });
  const headers = { authorization: `Bearer ${token}` };
  const body = JSON.stringify({ config, activate: true, projectId: 2, modelDefinition: [] });
  const submit = () => fetchJson(`${api}/experiments`, { method: 'POST', headers, body });
  const timeOf = async (jobs: number) => {
    const from = performance.now();
    for (let job = 0; job < jobs; job++) await submit();
    return performance.now() - from;
  };
  const first = await timeOf(jobDistance);
  const middle = await timeOf(queuedJobs - 2 * jobDistance);
  const last = await timeOf(jobDistance);
  return {
    what: `${queuedJobs} experiments submitted to a pool of 320 agents, one by one`,
    figure: `${((first + middle + last) / 1000).toFixed(1)} s`,
    reference: `the first ${jobDistance} ${ms(first)}, the last ${jobDistance} ${ms(last)}`,
    ratio: (last / first).toFixed(1),
    goal: '',
  };
}
