import { ConnectionDroppedError } from './fault';

/** All calls under way, so that they can fail at once. */
export type Connections = {
  /** the same promise, rejected when connections break first */
  hold<T>(work: Promise<T>): Promise<T>;
  /** fails everything that is held */
  breakAll(): void;
};

export function createConnections(): Connections {
  const held = new Set<() => void>();
  return {
    hold: (work) =>
      new Promise((resolve, reject) => {
        const drop = () => reject(new ConnectionDroppedError());
        held.add(drop);
        work.then(resolve, reject).finally(() => held.delete(drop));
      }),
    breakAll: () => {
      for (const drop of [...held]) drop();
    },
  };
}
