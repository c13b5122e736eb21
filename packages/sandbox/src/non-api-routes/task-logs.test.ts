import { expect, test } from 'vitest';
import { taskIdOf } from '../simulation/rows';
import { createTrainingMaster } from '../test/fixtures/training-master';

type Line = { result: { id: string; log: string; message: string; rankId?: number } };

async function labWithLog() {
  const master = await createTrainingMaster();
  const experiment = master.submit();
  master.clock.advance(20_000);
  master.masterState.simulation.advance(master.clock.now());
  const trial = master.db.trials.find(experiment.trialIds[0] ?? 0);
  const taskId = taskIdOf(trial);
  const read = async (query = '') => {
    const url = `http://master/api/v1/tasks/${taskId}/logs?${query}`;
    const headers = { authorization: `Bearer ${await master.tokenOf('admin')}` };
    const text = await (await master.fetch(new Request(url, { headers }))).text();
    return text
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line): Line => JSON.parse(line));
  };
  const post = (lines: unknown) => master.anyone('POST', '/../../task-logs', lines);
  return { master, taskId, read, post };
}

const shipped = (taskId: string) => ({
  task_id: taskId,
  allocation_id: `${taskId}.1`,
  agent_id: 'a',
  container_id: 'c',
  rank_id: 0,
  timestamp: '2026-11-20T09:00:19.000Z',
  level: 'INFO',
  stdtype: 'stdout',
  source: 'test',
  log: 'posted line\n',
});

test('a shipped line is appended, without a token', async () => {
  const { master, taskId, read, post } = await labWithLog();
  const before = await read();
  expect((await post([shipped(taskId)])).status).toBe(200);
  const after = await read();
  expect(after.slice(0, -1)).toEqual(before);
  expect(Number(after.at(-1)?.result.id)).toBeGreaterThan(Number(before.at(-1)?.result.id));
  expect(after.at(-1)?.result).toMatchObject({
    timestamp: '2026-11-20T09:00:19Z',
    message: '[2026-11-20T09:00:19.000000Z] c [rank=0] || INFO: posted line\n',
    level: 'LOG_LEVEL_INFO',
    taskId,
    agentId: 'a',
    containerId: 'c',
    rankId: 0,
    log: 'posted line\n',
    source: 'test',
    stdtype: 'stdout',
  });
  master.clock.advance(30_000);
  const later = await read();
  expect(later.length).toBeGreaterThan(after.length);
  expect(later.slice(0, after.length)).toEqual(after);
});

test('shipped lines are found by their fields and their time', async () => {
  const { master, taskId, read, post } = await labWithLog();
  await post([shipped(taskId), { ...shipped(taskId), log: 'second\n', source: 'other' }]);
  master.clock.advance(30_000);
  expect((await read('sources=test')).map(({ result }) => result.log)).toEqual(['posted line\n']);
  expect((await read('searchText=SECOND')).map(({ result }) => result.log)).toEqual(['second\n']);
  const lines = await read('timestampAfter=2026-11-20T09:00:18.500Z&containerIds=c');
  expect(lines).toHaveLength(2);
  const all = await read();
  const descending = await read('orderBy=ORDER_BY_DESC');
  expect(descending.map(({ result }) => result.id)).toEqual(
    all.map(({ result }) => result.id).reverse(),
  );
});

test('lines of an unknown task are skipped; a body that is not a list is rejected', async () => {
  const { read, post } = await labWithLog();
  const before = await read();
  expect((await post([shipped('1.none')])).status).toBe(200);
  expect(await read()).toEqual(before);
  expect((await post({})).status).toBe(400);
});
