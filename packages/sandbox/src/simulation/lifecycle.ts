import { metricAt } from './curve';
import { type Engine, type PendingRun, schedule, trialsOf } from './engine';
import { finalFigures } from './figures';
import { setExperimentState, setTrialState } from './notes';
import { curveFor } from './reading';
import { type ExperimentRow, isTerminal, type TrialRow } from './rows';
import { recordResult, rungLengths } from './rungs';
import { endRun, followPlan, requestRun } from './runs';
import { addTrials } from './submit';

const isHalving = ({ settings }: ExperimentRow) =>
  settings.searcher.name === 'adaptive_asha' || settings.searcher.name === 'async_halving';

/** A run did the batches asked of it: the searcher says what is next. */
export function reached(engine: Engine, { experiment, trial, run }: PendingRun) {
  const lengths = rungLengths(experiment.settings.searcher);
  const isLast = !isHalving(experiment) || trial.target >= (lengths.at(-1) ?? 0);
  const promoted = isHalving(experiment) ? ranked(engine, experiment, trial) : [];
  if (promoted.includes(trial.id)) {
    trial.target = lengths[lengths.indexOf(trial.target) + 1] ?? trial.target;
    followPlan(engine, { experiment, trial, run });
  } else if (isLast) {
    setTrialState(engine, trial, 'STATE_STOPPING_COMPLETED');
    const { stopMs } = experiment.settings;
    endRun(engine, { trial, run, exit: 'completed', takesMs: stopMs > 5000 ? stopMs : 1000 });
  } else {
    trial.waiting = true;
    endRun(engine, { trial, run, exit: 'waiting', takesMs: 1600 });
  }
  for (const id of promoted) {
    if (id !== trial.id) goOn({ engine, experiment, id, lengths });
  }
  fillUp(engine, experiment);
}

// ids of the trials that may go on after this one's result
function ranked(engine: Engine, experiment: ExperimentRow, trial: TrialRow): number[] {
  const { searcher } = experiment.settings;
  const rung = rungLengths(searcher).indexOf(trial.target);
  const results = engine.rungs.get(experiment.id) ?? [];
  engine.rungs.set(experiment.id, results);
  if (rung < 0 || rung >= searcher.rungs - 1) return [];
  const value = metricAt(curveFor(experiment, trial), searcher.metric, trial.target);
  const { smallerIsBetter, divisor } = searcher;
  return recordResult({ results, rung, trialId: trial.id, value, smallerIsBetter, divisor });
}

type GoOnInput = { engine: Engine; experiment: ExperimentRow; id: number; lengths: number[] };

function goOn({ engine, experiment, id, lengths }: GoOnInput) {
  const trial = engine.db.trials.get(id);
  if (!trial?.waiting || isTerminal(trial)) return;
  trial.target = lengths[lengths.indexOf(trial.target) + 1] ?? trial.target;
  trial.waiting = false;
  const last = trial.runs.at(-1);
  // else its container is still going down: release asks for the next
  if (trial.state === 'STATE_ACTIVE' && (last?.endedAt ?? 0) <= engine.now) {
    requestRun(engine, experiment, trial);
  }
}

/** Starts further trials of a search while there is room for them. */
export function fillUp(engine: Engine, experiment: ExperimentRow) {
  if (experiment.state !== 'STATE_ACTIVE') return;
  const { maxTrials, maxConcurrentTrials } = experiment.settings.searcher;
  const busy = trialsOf(engine.db, experiment).filter(
    (trial) => !isTerminal(trial) && !trial.waiting && !trial.state.startsWith('STATE_STOPPING'),
  ).length;
  const room = Math.min(maxConcurrentTrials - busy, maxTrials - experiment.trialIds.length);
  if (room > 0) addTrials(engine, experiment, room);
}

/** Ends the search, or the experiment, once nothing of it is left to do. */
export function settle(engine: Engine, experiment: ExperimentRow) {
  if (isTerminal(experiment)) return;
  const trials = trialsOf(engine.db, experiment);
  const open = trials.filter((trial) => !isTerminal(trial));
  const stopping = experiment.state.startsWith('STATE_STOPPING');
  if (!stopping && open.length > 0 && open.every(isIdle(engine.now))) {
    const { maxTrials } = experiment.settings.searcher;
    if (experiment.trialIds.length < maxTrials || experiment.state === 'STATE_PAUSED') return;
    // no trial can be promoted any more: those that wait are done
    for (const trial of open) close(engine, trial);
  } else if (open.length > 0) return;
  const end = endStateOf(experiment, trials);
  const { wrapUpMs } = experiment.settings;
  if (wrapUpMs > 0 && !stopping && (end === 'STATE_COMPLETED' || end === 'STATE_ERROR')) {
    const stopping = end === 'STATE_ERROR' ? 'STATE_STOPPING_ERROR' : 'STATE_STOPPING_COMPLETED';
    setExperimentState(engine, experiment, stopping);
    return schedule(engine, engine.now + wrapUpMs, () => settle(engine, experiment));
  }
  setExperimentState(engine, experiment, end);
  experiment.endedAt = engine.now;
  experiment.final = finalFigures({ experiment, trials, now: engine.now });
  engine.rungs.delete(experiment.id);
}

const isIdle = (now: number) => (trial: TrialRow) =>
  trial.waiting && (trial.runs.at(-1)?.endedAt ?? 0) <= now;

function close(engine: Engine, trial: TrialRow) {
  setTrialState(engine, trial, 'STATE_COMPLETED');
  trial.waiting = false;
  trial.endedAt = engine.now;
}

function endStateOf(experiment: ExperimentRow, trials: TrialRow[]): ExperimentRow['state'] {
  const some = (state: TrialRow['state']) => trials.some((trial) => trial.state === state);
  if (experiment.state === 'STATE_STOPPING_ERROR') return 'STATE_ERROR';
  if (
    experiment.state.startsWith('STATE_STOPPING') &&
    experiment.state !== 'STATE_STOPPING_COMPLETED'
  )
    return 'STATE_CANCELED';
  if (some('STATE_COMPLETED')) return 'STATE_COMPLETED';
  return some('STATE_ERROR') ? 'STATE_ERROR' : 'STATE_CANCELED';
}
