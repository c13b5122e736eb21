import { type Engine, schedule } from './engine';
import { settle } from './lifecycle';
import { isTerminal, type TrialRow } from './rows';
import { endRun } from './runs';

/** A trial found that it cannot go on: it ends in peace, and its search goes on with others. */
export function endTrialEarly(engine: Engine, trial: TrialRow) {
  if (isTerminal(trial) || trial.state.startsWith('STATE_STOPPING')) return;
  const experiment = engine.db.experiments.find(trial.experimentId);
  const run = trial.runs.at(-1);
  trial.waiting = false;
  if (run && run.exit === null) {
    trial.state = 'STATE_STOPPING_COMPLETED';
    endRun(engine, { trial, run, exit: 'completed', takesMs: 1000 });
    return;
  }
  trial.state = 'STATE_COMPLETED';
  trial.endedAt = engine.now;
  schedule(engine, engine.now + 200, () => settle(engine, experiment));
}
