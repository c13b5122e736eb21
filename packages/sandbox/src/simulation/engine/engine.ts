import type { Database } from '../../database/database';
import type { Copy } from '../../lib/copy';
import type { SlotRequest, Spot } from '../cluster/slot-request';
import { createMasterLog, type MasterLog } from '../logs/master-log';
import type { CustomSearch, ExperimentRow, Placement, RunRow, TrialRow } from '../rows';
import type { RungResults } from '../search/preview-search';

/**
 * An event in the queue. It is data, so that the state can be copied: the name of its kind, and rows
 * and values that the handler of that kind receives.
 */
type Event = { at: number; order: number; name: string; data: unknown };

/** A kind of event, with the function that handles it. */
export type EventKind<Data> = {
  readonly name: string;
  /** with method syntax, so that kinds of all data fit into one table */
  run(engine: Engine, data: Data): void;
  /** it happens at its time even if no call advances the simulation */
  readonly wakes: boolean;
};

const kinds = new Map<string, EventKind<unknown>>();

/** Names a kind of event, next to its handler. @throws Error if the name is in use */
export function defineEvent<Data>(
  name: string,
  run: (engine: Engine, data: Data) => void,
  { wakes = false }: { wakes?: boolean } = {},
): EventKind<Data> {
  if (kinds.has(name)) throw new Error(`Two kinds of events have the name "${name}".`);
  const kind: EventKind<Data> = { name, run, wakes };
  kinds.set(name, kind);
  return kind;
}

function kindOf({ name }: Event): EventKind<unknown> {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`There is no kind of event "${name}".`);
  return kind;
}

/** A binary heap of events: earliest first, and in the order of scheduling at the same time. */
export type EventQueue = { readonly heap: Event[]; count: number };

const isBefore = (left: Event, right: Event) =>
  left.at < right.at || (left.at === right.at && left.order < right.order);

function takeFirst({ heap }: EventQueue): Event | undefined {
  const [first] = heap;
  const last = heap.pop();
  if (first && last && first !== last) {
    heap[0] = last;
    siftDown(heap);
  }
  return first;
}

/** Time of the next event. */
export const nextEventAt = ({ queue }: Engine): number | undefined => queue.heap[0]?.at;

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

/** Parts of the simulation, connected here so that they need not import each other. */
export type EngineSteps = {
  /** slots may be free */
  place(engine: Engine): void;
  /** a run has completed its target batches */
  reached(engine: Engine, pending: PendingRun): void;
  /** a run of a custom search has completed its target batches */
  steered(engine: Engine, steered: PendingRun & { search: CustomSearch }): void;
  /** a run's containers have ended */
  released(engine: Engine, released: { trial: TrialRow; run: RunRow }): void;
  /** assigns slots to a request, and starts containers there */
  start(engine: Engine, request: SlotRequest, spots: Spot[]): Placement[];
  /** stops it regularly, after which a trial requests slots again */
  preempt(engine: Engine, request: SlotRequest): void;
  /** removes its slots at once; a trial requests slots again */
  lose(engine: Engine, request: SlotRequest): void;
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
  /** receives each experiment that has ended; its state is the result */
  onEnded: (experiment: ExperimentRow) => void;
  /** receives the times at which the clock should advance the simulation */
  onWake: (at: number) => void;
};

export type EngineInput = Pick<Engine, 'db' | 'seed' | 'now'> & { stopsTrials?: boolean };

export const createEngine = (
  { db, seed, now, stopsTrials = false }: EngineInput,
  steps: EngineSteps,
): Engine => ({
  db,
  seed,
  stopsTrials,
  now,
  quietUntil: now,
  queue: { heap: [], count: 0 },
  placements: new Set(),
  requests: [],
  rungs: new Map(),
  log: createMasterLog(),
  steps,
  onEnded: () => {},
  onWake: () => {},
});

/** Processes all events up to that time, each at its own time. Cheap without events. */
export function advance(engine: Engine, to: number) {
  for (let next = nextEventAt(engine); next !== undefined && next <= to; ) {
    const event = takeFirst(engine.queue);
    engine.now = Math.max(engine.now, next);
    if (event) kindOf(event).run(engine, event.data);
    next = nextEventAt(engine);
  }
  engine.now = Math.max(engine.now, to);
}

/** Lets the event happen once at that time, not before now. */
export function schedule<Data>(engine: Engine, at: number, kind: EventKind<Data>, data: Data) {
  const { queue } = engine;
  const due = Math.max(at, engine.now);
  queue.heap.push({ at: due, order: queue.count++, name: kind.name, data });
  siftUp(queue.heap);
  if (kind.wakes) engine.onWake(due);
}

/** The times of events that happen even if no call advances the simulation. */
export const wakeTimes = ({ queue }: Engine): number[] =>
  queue.heap.flatMap((event) => (kindOf(event).wakes ? [event.at] : []));

/** An independent engine in the same state, on a copy of the database. */
export const copyEngine = (from: Engine, db: Database, copy: Copy): Engine => ({
  ...from,
  db,
  queue: copy(from.queue),
  placements: copy(from.placements),
  requests: copy(from.requests),
  rungs: copy(from.rungs),
  log: from.log.copy(),
  onEnded: () => {},
  onWake: () => {},
});

const placementDue = defineEvent<{ at: number }>('placement due', (engine, { at }) => {
  engine.placements.delete(at);
  engine.steps.place(engine);
});

/** Gives out slots after that many ms: once, although many requests of that moment ask for it. */
export function schedulePlacement(engine: Engine, afterMs: number) {
  const at = engine.now + afterMs;
  if (engine.placements.has(at)) return;
  engine.placements.add(at);
  schedule(engine, at, placementDue, { at });
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
