import { expect, test } from 'vitest';
import { createDatabase } from '../database/database';
import { allocationsIn } from '../simulation/cluster/usage';
import { advance } from '../simulation/engine/engine';
import { shownExperimentState } from '../simulation/engine/steady';
import { openLog } from '../simulation/logs/log-book';
import { createTestMaster } from '../test/fixtures/test-master';
import { startDemo } from './demo';

const now = Date.UTC(2026, 10, 20, 9);
const start = (seed = 1) => {
  const db = createDatabase();
  const engine = startDemo({ db, seed, now });
  const visibleState = () =>
    db.experiments.all().map((each) => shownExperimentState(db, each, engine.now));
  return { db, engine, visibleState };
};

test('120 experiments, and one of every state and searcher', () => {
  const { db, visibleState } = start();
  expect(db.experiments.size).toBe(120);
  expect([...new Set(visibleState())].sort()).toEqual(
    [
      'PAUSED',
      'QUEUED',
      'PULLING',
      'STARTING',
      'RUNNING',
      'STOPPING_CANCELED',
      'STOPPING_KILLED',
      'STOPPING_COMPLETED',
      'STOPPING_ERROR',
      'COMPLETED',
      'CANCELED',
      'ERROR',
      'DELETING',
      'DELETE_FAILED',
    ]
      .map((state) => `STATE_${state}`)
      .sort(),
  );
  const searchers = new Set(db.experiments.all().map((each) => each.settings.searcher.name));
  expect([...searchers].sort()).toEqual([
    'adaptive_asha',
    'async_halving',
    'custom',
    'grid',
    'random',
    'single',
  ]);
});

test('users have opened their projects', () => {
  const { db } = start();
  const visits = (username: string) => {
    const user = db.users.all().find((each) => each.username === username);
    return db.activity.where(({ userId }) => userId === user?.id).length;
  };
  expect(['mkowalski', 'jtan', 'nokafor', 'admin'].map(visits)).toEqual([4, 2, 2, 0]);
});

test('past experiments had waited for minutes', () => {
  const { db } = start();
  const span = { from: now - 24 * 86_400_000, to: now };
  for (const of of ['a100-pool', 't4-pool']) {
    const waits = allocationsIn({ db, span, now })
      .filter(({ pool, taskType }) => pool === of && taskType === 'TASK_TYPE_TRIAL')
      .map((use) => (use.start - use.requestedAt) / 60_000);
    const long = waits.filter((minutes) => minutes > 1);
    expect(long.length).toBeGreaterThan(waits.length / 10);
    expect(Math.max(...waits)).toBeLessThan(24 * 60);
  }
});

test('there is an example of everything noteworthy', () => {
  const { db, engine } = start();
  const rows = db.experiments.all();
  const named = (name: string) => rows.find((each) => each.name === name);
  expect(named('<img src=x onerror=alert(1)>')).toBeDefined();
  expect(rows.filter((each) => each.archived).length).toBeGreaterThan(1);
  expect(rows.filter((each) => each.forkedFrom !== null).length).toBeGreaterThan(5);
  expect(rows.filter((each) => each.notes !== '').length).toBeGreaterThan(1);
  expect(db.projects.all().filter(({ notes }) => notes.length > 1)).toHaveLength(1);
  expect(new Set(db.pins.all().map(({ userId }) => userId)).size).toBeGreaterThan(3);
  expect(new Set(rows.map((each) => each.userId)).size).toBe(5);
  const logOf = (row: (typeof rows)[number] | undefined) => {
    const trial = db.trials.get(row?.trialIds[0] ?? 0);
    return row && trial
      ? openLog({ experiment: row, trial, now: engine.now, cutsAtReturns: false })
      : undefined;
  };
  const long = logOf(rows.find((each) => each.settings.verbose));
  expect(long?.count).toBeGreaterThan(2000);
  const failed = rows.filter((each) => each.state === 'STATE_ERROR').map(logOf);
  const tracebacks = failed.filter((log) =>
    log?.lines(0, log.count).some((line) => line.log.startsWith('Traceback')),
  );
  expect(tracebacks.length).toBeGreaterThan(3);
});

test('something is running, waiting and paused at any time of the next two days', () => {
  const { engine, visibleState } = start();
  for (let hours = 1; hours <= 48; hours++) {
    advance(engine, now + hours * 3_600_000);
    const states = visibleState();
    for (const state of ['STATE_RUNNING', 'STATE_QUEUED', 'STATE_PAUSED']) {
      expect(states, `${state} after ${hours} h`).toContain(state);
    }
  }
});

test('the same seed gives the same history, another seed another one', () => {
  const life = (seed: number) => {
    const { db, engine } = start(seed);
    for (const minutes of [1, 7, 60, 61, 500]) advance(engine, now + minutes * 60_000);
    return JSON.stringify([db.experiments.all(), db.trials.all(), db.agents.all()]);
  };
  expect(life(5)).toBe(life(5));
  expect(life(5)).not.toBe(life(6));
});

test('the step size of time does not matter', () => {
  const [small, large] = [start(3), start(3)];
  for (let minutes = 1; minutes <= 300; minutes++) advance(small.engine, now + minutes * 60_000);
  advance(large.engine, now + 300 * 60_000);
  expect(small.visibleState()).toEqual(large.visibleState());
});

test('two masters with the same calls at the same times answer the same', async () => {
  const answers = async () => {
    const master = await createTestMaster('demo');
    const texts: string[] = [];
    for (const minutes of [0, 3, 20, 90]) {
      master.clock.advance(minutes * 60_000);
      for (const path of [
        '/experiments-search?sort=startTime=desc&limit=30',
        '/experiments/110/trials',
        '/trials/time-series?trialIds=484&metricNames=loss&maxDatapoints=20',
        '/agents',
      ]) {
        texts.push((await master.admin('GET', path)).text);
      }
    }
    return texts;
  };
  expect(await answers()).toEqual(await answers());
});

test('users have notebooks, shells, commands and TensorBoards open', async () => {
  const master = await createTestMaster('demo');
  expect((await master.admin('GET', '/tasks/count')).body).toEqual({
    commands: 1,
    notebooks: 2,
    shells: 1,
    tensorboards: 1,
  });
  // and some that ended today
  const { body } = await master.admin('GET', '/commands');
  expect(body).toMatchObject({ pagination: { total: 2 } });
});
