import { expect, test } from 'vitest';
import { createTestMaster } from '../../test/fixtures/test-master';
import { release038 } from '..';

const master038 = (more: { experiments?: number } = {}) =>
  createTestMaster('demo', { release: release038, ...more });

type Row = {
  id: number;
  state: string;
  startTime: string;
  experiment: { id: number; isMultitrial: boolean };
};
type Master = Awaited<ReturnType<typeof master038>>;

const idsOf = (body: unknown) => (body as { runs: Row[] }).runs.map(({ id }) => id);

const field = (columnName: string, operator: string, value: unknown, location = 'RUN') => ({
  kind: 'field',
  columnName,
  operator,
  value,
  location: `LOCATION_TYPE_${location}`,
  type: 'COLUMN_TYPE_NUMBER',
});

const filterOf = (...children: object[]) =>
  JSON.stringify({
    filterGroup: { kind: 'group', conjunction: 'and', children },
    showArchived: false,
  });

const search = async ({ admin }: Master, body: object) => (await admin('POST', '/runs', body)).body;

test('lists the runs of a project, sorted and page by page', async () => {
  const master = await master038();
  const body = { projectId: 2, sort: 'id=desc', limit: 3 };
  const first = await search(master, body);
  expect(first).toMatchObject({ pagination: { limit: 3, offset: 0 } });
  const ids = idsOf(first);
  expect(ids).toHaveLength(3);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  const next = idsOf(await search(master, { ...body, offset: 3 }));
  expect(next.every((id) => id < Math.min(...ids))).toBe(true);
  const bad = await master.admin('POST', '/runs', { sort: 'foo=asc' });
  expect(bad.status).toBe(400);
  expect(bad.body).toMatchObject({ error: { error: 'invalid sort col: foo' } });
});

test('runs of the past are in the order of all, and show their changes', async () => {
  const master = await master038({ experiments: 60 });
  const from = (sort: string, offset: number) =>
    search(master, { projectId: 2, sort, limit: 40, offset, filter: filterOf() });
  for (const sort of ['startTime=desc', 'hp.lr=asc']) {
    const { runs } = (await search(master, {
      projectId: 2,
      sort,
      filter: filterOf(),
      limit: -1,
    })) as {
      runs: Row[];
    };
    const pages = await Promise.all([0, 40, 80].map((offset) => from(sort, offset)));
    expect(pages.flatMap(idsOf), sort).toEqual(runs.slice(0, 120).map(({ id }) => id));
    if (sort !== 'startTime=desc') continue;
    const times = runs.map(({ startTime }) => Date.parse(startTime));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  }
  const [oldest = 0] = idsOf(await from('startTime=asc', 0));
  const reviewedFilter = filterOf(field('metadata.reviewed', '=', 'yes', 'RUN_METADATA'));
  const reviewedRuns = () =>
    search(master, { projectId: 2, sort: 'startTime=asc', filter: reviewedFilter });
  expect(idsOf(await reviewedRuns())).toEqual([]);
  await master.admin('POST', `/runs/${oldest}/metadata`, { metadata: { reviewed: 'yes' } });
  expect(idsOf(await reviewedRuns())).toEqual([oldest]);
  await master.admin('POST', '/runs/archive', { projectId: 2, runIds: [oldest] });
  expect(idsOf(await from('startTime=asc', 0))).not.toContain(oldest);
});

test('finds runs by their state, their values and their metadata', async () => {
  const master = await master038();
  const [run] = idsOf(
    await search(master, { limit: 1, filter: filterOf(field('state', '=', 'COMPLETED')) }),
  );
  expect(run).toBeGreaterThan(0);
  const metadata = { data: { version: 3 }, note: 'a < b' };
  await master.admin('POST', `/runs/${run}/metadata`, { metadata });
  expect((await master.admin('GET', `/runs/${run}/metadata`)).body).toEqual({ metadata });
  const filter = filterOf(field('metadata.data.version', '=', 3, 'RUN_METADATA'));
  expect(idsOf(await search(master, { filter }))).toEqual([run]);
  const long = { ['k'.repeat(51)]: 1 };
  const refused = await master.admin('POST', `/runs/${run}/metadata`, { metadata: long });
  expect(refused.body).toMatchObject({
    error: {
      error: 'error flattening metadata: metadata key exceeds maximum length of 50 characters',
    },
  });
});

test('returns a result for each run', async () => {
  const master = await master038();
  const { runs } = (await search(master, { projectId: 2, limit: -1 })) as { runs: Row[] };
  const isActive = ({ state }: Row) => state === 'STATE_ACTIVE';
  const alone = runs.find((run) => isActive(run) && !run.experiment.isMultitrial);
  const oneOfMany = runs.find((run) => run.experiment.isMultitrial);
  const runIds = [alone?.id ?? 0, oneOfMany?.id ?? 0, 99_999];
  const { body } = await master.admin('POST', '/runs/pause', { runIds, projectId: 2 });
  const { results } = body as { results: { id: number; error: string }[] };
  expect(Object.fromEntries(results.map(({ id, error }) => [id, error]))).toEqual({
    [runIds[0] ?? 0]: '',
    [runIds[1] ?? 0]: `Cannot pause/unpause run '${runIds[1]}' (part of multi-trial).`,
    99999: "Run with id '99999' not found in project with id '2'",
  });
  const moved = { runIds: [oneOfMany?.id], sourceProjectId: 2, destinationProjectId: 3 };
  const answer = (await master.admin('POST', '/runs/move', moved)).body as typeof body;
  expect((answer as { results: unknown[] }).results.length).toBeGreaterThan(1);
});

test('names the columns of runs, including metadata', async () => {
  const master = await master038();
  const { runs } = (await search(master, { projectId: 2, limit: 1 })) as { runs: Row[] };
  await master.admin('POST', `/runs/${runs[0]?.id}/metadata`, { metadata: { dataset: 'coco' } });
  const path = '/projects/2/columns?tableType=TABLE_TYPE_RUN';
  const { columns } = (await master.admin('GET', path)).body as {
    columns: { column: string; location: string }[];
  };
  expect(columns.map(({ column }) => column)).toContain('metadata.dataset');
  expect(new Set(columns.map(({ location }) => location))).toEqual(
    new Set(
      [
        'RUN',
        'RUN_HYPERPARAMETERS',
        'RUN_METADATA',
        'TRAINING',
        'VALIDATIONS',
        'CUSTOM_METRIC',
      ].map((name) => `LOCATION_TYPE_${name}`),
    ),
  );
});
