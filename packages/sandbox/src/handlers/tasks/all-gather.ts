import type { Database } from '../../database/database';

type Data = Record<string, unknown>;
type Peer = { requestUuid: string; data: Data };
type Gathering = { peers: Map<string, Data>; done: Promise<Data[]>; finish: (all: Data[]) => void };

/** Gatherings that wait for peers; they live as long as the calls do. */
const gatherings = new WeakMap<Database, Map<string, Gathering>>();

type Input = {
  db: Database;
  /** who gathers */
  key: string;
  /** how many have to come; none or one does not wait */
  peers: number;
  peer: Peer;
  signal: AbortSignal;
};

/** Waits until all peers have come, then gives each what all brought, in order of arrival. */
export async function gather({ db, key, peers, peer, signal }: Input): Promise<Data[]> {
  const waiting = gatherings.get(db) ?? new Map<string, Gathering>();
  gatherings.set(db, waiting);
  const gathering = waiting.get(key) ?? open();
  waiting.set(key, gathering);
  gathering.peers.set(peer.requestUuid, peer.data);
  if (gathering.peers.size >= peers) {
    waiting.delete(key);
    gathering.finish([...gathering.peers.values()]);
  } else {
    // who hangs up is no longer waited for
    const leave = () => gathering.peers.delete(peer.requestUuid);
    signal.addEventListener('abort', leave, { once: true });
  }
  return gathering.done;
}

function open(): Gathering {
  let finish: Gathering['finish'] = () => {};
  const done = new Promise<Data[]>((resolve) => {
    finish = resolve;
  });
  return { peers: new Map(), done, finish };
}
