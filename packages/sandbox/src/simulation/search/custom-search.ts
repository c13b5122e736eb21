import type { SearcherEvent } from '@trainyard/sdk/types';
import type { Bodies } from '../../generated/bodies';
import { cancel } from '../engine/actions';
import { type Engine, type PendingRun, schedule, trialsOf } from '../engine/engine';
import { complete, resume, settle, settling } from '../engine/lifecycle';
import { endRun } from '../engine/runs';
import { addTrial, newTrial } from '../engine/submit';
import { metricAt } from '../metrics/curve';
import { curveFor } from '../metrics/reading';
import { setExperimentState, setTrialState } from '../notes';
import { type CustomSearch, type ExperimentRow, isTerminal, type TrialRow } from '../rows';
import { addSearcherEvent } from './custom-events';
import type { HyperparameterValues } from './hyperparameters';

type SearcherOperation = Bodies['postSearcherOperations']['searcherOperations'][number];
type Of = { engine: Engine; experiment: ExperimentRow; search: CustomSearch };

const lengthIn = ({ settings }: ExperimentRow, batches: number) =>
  Math.round(batches / (settings.searcher.unit?.batches ?? 1));

/** A trial has completed its operation: it waits, and the client gets an event. */
export function onCustomLengthReached(
  engine: Engine,
  pending: PendingRun & { search: CustomSearch },
) {
  const { experiment, trial, run, search } = pending;
  const { metric: name } = experiment.settings.searcher;
  const { requestId } = trial;
  const length = lengthIn(experiment, trial.target);
  const metric =
    trial.validated?.value ?? metricAt(curveFor(experiment, trial), name, trial.target);
  addSearcherEvent(search, { trialProgress: { requestId, partialUnits: length } });
  addSearcherEvent(search, {
    validationCompleted: { requestId, metric, validateAfterLength: length },
  });
  trial.waiting = true;
  endRun(engine, { trial, run, exit: 'waiting', takesMs: 1600 });
}

/** Adds an event about an ended trial. */
export function noteTrialEnd({ search }: ExperimentRow, { requestId, state }: TrialRow) {
  if (!search) return;
  if (state === 'STATE_COMPLETED') return addSearcherEvent(search, { trialClosed: { requestId } });
  const exitedReason: NonNullable<SearcherEvent['trialExitedEarly']>['exitedReason'] =
    state === 'STATE_CANCELED' ? 'EXITED_REASON_USER_CANCELED' : 'EXITED_REASON_UNSPECIFIED';
  addSearcherEvent(search, { trialExitedEarly: { requestId, exitedReason } });
}

/** Removes the events up to the acknowledged one; returns false if it does not exist. */
export function acknowledge(search: CustomSearch, id: number): boolean {
  const at = search.events.findIndex((event) => event.id === id);
  search.events = search.events.slice(at + 1);
  return at >= 0;
}

/** Runs an operation of a custom search's client. */
export function operate(of: Of, operation: SearcherOperation) {
  const { createTrial, trialOperation, closeTrial, shutDown, setSearcherProgress } = operation;
  if (createTrial) create(of, createTrial);
  if (trialOperation?.validateAfter) validateAfter(of, trialOperation.validateAfter);
  if (closeTrial) close(of, closeTrial.requestId);
  if (setSearcherProgress) of.search.progress = setSearcherProgress.progress;
  if (shutDown) end(of, shutDown.cancel ? 'canceled' : shutDown.failure ? 'failed' : 'completed');
}

type NewTrial = { requestId: string; hyperparams: string };

function create(of: Of, { requestId, hyperparams }: NewTrial) {
  const { engine, experiment, search } = of;
  if (findTrial(of, requestId)) return;
  addTrial(engine, experiment, {
    ...newTrial(engine, experiment),
    requestId,
    hparams: parsed(hyperparams),
    target: 0,
    waiting: true,
  });
  addSearcherEvent(search, { trialCreated: { requestId } });
}

function parsed(text: string): HyperparameterValues {
  const value: unknown = JSON.parse(text || '{}');
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const findTrial = ({ engine, experiment }: Of, requestId: string): TrialRow | undefined =>
  trialsOf(engine.db, experiment).find((trial) => trial.requestId === requestId);

function validateAfter(
  of: Of,
  { requestId, length }: { requestId: string; length: number | string },
) {
  const { engine, experiment } = of;
  const trial = findTrial(of, requestId);
  if (!trial || isTerminal(trial)) return;
  const target = Math.max(
    1,
    Math.round(Number(length) * (experiment.settings.searcher.unit?.batches ?? 1)),
  );
  trial.pace = { ...trial.pace, milestones: [...(trial.pace.milestones ?? []), target] };
  resume(engine, { experiment, trial, target });
}

function close(of: Of, requestId: string) {
  const { engine, experiment } = of;
  const trial = findTrial(of, requestId);
  if (!trial || isTerminal(trial) || trial.state.startsWith('STATE_STOPPING')) return;
  trial.waiting = false;
  const run = trial.runs.at(-1);
  if (run && run.exit === null) return complete(engine, { experiment, trial, run });
  if (run && (run.endedAt ?? 0) > engine.now) {
    // its container is still stopping
    return setTrialState(engine, trial, 'STATE_STOPPING_COMPLETED');
  }
  setTrialState(engine, trial, 'STATE_COMPLETED');
  trial.endedAt = engine.now;
  noteTrialEnd(experiment, trial);
  settle(engine, experiment);
}

function end(of: Of, how: NonNullable<CustomSearch['end']>) {
  const { engine, experiment, search } = of;
  search.end = how;
  if (how === 'canceled') return cancel(engine, experiment);
  const stopping = how === 'failed' ? 'STATE_STOPPING_ERROR' : 'STATE_STOPPING_COMPLETED';
  setExperimentState(engine, experiment, stopping);
  for (const trial of trialsOf(engine.db, experiment)) close(of, trial.requestId);
  schedule(engine, engine.now + 200, settling, { experiment });
}
