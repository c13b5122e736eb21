import { expect, test } from 'vitest';
import { dispatch } from '../dispatch';
import { manualClock } from '../lib/clock';
import type { MasterState } from '../master-state';
import { createMasterState } from '../master-state';
import { summaryFor } from '../simulation/metrics/reading';

const now = Date.UTC(2026, 10, 20, 9);
const worldOf = (experiments: number): MasterState =>
  createMasterState({ seed: 1, scenario: 'demo', clock: manualClock(now), experiments });

async function reader(masterState: MasterState) {
  const send = async (path: string, init: RequestInit = {}) =>
    (await dispatch(masterState, new Request(`http://sandbox/api/v1${path}`, init))).json();
  const body = JSON.stringify({ username: 'admin' });
  const { token } = await send('/auth/login', { method: 'POST', body });
  return (path: string) => send(path, { headers: { authorization: `Bearer ${token}` } });
}

test('a list of 100,000 rows reads the trials of one page', async () => {
  const masterState = worldOf(100_000);
  const read = await reader(masterState);
  const before = masterState.db.trials.size;
  const page = await read('/experiments-search?projectId=2&sort=startTime=asc&limit=20');
  expect(page.pagination.total).toBeGreaterThan(100_000);
  expect(page.experiments).toHaveLength(20);
  expect(masterState.db.trials.size - before).toBeLessThanOrEqual(20);
  const states = new Set(masterState.db.experiments.all().map((each) => each.state));
  expect(states).toContain('STATE_ERROR');
  expect(states).toContain('STATE_CANCELED');
});

test('stored summaries of the past equal those of its trials', () => {
  const masterState = worldOf(300);
  for (const experiment of masterState.db.experiments.all().slice(0, 300)) {
    const trial = masterState.db.trials.find(experiment.trialIds[0] ?? 0);
    expect(summaryFor(experiment, trial, now).bestValue).toBe(experiment.final?.bestMetric);
    expect(trial.endedAt).toBe(experiment.endedAt);
  }
});

test('the past of the demo is the same whatever is added before it', () => {
  const names = (count: number) =>
    worldOf(count)
      .db.experiments.all()
      .slice(count)
      .map((each) => each.name);
  expect(names(50)).toHaveLength(120);
  expect(names(50).slice(0, 10)).toEqual(names(0).slice(0, 10));
});
