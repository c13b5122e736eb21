import { expect, test } from 'vitest';
import { createDatabase } from '../database';
import { advance } from '../simulation/engine';
import { shownExperimentState } from '../simulation/shown-state';
import { startDemo } from './demo';

const now = Date.UTC(2026, 10, 20, 9);
const start = (seed = 1) => {
  const db = createDatabase();
  const engine = startDemo({ db, seed, now });
  const shown = () =>
    db.experiments.all().map((each) => shownExperimentState(db, each, engine.now));
  return { db, engine, shown };
};

test('120 experiments, and one of every state and searcher', () => {
  const { db, shown } = start();
  expect(db.experiments.size).toBe(120);
  expect([...new Set(shown())].sort()).toEqual(
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

test('something runs, waits and rests at any time of the next two days', () => {
  const { engine, shown } = start();
  for (let hours = 1; hours <= 48; hours++) {
    advance(engine, now + hours * 3_600_000);
    const states = shown();
    for (const state of ['STATE_RUNNING', 'STATE_QUEUED', 'STATE_PAUSED']) {
      expect(states, `${state} after ${hours} h`).toContain(state);
    }
  }
});

test('the same seed lives the same life, another seed another one', () => {
  const life = (seed: number) => {
    const { db, engine } = start(seed);
    for (const minutes of [1, 7, 60, 61, 500]) advance(engine, now + minutes * 60_000);
    return JSON.stringify([db.experiments.all(), db.trials.all(), db.agents.all()]);
  };
  expect(life(5)).toBe(life(5));
  expect(life(5)).not.toBe(life(6));
});

test('the steps time is taken in do not matter', () => {
  const [small, large] = [start(3), start(3)];
  for (let minutes = 1; minutes <= 300; minutes++) advance(small.engine, now + minutes * 60_000);
  advance(large.engine, now + 300 * 60_000);
  expect(small.shown()).toEqual(large.shown());
});
