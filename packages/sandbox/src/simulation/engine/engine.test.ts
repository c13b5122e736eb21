import { describe, expect, test } from 'vitest';
import { createDatabase } from '../../database/database';
import { someSettings } from '../../test/fixtures/rows';
import { addTestAgents } from '../../test/fixtures/test-agents';
import { phaseOf, shownTrialState } from '../metrics/reading';
import type { ExperimentRow, Settings } from '../rows';
import { activate, cancel, kill, pause } from './actions';
import { advance, type Engine } from './engine';
import { startEngine } from './simulation';
import { shownExperimentState } from './steady';
import { submitExperiment } from './submit';

const single = (settings: Partial<Settings> = {}) => {
  const db = createDatabase();
  addTestAgents(db, { agents: 1, slots: 2 });
  const engine = startEngine({ db, seed: 4, now: 0 });
  const experiment = submitExperiment(engine, {
    name: 'resnet50-baseline',
    settings: someSettings(settings),
    projectId: 1,
    userId: 1,
    resourcePool: 'a100-pool',
  });
  return { db, engine, experiment };
};

type Watched = { engine: Engine; experiment: ExperimentRow };

/** The states shown from now on, each once, polled every 100 ms. */
function watch({ engine, experiment }: Watched, until: number) {
  const states: string[] = [];
  for (let at = engine.now; at <= until; at += 100) {
    advance(engine, at);
    const trial = engine.db.trials.get(experiment.trialIds[0] ?? 0);
    const run = trial?.runs.at(-1);
    const line = [
      shownExperimentState(engine.db, experiment, at),
      trial && shownTrialState(trial, at),
      run ? phaseOf(run, at) : 'none',
    ]
      .join(' ')
      .replaceAll('STATE_', '');
    if (states.at(-1) !== line) states.push(line);
  }
  return states;
}

describe('state sequences', () => {
  test('a single trial runs to its end', () => {
    expect(watch(single(), 400_000)).toEqual([
      'QUEUED QUEUED none',
      'QUEUED QUEUED QUEUED',
      'PULLING PULLING PULLING',
      'STARTING STARTING STARTING',
      'RUNNING RUNNING RUNNING',
      'RUNNING STOPPING_COMPLETED RUNNING',
      'COMPLETED COMPLETED TERMINATED',
    ]);
  });

  test('pausing shows at once and holds the allocation for 3 s; resuming takes a new one', () => {
    const { engine, experiment, db } = single();
    advance(engine, 40_000);
    pause(engine, experiment);
    expect(watch({ engine, experiment }, 42_900)).toEqual(['PAUSED PAUSED RUNNING']);
    expect(watch({ engine, experiment }, 50_000)).toEqual([
      'PAUSED PAUSED RUNNING',
      'PAUSED PAUSED TERMINATED',
    ]);
    activate(engine, experiment);
    expect(watch({ engine, experiment }, 70_000)).toEqual([
      'QUEUED QUEUED QUEUED',
      'PULLING PULLING PULLING',
      'STARTING STARTING STARTING',
      'RUNNING RUNNING RUNNING',
    ]);
    const trial = db.trials.find(1);
    expect(trial.runs).toHaveLength(2);
    expect(trial.runs[1]?.startBatch).toBe(trial.runs[0]?.endBatch);
  });

  test('canceling saves a checkpoint for 3 s', () => {
    const { engine, experiment } = single();
    advance(engine, 40_000);
    cancel(engine, experiment);
    expect(watch({ engine, experiment }, 50_000)).toEqual([
      'STOPPING_CANCELED STOPPING_CANCELED RUNNING',
      'CANCELED CANCELED TERMINATED',
    ]);
    expect(experiment.endedAt).toBe(43_000);
  });

  test('killing takes less than half a second', () => {
    const { engine, experiment } = single();
    advance(engine, 40_000);
    kill(engine, experiment);
    expect(watch({ engine, experiment }, 40_600)).toEqual([
      'STOPPING_KILLED STOPPING_KILLED RUNNING',
      'CANCELED CANCELED TERMINATED',
    ]);
  });

  test('a failing container is restarted until the restarts are used up', () => {
    const failing = single({ maxRestarts: 1, failure: { kind: 'nan', at: 0.3, runs: 9 } });
    expect(watch(failing, 400_000)).toEqual([
      'QUEUED QUEUED none',
      'QUEUED QUEUED QUEUED',
      'PULLING PULLING PULLING',
      'STARTING STARTING STARTING',
      'RUNNING RUNNING RUNNING',
      'QUEUED QUEUED QUEUED',
      'PULLING PULLING PULLING',
      'STARTING STARTING STARTING',
      'RUNNING RUNNING RUNNING',
      'ERROR ERROR TERMINATED',
    ]);
    const trial = failing.db.trials.find(1);
    expect(trial.restarts).toBe(1);
    expect(trial.runs.map((run) => run.startBatch)).toEqual([0, 200]);
  });

  test('a run that was never started can be canceled', () => {
    const { engine, experiment } = single({ slotsPerTrial: 8 });
    advance(engine, 10_000);
    expect(shownExperimentState(engine.db, experiment, 10_000)).toBe('STATE_QUEUED');
    cancel(engine, experiment);
    advance(engine, 11_000);
    expect(experiment.state).toBe('STATE_CANCELED');
    expect(engine.requests).toEqual([]);
  });
});

