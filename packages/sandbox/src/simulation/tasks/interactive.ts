import { occupy, vacate } from '../cluster/placement';
import type { SlotRequest, Spot } from '../cluster/slot-request';
import { defineEvent, type Engine, schedule, schedulePlacement } from '../engine/engine';
import { mix, uniform, uuidOf } from '../metrics/noise';
import type { Placement } from '../rows';
import { playCommand, type Script } from './command-script';
import {
  noteTaskEnd,
  recordTaskKill,
  recordTaskRequested,
  recordTaskStarted,
} from './interactive-notes';
import { type InteractiveRow, interactiveAllocationId, type TaskEnd } from './interactive-rows';

const killMs = 350;

/** Adds a task to the queue of its pool; it starts once slots are free. */
export function launchTask(engine: Engine, task: InteractiveRow) {
  engine.db.interactive.insert(task);
  engine.requests.push(taskRequest(task));
  recordTaskRequested(engine, task);
  schedulePlacement(engine, 120);
}

const taskRequest = (task: InteractiveRow): SlotRequest => ({
  allocationId: interactiveAllocationId(task),
  job: task,
  slots: task.slots,
  requestedAt: task.startedAt,
  isPreemptible: false,
  spots: null,
  isLeaving: false,
  holder: task,
});

/** Assigns slots to a task, and starts its container. */
export function startTask(engine: Engine, task: InteractiveRow, spots: Spot[]): Placement[] {
  const luck = (channel: number) => uniform(task.seed, channel);
  task.placements = spots.map((spot, part) => ({
    ...spot,
    containerId: uuidOf(mix(task.seed, 71), part),
  }));
  task.assignedAt = engine.now;
  // images exist, but copying files takes time
  task.pulledAt = task.assignedAt + 30 + 250 * luck(72);
  task.runningAt = task.pulledAt + 400 + 1600 * luck(73);
  if (task.kind !== 'command') task.readyAt = task.runningAt + 5000 + 9000 * luck(74);
  occupy(engine.db, task.placements);
  recordTaskStarted(engine, task);
  if (task.kind === 'command') {
    const { takesMs, exitCode } = scriptOf(task);
    schedule(engine, task.runningAt + takesMs, scriptEnded, { task, exitCode });
  } else if (task.idleTimeoutMs !== null) watchIdle(engine, task, task.idleTimeoutMs);
  return task.placements;
}

const scriptEnded = defineEvent<{ task: InteractiveRow; exitCode: number }>(
  'script ended',
  (engine, { task, exitCode }) => {
    if (task.end !== null) return;
    task.exitCode = exitCode;
    endTask(engine, task, 'exited');
  },
);

/** The script of a command; the same on every call. */
export function scriptOf(task: InteractiveRow): Script {
  const { entrypoint } = task.config;
  const words = Array.isArray(entrypoint) ? entrypoint.map(String) : [];
  return playCommand(words.slice(1), 8000 + 30_000 * uniform(task.seed, 75));
}

function watchIdle(engine: Engine, task: InteractiveRow, timeoutMs: number) {
  const since = Math.max(task.activeAt, task.readyAt ?? 0);
  schedule(engine, since + timeoutMs, idleTimeout, { task, timeoutMs });
}

const idleTimeout = defineEvent<{ task: InteractiveRow; timeoutMs: number }>(
  'idle timeout',
  (engine, { task, timeoutMs }) => {
    if (task.end !== null) return;
    const latest = Math.max(task.activeAt, task.readyAt ?? 0);
    if (latest + timeoutMs <= engine.now) endTask(engine, task, 'idle');
    else watchIdle(engine, task, timeoutMs);
  },
);

/** Ends a task: at once in the queue, after a moment on slots; an ended task does not change. */
export function endTask(engine: Engine, task: InteractiveRow, end: TaskEnd) {
  if (task.end !== null) return;
  task.end = end;
  task.stoppingAt = engine.now;
  const takesMs = task.assignedAt === null ? 20 : end === 'exited' ? 0 : killMs;
  task.endedAt = engine.now + takesMs;
  const request = engine.requests.find((each) => each.job === task);
  if (request) request.isLeaving = true;
  if (end !== 'exited') recordTaskKill(engine, task);
  schedule(engine, task.endedAt, taskEnded, { task });
}

const taskEnded = defineEvent<{ task: InteractiveRow }>('task ended', (engine, { task }) => {
  vacate(engine, interactiveAllocationId(task), task.placements);
  noteTaskEnd(engine, task);
});

/** A person kills a task. */
export const taskKilled = defineEvent<{ task: InteractiveRow }>('task killed', (engine, { task }) =>
  endTask(engine, task, 'killed'),
);

/** Records that a user uses the task: its idle time restarts. */
export function touchTask(engine: Engine, task: InteractiveRow) {
  task.activeAt = Math.max(task.activeAt, engine.now);
}
