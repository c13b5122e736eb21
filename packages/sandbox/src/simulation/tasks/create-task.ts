import type { Engine } from '../engine/engine';
import { mix, uuidOf } from '../metrics/noise';
import { launchTask } from './interactive';
import type { InteractiveKind, InteractiveRow } from './interactive-rows';

type TaskInput = {
  kind: InteractiveKind;
  userId: number;
  workspaceId: number;
  pool: string;
  slots: number;
  /** the complete merged config */
  config: Record<string, unknown>;
  experimentIds?: number[];
  trialIds?: number[];
};

/** Launches a task now. */
export function createTask(engine: Engine, input: TaskInput): InteractiveRow {
  const { config, pool, ...fields } = input;
  const seed = mix(engine.seed, 700, engine.db.interactive.nextId());
  const { priority, weight } = resourcesOf(config);
  const task: InteractiveRow = {
    experimentIds: [],
    trialIds: [],
    ...fields,
    id: uuidOf(seed, 1),
    jobId: uuidOf(seed, 2),
    seed,
    description: String(config.description),
    config,
    resourcePool: pool,
    priority: typeof priority === 'number' ? priority : defaultPriority(engine, pool),
    weight: typeof weight === 'number' ? weight : 1,
    maxSlots: null,
    startedAt: engine.now,
    idleTimeoutMs: durationMs(config.idle_timeout),
    activeAt: engine.now,
    assignedAt: null,
    pulledAt: null,
    runningAt: null,
    readyAt: null,
    stoppingAt: null,
    endedAt: null,
    end: null,
    exitCode: 0,
    placements: [],
  };
  launchTask(engine, task);
  return task;
}

function resourcesOf({ resources }: Record<string, unknown>): {
  priority?: unknown;
  weight?: unknown;
} {
  return typeof resources === 'object' && resources !== null ? resources : {};
}

const defaultPriority = ({ db }: Engine, pool: string): number =>
  db.pools.get(pool)?.configuration.details?.priorityScheduler?.defaultPriority ?? 42;

const unitsMs: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** Milliseconds of a Go duration such as `1h30m`; null for anything else. */
export function durationMs(text: unknown): number | null {
  if (typeof text !== 'string' || !/^(\d+(\.\d+)?(ms|h|m|s))+$/.test(text)) return null;
  let total = 0;
  for (const [, number, unit = ''] of text.matchAll(/(\d+(?:\.\d+)?)(ms|h|m|s)/g)) {
    total += Number(number) * (unitsMs[unit] ?? 0);
  }
  return total;
}
