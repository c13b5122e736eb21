import { writeBootLog } from '../../master/master-boot';
import { placePending, vacate } from '../cluster/placement';
import { recordReleased, setTrialState } from '../notes';
import {
  allocationIdOf,
  type ExperimentRow,
  isTerminal,
  type RunRow,
  type TrialRow,
} from '../rows';
import { noteTrialEnd, onCustomLengthReached } from '../search/custom-search';
import { endTask, startTask } from '../tasks/interactive';
import { advance, createEngine, type Engine, type EngineInput, type EngineSteps } from './engine';
import { fillUp, onLengthReached, recordExit, settle } from './lifecycle';
import { loseRun, preemptRun, requestRun, startRun } from './request-run';

/** Advances experiments; handlers access it through their request. */
export type Simulation = {
  readonly engine: Engine;
  /** the name of the cluster, '' by default */
  readonly clusterName: string;
  /** number of starts of the master; each start changes its id */
  masterStarts: number;
  /** processes all events up to that time; call it before reading rows */
  advance(now: number): void;
  /** cancels all scheduled events */
  stop(): void;
};

const steps: EngineSteps = {
  place: placePending,
  reached: onLengthReached,
  steered: onCustomLengthReached,
  released: release,
  start: (engine, { holder }, spots) =>
    'run' in holder ? startRun(engine, holder, spots) : startTask(engine, holder, spots),
  preempt: (engine, { holder }) =>
    'run' in holder ? preemptRun(engine, holder) : endTask(engine, holder, 'killed'),
  lose: (engine, { holder }) =>
    'run' in holder ? loseRun(engine, holder) : endTask(engine, holder, 'slot disabled'),
};

/** An engine with its parts. */
export function startEngine(input: EngineInput): Engine {
  const engine = createEngine(input, steps);
  writeBootLog({ db: input.db, log: engine.log, now: input.now });
  return engine;
}

type SimulationInput = { engine: Engine; clusterName?: string; masterStarts?: number };

/** Time does not advance automatically: it advances when a call requests it. */
export function createSimulation({
  engine,
  clusterName = '',
  masterStarts = 1,
}: SimulationInput): Simulation {
  let stopped = false;
  return {
    engine,
    clusterName,
    masterStarts,
    advance: (now) => {
      if (!stopped) advance(engine, now);
    },
    stop: () => {
      stopped = true;
    },
  };
}

/** A run's containers have ended: its slots are free, and the trial ends, waits or starts again. */
function release(engine: Engine, { trial, run }: { trial: TrialRow; run: RunRow }) {
  vacate(engine, allocationIdOf(trial, run), run.placements);
  recordReleased(engine, { trial, run });
  const experiment = engine.db.experiments.get(trial.experimentId);
  if (!experiment || isTerminal(trial)) return;
  const end = endOf(experiment, trial, run);
  if (end === 'restart') {
    trial.restarts += 1;
    if (trial.state === 'STATE_ACTIVE') requestRun(engine, experiment, trial);
    return;
  }
  if (end === 'stay') {
    // resumed or promoted while its container was stopping
    const isDue = trial.state === 'STATE_ACTIVE' && !trial.waiting;
    if (isDue && trial.runs.at(-1) === run) requestRun(engine, experiment, trial);
    return settle(engine, experiment);
  }
  setTrialState(engine, trial, end);
  trial.endedAt = engine.now;
  if (end !== 'STATE_COMPLETED') recordExit(engine, experiment, trial);
  noteTrialEnd(experiment, trial);
  fillUp(engine, experiment);
  settle(engine, experiment);
}

function endOf(experiment: ExperimentRow, trial: TrialRow, run: RunRow) {
  if (trial.state === 'STATE_STOPPING_CANCELED' || trial.state === 'STATE_STOPPING_KILLED') {
    return 'STATE_CANCELED' as const;
  }
  const isDone = run.exit === 'completed' || trial.state === 'STATE_STOPPING_COMPLETED';
  if (isDone) return 'STATE_COMPLETED' as const;
  if (run.exit !== 'error') return 'stay' as const;
  const { maxRestarts } = experiment.settings;
  return trial.restarts < maxRestarts ? ('restart' as const) : ('STATE_ERROR' as const);
}