describe('searches', () => {
  const search = (searcher: Partial<Settings['searcher']>) => {
    const base = someSettings();
    const watched = single({
      hyperparameters: {
        lr: { type: 'log', base: 10, minval: -4, maxval: -2.6 },
        global_batch_size: { type: 'const', val: 256 },
        dropout: { type: 'double', minval: 0, maxval: 0.4, count: 3 },
      },
      searcher: { ...base.searcher, maxLength: 3200, ...searcher },
      maxRestarts: 0,
    });
    advance(watched.engine, 20 * 3_600_000);
    const trials = watched.experiment.trialIds.map((id) => watched.db.trials.find(id));
    return { ...watched, trials };
  };

  test('random runs every trial to the full length, on two slots at a time', () => {
    const { experiment, trials } = search({ name: 'random', maxTrials: 6 });
    expect(experiment.state).toBe('STATE_COMPLETED');
    expect(trials.map((trial) => trial.state)).toEqual(Array(6).fill('STATE_COMPLETED'));
    expect(new Set(trials.map((trial) => trial.hparams.lr)).size).toBe(6);
  });

  test('grid tries every combination', () => {
    const { trials } = search({ name: 'grid', maxTrials: 6 });
    const points = trials.map((trial) => `${trial.hparams.dropout} ${trial.hparams.lr}`);
    expect(new Set(points).size).toBe(6);
  });

  test('adaptive_asha stops most trials early and promotes the best', () => {
    const { experiment, trials, engine } = search({
      name: 'adaptive_asha',
      maxTrials: 16,
      maxConcurrentTrials: 4,
      rungs: 3,
    });
    expect(experiment.state).toBe('STATE_COMPLETED');
    const reachedAt = (length: number) => trials.filter((trial) => trial.target === length).length;
    expect(trials).toHaveLength(16);
    expect(reachedAt(200)).toBeGreaterThanOrEqual(8);
    expect(reachedAt(3200)).toBeGreaterThanOrEqual(1);
    expect(reachedAt(200) + reachedAt(800) + reachedAt(3200)).toBe(16);
    expect(engine.rungs.size).toBe(0);
    expect(experiment.final?.progress).toBe(1);
  });

  test('slots are all free at the end', () => {
    const { db } = search({ name: 'random', maxTrials: 4 });
    expect(
      db.agents
        .all()
        .flatMap((agent) => agent.slots)
        .every((slot) => slot.container === null),
    ).toBe(true);
  });
});
