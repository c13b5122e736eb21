import { expect, test } from 'vitest';
import { openLog } from '../simulation/logs/log-book';
import { createTestMaster } from '../test/fixtures/test-master';
import { release038 } from '.';

test('a log only grows when its experiment is continued, failed runs included (stale-pages S1)', async () => {
  const master = await createTestMaster('demo', { release: release038 });
  const { admin, clock } = master;
  const { db } = master.masterState;
  const linesOf = (trialId: number, count = Number.MAX_SAFE_INTEGER) => {
    const trial = db.trials.find(trialId);
    const experiment = db.experiments.find(trial.experimentId);
    return openLog({ experiment, trial, cutsAtReturns: true, now: clock.now() }).lines(0, count);
  };
  const failed = db.experiments
    .all()
    .filter(({ state, settings, unmanaged }) => {
      const { name } = settings.searcher;
      return state === 'STATE_ERROR' && name === 'single' && !unmanaged;
    })
    .slice(-4);
  expect(failed.length).toBeGreaterThan(1);
  for (const { id, trialIds } of failed) {
    const before = new Map(trialIds.map((trialId) => [trialId, linesOf(trialId)]));
    const overrideConfig = JSON.stringify({
      entrypoint: 'python3 other.py',
      data: { dataset: 'another' },
      searcher: { max_length: { batches: 99_999 } },
    });
    const { status } = await admin('POST', '/experiments/continue', { id, overrideConfig });
    expect(status).toBe(200);
    clock.advance(60_000);
    for (const [trialId, lines] of before) {
      expect(linesOf(trialId, lines.length)).toEqual(lines);
      expect(linesOf(trialId).length).toBeGreaterThan(lines.length);
    }
  }
});
