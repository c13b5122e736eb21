import type { Clock } from '../lib/clock';
import type { World } from '../world';
import { createConnections } from './connection';
import { everyCall, type Fault, type FaultKind } from './fault';
import { parseFault } from './parse-fault';
import { restartMaster } from './restart';
import type { SkewableClock } from './skewable-clock';

type FaultsInput = { world: World; time: Clock; skewable: SkewableClock };

/** The active faults. Chance is the same for the same seed and calls. */
export type Faults = ReturnType<typeof createFaults>;

export function createFaults({ world, time, skewable }: FaultsInput) {
  const connections = createConnections();
  const counts = new Map<string, number>();
  let specs: string[] = [];
  let faults: Fault[] = [];
  let takeBack: Array<() => void> = [];
  let downUntil = Number.NEGATIVE_INFINITY;

  const scheduleRestart = ({ afterMs, downMs }: Extract<Fault, { kind: 'restart' }>) =>
    time.schedule(time.now() + afterMs, (at) => {
      downUntil = at + downMs;
      restartMaster({ world, connections });
    });

  return {
    connections,
    /** Replaces all faults by these. Nothing changes when one of them cannot be read. */
    set: (wanted: readonly string[]) => {
      const read = wanted.map(parseFault);
      for (const cancel of takeBack) cancel();
      specs = [...wanted];
      faults = read;
      skewable.setSkew(skewOf(read));
      takeBack = read.flatMap((fault) => (fault.kind === 'restart' ? scheduleRestart(fault) : []));
    },
    list: (): string[] => [...specs],
    isDown: () => time.now() < downUntil,
    isSkewed: () => faults.some(({ kind }) => kind === 'skew'),
    /** The faults of a kind that hit this operation. */
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
      return world.random.fork('fault', key, count).next();
    },
  };
}

/** The skew of the master's clock. */
export const skewOf = (faults: readonly Fault[]): number =>
  faults.reduce((total, fault) => total + (fault.kind === 'skew' ? fault.ms : 0), 0);
