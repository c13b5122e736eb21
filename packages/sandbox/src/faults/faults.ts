import type { Clock } from '../lib/clock';
import { writeBootLog } from '../master/master-boot';
import type { MasterState } from '../master-state';
import { taskState } from '../simulation/tasks/interactive-rows';
import { ConnectionDroppedError, everyCall, type Fault, type FaultKind } from './fault';
import { parseFault } from './parse-fault';

type RestartInput = { masterState: MasterState; connections: Connections };

const interactive: ReadonlySet<string> = new Set([
  'TASK_TYPE_NOTEBOOK',
  'TASK_TYPE_SHELL',
  'TASK_TYPE_COMMAND',
  'TASK_TYPE_TENSORBOARD',
]);

/**
 * Restarts the master. Pending calls fail; trials, sessions and running work continue; the master
 * id changes, and ended interactive tasks are dropped.
 */
export function restartMaster({ masterState, connections }: RestartInput) {
  masterState.simulation.masterStarts += 1;
  const now = masterState.clock.now();
  const { clusterName, engine } = masterState.simulation;
  masterState.simulation.advance(now);
  engine.log.restart();
  writeBootLog({ db: masterState.db, log: engine.log, now, clusterName });
  for (const task of masterState.db.interactive.all()) {
    if (taskState(task, now) === 'STATE_TERMINATED') task.isForgotten = true;
  }
  for (const task of masterState.db.tasks.all()) {
    if (task.endedAt !== null && interactive.has(task.taskType))
      masterState.db.tasks.delete(task.id);
  }
  connections.breakAll();
}

type FaultsInput = { masterState: MasterState; time: Clock; skewable: SkewableClock };

/** The active faults. Randomness is the same for the same seed and calls. */
export type Faults = ReturnType<typeof createFaults>;

export function createFaults({ masterState, time, skewable }: FaultsInput) {
  const connections = createConnections();
  const counts = new Map<string, number>();
  let specs: string[] = [];
  let faults: Fault[] = [];
  let takeBack: Array<() => void> = [];
  let downUntil = Number.NEGATIVE_INFINITY;

  const scheduleRestart = ({ afterMs, downMs }: Extract<Fault, { kind: 'restart' }>) =>
    time.schedule(time.now() + afterMs, (at) => {
      downUntil = at + downMs;
      restartMaster({ masterState, connections });
    });

  return {
    connections,
    /** Replaces all faults by these. Changes nothing if one of them is invalid. */
    set: (texts: readonly string[]) => {
      const read = texts.map((spec) => parseFault(spec, masterState.release.routes));
      for (const cancel of takeBack) cancel();
      specs = [...texts];
      faults = read;
      skewable.setSkew(skewOf(read));
      takeBack = read.flatMap((fault) => (fault.kind === 'restart' ? scheduleRestart(fault) : []));
    },
    list: (): string[] => [...specs],
    isDown: () => time.now() < downUntil,
    isSkewed: () => faults.some(({ kind }) => kind === 'skew'),
    /** The faults of a kind that apply to this operation. */
    of: <Kind extends FaultKind>(kind: Kind, operation: string) =>
      faults.filter(
        (fault): fault is Extract<Fault, { kind: Kind }> =>
          fault.kind === kind &&
          (!('target' in fault) || fault.target === everyCall || fault.target === operation),
      ),
    /** A number from 0 to 1 for the next call of this operation; the same in every run. */
    draw: (purpose: string, operation: string): number => {
      const key = `${purpose} ${operation}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return masterState.random.fork('fault', key, count).next();
    },
  };
}

/** The skew of the master's clock. */
export const skewOf = (faults: readonly Fault[]): number =>
  faults.reduce((total, fault) => total + (fault.kind === 'skew' ? fault.ms : 0), 0);

/** A clock that shows another time than the one it runs on, and the difference. */
type SkewableClock = Clock & { setSkew(ms: number): void };

/** Adds a skew to a clock, from the start or later; waits take as long as before. */
export function skewableClock(clock: Clock): SkewableClock {
  let skew = 0;
  return {
    now: () => clock.now() + skew,
    advance: (ms) => clock.advance(ms),
    schedule: (at, run) => {
      const own = skew;
      return clock.schedule(at - own, (reached) => run(reached + own));
    },
    wait: (ms, signal) => clock.wait(ms, signal),
    close: () => clock.close(),
    setSkew: (ms) => {
      skew = ms;
    },
  };
}

/** All pending calls, so that they can fail at once. */
type Connections = {
  /** returns the same promise, which rejects if connections break first */
  hold<T>(work: Promise<T>): Promise<T>;
  /** fails all pending calls */
  breakAll(): void;
};

export function createConnections(): Connections {
  const heldWork = new Set<() => void>();
  return {
    hold: (work) =>
      new Promise((resolve, reject) => {
        const drop = () => reject(new ConnectionDroppedError());
        heldWork.add(drop);
        work.then(resolve, reject).finally(() => heldWork.delete(drop));
      }),
    breakAll: () => {
      for (const drop of [...heldWork]) drop();
    },
  };
}
