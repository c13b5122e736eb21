import { metricAt } from '../metrics/curve';
import { finalFigures } from '../metrics/figures';
import { curveFor } from '../metrics/reading';
import { setExperimentState, setTrialState } from '../notes';
import { type ExperimentRow, isTerminal, type TrialRow } from '../rows';
import { bracketsOf, lengthsFor, type RungResults, recordResult } from '../search/preview-search';
import { isHalving } from '../search/stopping';
import { defineEvent, type Engine, type PendingRun, schedule, trialsOf } from './engine';
import { requestRun } from './request-run';
import { endRun, followPlan } from './runs';
import { addTrials } from './submit';

/** Handles a run that has completed its target batches: the searcher decides the next step. */
export function onLengthReached(engine: Engine, { experiment, trial, run }: PendingRun) {
  const { searcher } = experiment.settings;
  if (experiment.search) {
    return engine.steps.steered(engine, { experiment, trial, run, search: experiment.search });
  }
  const lengths = lengthsFor(searcher, trial.bracket);
  const isLast = !isHalving(searcher) || trial.target >= (lengths.at(-1) ?? 0);
  const promoted = isHalving(searcher) ? ranked(engine, experiment, trial) : [];
  if (promoted.includes(trial.id)) {
    trial.target = nextLength(lengths, trial.target);
    followPlan(engine, { experiment, trial, run });
  } else if (isLast || searcher.stopOnce) {
    complete(engine, { experiment, trial, run });
  } else {
    trial.waiting = true;
    endRun(engine, { trial, run, exit: 'waiting', takesMs: 1600 });
  }
  for (const id of promoted) {
    if (id !== trial.id) goOn({ engine, experiment, id, lengths });
  }
  fillUp(engine, experiment);
}

/** A trial is complete: its run saves a checkpoint and ends. */
export function complete(engine: Engine, { experiment, trial, run }: PendingRun) {
  setTrialState(engine, trial, 'STATE_STOPPING_COMPLETED');
  const { stopMs } = experiment.settings;
  endRun(engine, { trial, run, exit: 'completed', takesMs: stopMs > 5000 ? stopMs : 1000 });
}

const nextLength = (lengths: readonly number[], target: number): number =>
  lengths.find((length) => length > target) ?? target;

// ids of the trials that may continue after this one's result
function ranked(engine: Engine, experiment: ExperimentRow, trial: TrialRow): number[] {
  const { searcher } = experiment.settings;
  const lengths = lengthsFor(searcher, trial.bracket);
  const reported = trial.validated?.batch === trial.target ? trial.validated.value : undefined;
  const value = reported ?? metricAt(curveFor(experiment, trial), searcher.metric, trial.target);
  const { smallerIsBetter, divisor, stopOnce } = searcher;
  const results = resultsOf(engine, experiment, trial.bracket ?? 0);
  const result = { results, trialId: trial.id, value, smallerIsBetter, divisor, stopOnce };
  const others: number[] = [];
  // one validation may be the first one after several rungs
  for (let rung = lengths.indexOf(trial.target); lengths[rung] === trial.target; rung++) {
    const promoted = rung < lengths.length - 1 ? recordResult({ ...result, rung }) : [];
    others.push(...promoted.filter((id) => id !== trial.id));
    if (!promoted.includes(trial.id)) return others;
  }
  return [...others, trial.id];
}

/** Counts a trial that failed or was canceled as the worst of its rung. */
export function recordExit(engine: Engine, experiment: ExperimentRow, trial: TrialRow) {
  const { searcher } = experiment.settings;
  if (!engine.stopsTrials || !isHalving(searcher)) return;
  const { smallerIsBetter, divisor } = searcher;
  const value = smallerIsBetter ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  const results = resultsOf(engine, experiment, trial.bracket ?? 0);
  const rung = Math.max(0, lengthsFor(searcher, trial.bracket).indexOf(trial.target));
  recordResult({
    ...{ results, rung, trialId: trial.id, value },
    ...{ smallerIsBetter, divisor, stopOnce: true },
  });
}

