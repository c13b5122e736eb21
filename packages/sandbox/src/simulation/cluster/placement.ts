import type { AgentRow, Database } from '../../database/database';
import { type Engine, schedulePlacement } from '../engine/engine';
import type { Placement } from '../rows';
import { type Fitting, listFreeSlots } from './free-slots';
import { type SchedulerInput, scheduleByPriority } from './schedule-priority';
import { scheduleFairly, scheduleInTurn } from './schedule-shares';
import type { Decision, SlotRequest } from './slot-request';

const defaultContainers = 100;

/** Runs the scheduler of each pool, which selects the requests to start and to preempt. */
export function placePending(engine: Engine) {
  engine.requests = engine.requests.filter(isKept(engine.db));
  const waiting = engine.requests.filter(({ spots }) => spots === null);
  for (const pool of new Set(waiting.map(({ job }) => job.resourcePool))) {
    const { start, release } = decide(engine, pool);
    for (const request of release) engine.steps.preempt(engine, request);
    for (const { request, spots } of start)
      request.spots = engine.steps.start(engine, request, spots);
  }
}

// deleted experiments have no waiting calls
const isKept =
  (db: Database) =>
  ({ job, spots }: SlotRequest) =>
    spots !== null || typeof job.id !== 'number' || db.experiments.get(job.id) !== undefined;

function decide({ db, requests }: Engine, pool: string): Decision {
  const own = requests.filter(({ job }) => job.resourcePool === pool);
  const configuration = db.pools.get(pool)?.configuration;
  const agents = db.agents.where((agent) => agent.resourcePools.includes(pool));
  const input: SchedulerInput = {
    requests: own,
    room: listFreeSlots({
      agents,
      requests,
      containersPerAgent: configuration?.auxContainerCapacityPerAgent ?? defaultContainers,
    }),
    fitting: fittingOf(configuration?.schedulerFittingPolicy),
    isUsable: ({ agentId }, slotId) => {
      const agent = db.agents.get(agentId);
      return agent !== undefined && isUsable(agent, slotId);
    },
  };
  if (configuration?.schedulerType === 'SCHEDULER_TYPE_FAIR_SHARE') {
    const slots = agents.flatMap((agent) => (agent.enabled ? agent.slots : []));
    const capacity = slots.filter(({ enabled }) => enabled).length;
    return scheduleFairly({ ...input, capacity });
  }
  if (configuration?.schedulerType === 'SCHEDULER_TYPE_ROUND_ROBIN') return scheduleInTurn(input);
  const preemption = configuration?.details?.priorityScheduler?.preemption ?? false;
  return scheduleByPriority({ ...input, preemption });
}

const fittingOf = (policy: string | undefined): Fitting =>
  policy === 'FITTING_POLICY_WORST' ? 'worst' : 'best';

const isUsable = (agent: AgentRow, slotId: string): boolean =>
  agent.enabled && (agent.slots.find(({ id }) => id === slotId)?.enabled ?? false);

/** Puts containers onto their slots. */
export function occupy(db: Database, placements: Placement[]) {
  for (const { agentId, slotIds, containerId } of placements) {
    const slots = db.agents.get(agentId)?.slots ?? [];
    const takenSlots = slots.filter((slot) => slotIds.includes(slot.id));
    const devices = takenSlots.map((slot) => slot.device);
    for (const slot of takenSlots) {
      slot.container = { parent: '', id: containerId, state: 'STATE_RUNNING', devices };
    }
  }
}

/** Frees the slots of an allocation, or removes it from the queue. */
export function vacate(engine: Engine, allocationId: string, placements: Placement[]) {
  engine.requests = engine.requests.filter((each) => each.allocationId !== allocationId);
  for (const { agentId, slotIds } of placements) {
    for (const slot of engine.db.agents.get(agentId)?.slots ?? []) {
      if (slotIds.includes(slot.id)) slot.container = null;
    }
  }
  schedulePlacement(engine, 150);
}

/** Ends the work on these slots, or all work on an agent: trials request slots again, tasks end. */
export function evict(engine: Engine, agentId: string, slotIds?: string[]) {
  const isHit = ({ spots }: SlotRequest) =>
    spots?.some(
      (spot) =>
        spot.agentId === agentId &&
        (slotIds === undefined || spot.slotIds.some((id) => slotIds.includes(id))),
    ) ?? false;
  for (const request of engine.requests.filter(isHit)) {
    if (!request.isLeaving) engine.steps.lose(engine, request);
  }
}
