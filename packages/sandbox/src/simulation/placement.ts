import type { Database } from '../database';
import { type Engine, type PendingRun, schedule, trialsOf } from './engine';
import { mix, uniform, uuidOf } from './noise';
import { phaseOf } from './reading';
import type { ExperimentRow, Placement, RunRow } from './rows';
import { followPlan } from './runs';

/** Gives free slots to the runs that wait for them, oldest first; small ones may pass big ones. */
export function placePending(engine: Engine) {
  engine.pending = engine.pending.filter((pending) => !place(engine, pending));
}

function place(engine: Engine, pending: PendingRun): boolean {
  const { experiment, trial, run } = pending;
  if (run.exit !== null) return true;
  const placements = findSlots(engine, pending);
  if (!placements) return false;
  const { settings } = experiment;
  const jitter = (channel: number) => 0.7 + 0.6 * uniform(trial.seed, channel, run.number);
  run.placements = placements;
  run.assignedAt = engine.now;
  // the image is there when the trial ran before
  run.pulledAt = run.assignedAt + (run.number === 1 ? settings.pullMs * jitter(61) : 300);
  run.runningAt = run.pulledAt + settings.startMs * jitter(62);
  run.trainingAt = run.runningAt + 9000 * jitter(63);
  occupy(engine.db, run);
  followPlan(engine, pending);
  return true;
}

function findSlots(engine: Engine, { experiment, trial, run }: PendingRun) {
  const { slotsPerTrial } = experiment.settings;
  if (experiment.maxSlots !== null) {
    if (slotsInUse(engine, experiment) + slotsPerTrial > experiment.maxSlots) return undefined;
  }
  const agents = engine.db.agents
    .where((agent) => agent.resourcePools.includes(experiment.resourcePool))
    .filter((agent) => agent.enabled && !agent.draining)
    .map((agent) => ({
      id: agent.id,
      free: agent.slots
        .filter((slot) => slot.enabled && !slot.draining && slot.container === null)
        .map((slot) => slot.id),
      size: agent.slots.length,
    }));
  const onto = (agentId: string, slotIds: string[], part = 0): Placement => ({
    agentId,
    slotIds,
    containerId: uuidOf(mix(trial.seed, 70, run.number), part),
  });
  if (slotsPerTrial === 0) return agents[0] && [onto(agents[0].id, [])];
  const fitting = agents
    .filter((agent) => agent.free.length >= slotsPerTrial)
    .sort((left, right) => left.free.length - right.free.length);
  if (fitting[0]) return [onto(fitting[0].id, fitting[0].free.slice(0, slotsPerTrial))];
  // larger trials take whole agents
  const whole = agents.filter((agent) => agent.size > 0 && agent.free.length === agent.size);
  const needed = slotsPerTrial / (whole[0]?.size ?? 1);
  if (needed <= 1 || whole.length < needed) return undefined;
  return whole.slice(0, needed).map((agent, part) => onto(agent.id, agent.free, part));
}

const slotsInUse = (engine: Engine, experiment: ExperimentRow) =>
  trialsOf(engine.db, experiment)
    .flatMap((trial) => trial.runs.at(-1) ?? [])
    .filter((run) => !['QUEUED', 'TERMINATED'].includes(phaseOf(run, engine.now)))
    .flatMap((run) => run.placements)
    .reduce((total, placement) => total + placement.slotIds.length, 0);

function occupy(db: Database, run: RunRow) {
  for (const { agentId, slotIds, containerId } of run.placements) {
    const slots = db.agents.get(agentId)?.slots ?? [];
    const taken = slots.filter((slot) => slotIds.includes(slot.id));
    const devices = taken.map((slot) => slot.device);
    for (const slot of taken) {
      slot.container = { parent: '', id: containerId, state: 'STATE_RUNNING', devices };
    }
  }
}

/** Frees the slots of a run whose containers are gone. */
export function vacate(engine: Engine, run: RunRow) {
  for (const { agentId, slotIds } of run.placements) {
    for (const slot of engine.db.agents.get(agentId)?.slots ?? []) {
      if (slotIds.includes(slot.id)) slot.container = null;
    }
  }
  schedule(engine, engine.now + 150, engine.steps.place);
}
