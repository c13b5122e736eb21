import type { Database } from '../../database/database';
import type { SlotRequest } from '../cluster/slot-request';
import { createMasterLog, type MasterLog } from '../logs/master-log';
import type { CustomSearch, ExperimentRow, RunRow, TrialRow } from '../rows';
import type { RungResults } from '../search/preview-search';

type Event = { at: number; order: number; run: () => void };

/** A queue of events: earliest first, and in the order of scheduling at the same time. */
type EventQueue = {
  schedule(at: number, run: () => void): void;
  /** time of the next event */
  nextAt(): number | undefined;
  take(): { at: number; run: () => void } | undefined;
};

const isBefore = (left: Event, right: Event) =>
  left.at < right.at || (left.at === right.at && left.order < right.order);

/** A binary heap. */
function createEventQueue(): EventQueue {
  const heap: Event[] = [];
  let count = 0;
  return {
    schedule(at, run) {
      heap.push({ at, order: count++, run });
      siftUp(heap);
    },
    nextAt: () => heap[0]?.at,
    take() {
      const [first] = heap;
      const last = heap.pop();
      if (first && last && first !== last) {
        heap[0] = last;
        siftDown(heap);
      }
      return first;
    },
  };
}

function siftUp(heap: Event[]) {
  let index = heap.length - 1;
  while (index > 0) {
    const parent = (index - 1) >> 1;
    if (!swapIfBefore(heap, index, parent)) return;
    index = parent;
  }
}

function siftDown(heap: Event[]) {
  let index = 0;
  for (;;) {
    const left = index * 2 + 1;
    const right = left + 1;
    const [leftEvent, rightEvent] = [heap[left], heap[right]];
    const child = leftEvent && rightEvent && isBefore(rightEvent, leftEvent) ? right : left;
    if (!swapIfBefore(heap, child, index)) return;
    index = child;
  }
}

function swapIfBefore(heap: Event[], child: number, parent: number): boolean {
  const [below, above] = [heap[child], heap[parent]];
  if (!below || !above || !isBefore(below, above)) return false;
  heap[child] = above;
  heap[parent] = below;
  return true;
}

/**
 * The handlers of events; connected by the simulation, so that the parts need not import each
 * other.
 */
export type EngineSteps = {
  /** slots may be free */
  place(): void;
  /** a run has completed its target batches */
  reached(pending: PendingRun): void;
  /** a run of a custom search has completed its target batches */
  steered(steered: PendingRun & { search: CustomSearch }): void;
  /** an experiment has ended; its state is the result */
  ended(experiment: ExperimentRow): void;
  /** a run's containers have ended */
  released(released: { trial: TrialRow; run: RunRow }): void;
};

export type PendingRun = { experiment: ExperimentRow; trial: TrialRow; run: RunRow };

/** The changing state: due events, requests for slots, results of searches. */
export type Engine = {
  readonly db: Database;
  readonly seed: number;
  /** halving searches stop trials, as on 0.38.1, instead of promoting them */
  readonly stopsTrials: boolean;
  /** time of the current event; between events the time last advanced to */
  now: number;
  /** until then nobody starts or stops anything; what runs goes on */
  quietUntil: number;
  readonly queue: EventQueue;
  /** the times at which slots are given out */
  readonly placements: Set<number>;
  /** allocations that wait for slots or have some, oldest first */
  requests: SlotRequest[];
  /** results of halving searches by experiment, one for each bracket */
  readonly rungs: Map<number, RungResults[]>;
  readonly log: MasterLog;
  readonly steps: EngineSteps;
};

export type EngineInput = Pick<Engine, 'db' | 'seed' | 'now'> & { stopsTrials?: boolean };

export const createEngine = ({ db, seed, now, stopsTrials = false }: EngineInput): Engine => ({
  db,
  seed,
  stopsTrials,
  now,
  quietUntil: now,
  queue: createEventQueue(),
  placements: new Set(),
  requests: [],
  rungs: new Map(),
  log: createMasterLog(),
  steps: {
    place: () => {},
    reached: () => {},
    steered: () => {},
    ended: () => {},
    released: () => {},
  },
});

/** Processes all events up to that time, each at its own time. Cheap without events. */
export function advance(engine: Engine, to: number) {
  for (let next = engine.queue.nextAt(); next !== undefined && next <= to; ) {
    const event = engine.queue.take();
    engine.now = Math.max(engine.now, next);
    event?.run();
    next = engine.queue.nextAt();
  }
  engine.now = Math.max(engine.now, to);
}

/** Runs once at that time, not before now. */
export function schedule(engine: Engine, at: number, run: () => void) {
  engine.queue.schedule(Math.max(at, engine.now), run);
}

/** Gives out slots after that many ms: once, although many requests of that moment ask for it. */
export function schedulePlacement(engine: Engine, afterMs: number) {
  const at = engine.now + afterMs;
  if (engine.placements.has(at)) return;
  engine.placements.add(at);
  schedule(engine, at, () => {
    engine.placements.delete(at);
    engine.steps.place();
  });
}

/** The trials of an experiment, by id. */
export function trialsOf(db: Database, experiment: ExperimentRow): TrialRow[] {
  const trials: TrialRow[] = [];
  for (const id of experiment.trialIds) {
    const trial = db.trials.get(id);
    if (trial) trials.push(trial);
  }
  return trials;
}
