import { writeBootLog } from '../../master/master-boot';
import { placePending } from '../cluster/placement';
import { onCustomLengthReached } from '../search/custom-search';
import { advance, createEngine, type Engine, type EngineInput } from './engine';
import { onLengthReached } from './lifecycle';
import { release } from './release';

/** Moves experiments on; handlers reach it through their request. */
export type Simulation = {
  readonly engine: Engine;
  /** how the cluster is called, '' by default */
  readonly clusterName: string;
  /** how often the master has started; each start gives it another id */
  masterStarts: number;
  /** handles everything due by that time; call it before looking at rows */
  advance(now: number): void;
  /** takes back everything it has scheduled */
  stop(): void;
};

/** An engine whose events lead to what they should. */
export function startEngine(input: EngineInput): Engine {
  const engine = createEngine(input);
  engine.steps.place = () => placePending(engine);
  engine.steps.reached = (pending) => onLengthReached(engine, pending);
  engine.steps.steered = (pending) => onCustomLengthReached(engine, pending);
  engine.steps.released = (released) => release(engine, released);
  writeBootLog({ db: input.db, log: engine.log, now: input.now });
  return engine;
}

type SimulationInput = { engine: Engine; clusterName?: string };

/** Nothing happens by itself: time passes when a call asks. */
export function createSimulation({ engine, clusterName = '' }: SimulationInput): Simulation {
  let stopped = false;
  return {
    engine,
    clusterName,
    masterStarts: 1,
    advance: (now) => {
      if (!stopped) advance(engine, now);
    },
    stop: () => {
      stopped = true;
    },
  };
}
