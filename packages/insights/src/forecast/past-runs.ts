import type { Experiment } from '@trainyard/sdk/types';
import { entityIdOf } from '../cluster/slot-holders';
import type { PastRun } from './durations';

/** A time span in which something had slots, from the master's table of allocations. */
export type HeldStretch = {
  /** the id of a trial's experiment, or of a task */
  entityId: string;
  /** "trial", "notebook" */
  kind: string;
  username: string;
  slots: number;
  /** in ms since 1970 */
  from: number;
  /** null while it continues */
  to: number | null;
};

/** Parses `GET /resources/allocation/allocations-csv`; skips invalid rows. */
export function parseAllocations(csv: string): HeldStretch[] {
  const [head = '', ...lines] = csv.split('\n');
  const names = cellsOf(head);
  return lines.flatMap((line) => {
    const cells = cellsOf(line);
    const cell = (name: string) => cells[names.indexOf(name)] ?? '';
    const from = Date.parse(cell('start_time'));
    const slots = Number(cell('slots'));
    if (Number.isNaN(from) || Number.isNaN(slots)) return [];
    const to = Date.parse(cell('end_time'));
    const experimentId = Number(cell('experiment_id'));
    const taskId = cell('allocation_id').replace(/\.\d+$/, '');
    return [
      {
        entityId: experimentId > 0 ? `${experimentId}` : entityIdOf(taskId),
        kind: cell('task_type').toLowerCase(),
        username: cell('username'),
        ...{ slots, from, to: Number.isNaN(to) ? null : to },
      },
    ];
  });
}

/** The cells of a line; a quoted one may contain commas, and quotes twice. */
const cellsOf = (line: string): string[] =>
  [...line.trimEnd().matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );

/** The merged spans of one experiment or task. */
export type SlotTime = {
  heldMs: number;
  slots: number;
  /** maximum number of its requests with slots at the same time */
  requests: number;
  isRunning: boolean;
};

/** Adds up the spans of each experiment and task; overlapping ones count once. */
export function heldByEntity(
  stretches: readonly HeldStretch[],
  nowMs: number,
): ReadonlyMap<string, SlotTime> {
  const groups = new Map<string, HeldStretch[]>();
  for (const stretch of stretches) {
    const group = groups.get(stretch.entityId);
    if (group) group.push(stretch);
    else groups.set(stretch.entityId, [stretch]);
  }
  return new Map(
    [...groups].map(([id, own]) => {
      const changes = own
        .flatMap(({ from, to }) => [
          { at: from, by: 1 },
          { at: to ?? nowMs, by: -1 },
        ])
        .sort((one, other) => one.at - other.at || one.by - other.by);
      let [heldMs, count, max, last] = [0, 0, 0, 0];
      for (const { at, by } of changes) {
        if (count > 0) heldMs += at - last;
        count += by;
        max = Math.max(max, count);
        last = at;
      }
      const isRunning = own.some(({ to }) => to === null);
      return [id, { heldMs, slots: own[0]?.slots ?? 0, requests: max, isRunning }];
    }),
  );
}

export type PastExperiment = Pick<
  Experiment,
  'id' | 'name' | 'username' | 'displayName' | 'projectName' | 'resourcePool' | 'startTime'
> &
  Pick<Experiment, 'endTime'>;

/** The displayed name of a user. */
export const ownerOf = ({ displayName, username }: Pick<Experiment, 'displayName' | 'username'>) =>
  displayName || username;

type PastInput = {
  experiments: readonly PastExperiment[];
  /**
   * undefined without permission to see allocations: the waiting time counts as running time then
   */
  slotTimes: ReadonlyMap<string, SlotTime> | undefined;
};

/** The ended experiments, with the time in which each had slots. */
export function pastRuns({ experiments, slotTimes }: PastInput): PastRun[] {
  return experiments.flatMap((experiment) => {
    const { id, name, projectName, resourcePool, startTime, endTime } = experiment;
    if (!startTime || !endTime) return [];
    const own = slotTimes?.get(`${id}`);
    // one that never had slots took no time
    if (slotTimes && !own) return [];
    const submittedAt = Date.parse(startTime);
    return [
      {
        ...{ kind: 'experiment', name, owner: ownerOf(experiment), project: projectName },
        ...{ pool: resourcePool, submittedAt },
        heldMs: own?.heldMs ?? Date.parse(endTime) - submittedAt,
        slots: own?.slots ?? 1,
        requests: own?.requests ?? 1,
      },
    ];
  });
}
