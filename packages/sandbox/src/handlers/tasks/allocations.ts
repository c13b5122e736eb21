import type { Database } from '../../database/database';
import { phaseOf } from '../../simulation/metrics/reading';
import type { RunRow } from '../../simulation/rows';
import { invalidArgument, plainError } from '../errors';
import { tick } from '../tick';
import type { HandlerRequest, Handlers } from '../types';
import { type AllocationRequest, findAllocation, liveAllocation } from './find-allocation';

type Data = Record<string, unknown>;

type Peer = { requestUuid: string; data: Data };

type Gathering = { peers: Map<string, Data>; done: Promise<Data[]>; finish: (all: Data[]) => void };

/** Gatherings that wait for peers; they exist as long as the calls. */
const gatherings = new WeakMap<Database, Map<string, Gathering>>();

type Input = {
  db: Database;
  /** identifies the gathering */
  key: string;
  /** expected number of peers; none or one does not wait */
  peers: number;
  peer: Peer;
  signal: AbortSignal;
};

/** Waits until all peers have arrived, then gives each the data of all, in order of arrival. */
async function gather({ db, key, peers, peer, signal }: Input): Promise<Data[]> {
  const waiting = gatherings.get(db) ?? new Map<string, Gathering>();
  gatherings.set(db, waiting);
  const gathering = waiting.get(key) ?? open();
  waiting.set(key, gathering);
  gathering.peers.set(peer.requestUuid, peer.data);
  if (gathering.peers.size >= peers) {
    waiting.delete(key);
    gathering.finish([...gathering.peers.values()]);
  } else {
    // a peer that closes its connection no longer counts
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

/** Calls of a task's containers while they run. */
export const allocationHandlers = {
  allocationReady: (request) => {
    markReady(findAllocation(request, 'allocationReady'), tick(request));
    return {};
  },

  allocationWaiting: (request) => {
    markWaiting(findAllocation(request, 'allocationWaiting'));
    return {};
  },

  ackAllocationPreemptionSignal: (request) => {
    findAllocation(request, 'ackAllocationPreemptionSignal');
    return {};
  },

  allocationPendingPreemptionSignal: (request) => {
    findAllocation(request, 'allocationPendingPreemptionSignal');
    const { allocationId } = request.path;
    throw plainError(
      `unexpected message from <external> to /agentRM (sproto.PendingPreemption): {AllocationID:${allocationId}} (no response expected)`,
    );
  },

  postAllocationProxyAddress: (request) => {
    findAllocation(request, 'postAllocationProxyAddress');
    throw plainError(
      'task.SetAllocationProxyAddress not supported for this allocation or resource manager',
    );
  },

  notifyContainerRunning: (request) => {
    findAllocation(request, 'notifyContainerRunning');
    throw plainError('the NotifyContainerRunning message is unsupported for AgentResourceManager');
  },

  markAllocationResourcesDaemon: (request) => {
    const allocation = findAllocation(request, 'markAllocationResourcesDaemon');
    const { resourcesId } = request.path;
    if (allocation.kind === 'trial' && !partOf(allocation.run, resourcesId)) {
      throw plainError(`stale resources ${resourcesId}`);
    }
    return {};
  },

  allocationPreemptionSignal: async (request) => {
    const allocation = findAllocation(request, 'allocationPreemptionSignal');
    if (allocation.kind !== 'trial' || allocation.run.runningAt === null) {
      throw plainError('allocation is not preemptible');
    }
    const deadline = request.clock.now() + (request.query.timeoutSeconds ?? 0) * 1000;
    return { preempt: await becomes(request, { deadline, test: isStopping }) };
  },

  allocationRendezvousInfo: async (request) => {
    const allocation = findAllocation(request, 'allocationRendezvousInfo');
    const { resourcesId } = request.path;
    if (allocation.kind !== 'trial' || !partOf(allocation.run, resourcesId)) {
      throw invalidArgument(`stale resources ${resourcesId}`);
    }
    const { run } = allocation;
    const isUp = (at: RunRow, now: number) => phaseOf(at, now) === 'RUNNING';
    await becomes(request, { deadline: Number.POSITIVE_INFINITY, test: isUp });
    return { rendezvousInfo: rendezvous(request, run) };
  },

  allocationAllGather: async (request) => {
    findAllocation(request, 'allocationAllGather');
    const { body, db, path, signal } = request;
    const requestUuid = body?.requestUuid ?? '';
    if (requestUuid.length !== 36) {
      throw invalidArgument(`invalid UUID length: ${requestUuid.length}`);
    }
    const key = `${path.allocationId} ${body?.numPeers ?? 0}`;
    const peer = { requestUuid, data: body?.data ?? {} };
    const data = await gather({ db, key, peers: body?.numPeers ?? 0, peer, signal });
    return { data };
  },
} satisfies Partial<Handlers>;

type Found = ReturnType<typeof findAllocation>;

function markReady(found: Found, now: number) {
  if (found.kind === 'trial') found.run.isReady = true;
  else if (found.kind === 'other') found.allocation.isReady = true;
  else {
    const { task } = found;
    // the first report of readiness opens the service
    task.readyAt = Math.min(task.readyAt ?? now, now);
    task.isWaiting = false;
  }
}

function markWaiting(found: Found) {
  if (found.kind === 'trial') found.run.isWaiting = true;
  else if (found.kind === 'other') found.allocation.state = 'STATE_WAITING';
  else found.task.isWaiting = true;
}

const partOf = (run: RunRow, resourcesId: string) =>
  run.placements.find(({ containerId }) => containerId === resourcesId);

// asked to end, by a pause or a preemption; a killed one is not asked
const isStopping = (run: RunRow, now: number) => run.stoppingAt !== null && run.stoppingAt <= now;

type Wait = { deadline: number; test: (run: RunRow, now: number) => boolean };

type WaitRequest = AllocationRequest & Pick<HandlerRequest<'allocationReady'>, 'signal'>;

const pollMs = 500;

/**
 * Polls until the test passes, the allocation has ended, or the time is up: then it returns false.
 */
async function becomes(request: WaitRequest, { deadline, test }: Wait): Promise<boolean> {
  for (;;) {
    const now = tick(request);
    const allocation = liveAllocation(request.db, request.path.allocationId, now);
    if (allocation?.kind !== 'trial' || test(allocation.run, now)) return true;
    if (now >= deadline || request.signal.aborted) return false;
    await request.clock.wait(Math.min(pollMs, deadline - now), request.signal);
  }
}

function rendezvous({ db, path }: AllocationRequest & { path: object }, run: RunRow) {
  const { placements } = run;
  const resourcesId = 'resourcesId' in path ? path.resourcesId : '';
  return {
    addresses: placements.map(({ agentId }) => db.agents.get(agentId)?.addresses[0] ?? ''),
    rank: placements.findIndex(({ containerId }) => containerId === resourcesId),
    slots: placements.map(({ slotIds }) => slotIds.length),
  };
}