function resultsOf(engine: Engine, { id }: ExperimentRow, bracket: number): RungResults {
  const ladders = engine.rungs.get(id) ?? [];
  engine.rungs.set(id, ladders);
  const results = ladders[bracket] ?? [];
  ladders[bracket] = results;
  return results;
}

type GoOnInput = {
  engine: Engine;
  experiment: ExperimentRow;
  id: number;
  lengths: readonly number[];
};

function goOn({ engine, experiment, id, lengths }: GoOnInput) {
  const trial = engine.db.trials.get(id);
  if (!trial?.waiting || isTerminal(trial)) return;
  resume(engine, {
    experiment,
    trial,
    target: nextLength(lengths, trial.target),
  });
}

type ResumeInput = { experiment: ExperimentRow; trial: TrialRow; target: number };

/** Continues a trial that waited for its searcher up to that batch. */
export function resume(engine: Engine, { experiment, trial, target }: ResumeInput) {
  trial.target = target;
  trial.waiting = false;
  const last = trial.runs.at(-1);
  // otherwise its container is still stopping, and its release requests the next
  if (trial.state === 'STATE_ACTIVE' && (last?.endedAt ?? 0) <= engine.now) {
    requestRun(engine, experiment, trial);
  }
}

const isBusy = (trial: TrialRow) =>
  !isTerminal(trial) && !trial.waiting && !trial.state.startsWith('STATE_STOPPING');

/** Starts further trials of a search while its limit allows. */
export function fillUp(engine: Engine, experiment: ExperimentRow) {
  if (experiment.state !== 'STATE_ACTIVE') return;
  const ladders = bracketsOf(experiment.settings.searcher);
  const max = ladders.reduce((sum, { maxTrials }) => sum + maxTrials, 0);
  if (experiment.trialIds.length >= max) return;
  const trials = trialsOf(engine.db, experiment);
  ladders.forEach((ladder, bracket) => {
    const own = trials.filter((trial) => (trial.bracket ?? 0) === bracket);
    const room = ladder.maxConcurrentTrials - own.filter(isBusy).length;
    const count = Math.min(room, ladder.maxTrials - own.length);
    if (count > 0) addTrials(engine, experiment, { count, bracket });
  });
}

/** Ends the search, or the experiment, once nothing is left to do. */
export function settle(engine: Engine, experiment: ExperimentRow) {
  if (isTerminal(experiment)) return;
  const trials = trialsOf(engine.db, experiment);
  const open = trials.filter((trial) => !isTerminal(trial));
  const stopping = experiment.state.startsWith('STATE_STOPPING');
  // the client of a custom search decides when it ends
  if (experiment.search && !stopping) return;
  if (!stopping && open.length > 0 && open.every(isIdle(engine.now))) {
    const { maxTrials } = experiment.settings.searcher;
    if (experiment.trialIds.length < maxTrials || experiment.state === 'STATE_PAUSED') return;
    // no trial can be promoted any more: waiting ones are complete
    for (const trial of open) close(engine, trial);
  } else if (open.length > 0) return;
  const end = endStateOf(experiment, trials);
  const { wrapUpMs } = experiment.settings;
  if (wrapUpMs > 0 && !stopping && (end === 'STATE_COMPLETED' || end === 'STATE_ERROR')) {
    const stopping = end === 'STATE_ERROR' ? 'STATE_STOPPING_ERROR' : 'STATE_STOPPING_COMPLETED';
    setExperimentState(engine, experiment, stopping);
    return schedule(engine, engine.now + wrapUpMs, settling, { experiment });
  }
  setExperimentState(engine, experiment, end);
  experiment.endedAt = engine.now;
  experiment.final = finalFigures({ experiment, trials, now: engine.now });
  engine.rungs.delete(experiment.id);
}

/** An experiment may have nothing left to do. */
export const settling = defineEvent<{ experiment: ExperimentRow }>(
  'settling',
  (engine, { experiment }) => settle(engine, experiment),
);

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
  if (some('STATE_COMPLETED') || experiment.search?.end === 'completed') return 'STATE_COMPLETED';
  return some('STATE_ERROR') ? 'STATE_ERROR' : 'STATE_CANCELED';
}

/** Ends a trial that cannot continue, without an error; its search continues with others. */
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
  schedule(engine, engine.now + 200, settling, { experiment });
}
