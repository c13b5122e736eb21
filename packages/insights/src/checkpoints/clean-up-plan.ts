import type { Checkpoint } from '@trainyard/sdk/types';

export type Scope = 'trial' | 'experiment';

/** The number of checkpoints to keep of each trial, or of the whole experiment. */
export type KeepRule = { scope: Scope; best: number; last: number };

/** The reasons why a checkpoint is kept; several may apply. */
export type KeepReason = 'best' | 'last' | 'registered' | 'recent';

export type Planned = { checkpoint: Checkpoint; bytes: number; keepReasons: KeepReason[] };

/** Bytes of all its files, in the master's latest count. */
export const bytesOf = ({ resources }: Pick<Checkpoint, 'resources'>): number =>
  Object.values(resources).reduce((sum, bytes) => sum + bytes, 0);

/** Returns true if there are files to delete; a checkpoint that is being written is left alone. */
export const hasFiles = ({ state }: Pick<Checkpoint, 'state'>): boolean =>
  state === 'STATE_COMPLETED' || state === 'STATE_PARTIALLY_DELETED';

type Input = {
  checkpoints: readonly Checkpoint[];
  /** versions of a model */
  registered: ReadonlySet<string>;
  /** a checkpoint is kept if any of them keeps it */
  rules: readonly KeepRule[];
  smallerIsBetter: boolean;
  /** keeps checkpoints written at this time or later, in ms since 1970 */
  recentFrom?: number;
};

/**
 * Plans "keep the best and the last, delete the rest" for the checkpoints with files: one without a
 * reason to be kept is deleted. Best is by the searcher's metric, among those that have it; last by
 * the batches trained, then by time.
 */
export function planCleanUp(input: Input): Planned[] {
  const { registered, rules, smallerIsBetter, recentFrom = Number.POSITIVE_INFINITY } = input;
  const present = input.checkpoints.filter(hasFiles);
  const [best, last] = [new Set<string>(), new Set<string>()];
  for (const rule of rules)
    for (const group of groupsOf(present, rule.scope)) {
      const bestOnes = bestFirst(group, smallerIsBetter).slice(0, rule.best);
      for (const { uuid } of bestOnes) best.add(uuid);
      for (const { uuid } of lastFirst(group).slice(0, rule.last)) last.add(uuid);
    }
  return present.map((checkpoint) => {
    const { uuid } = checkpoint;
    const reasons: Array<[KeepReason, boolean]> = [
      ['best', best.has(uuid)],
      ['last', last.has(uuid)],
      ['registered', registered.has(uuid)],
      ['recent', writtenAt(checkpoint) >= recentFrom],
    ];
    const keepReasons = reasons.filter(([, holds]) => holds).map(([reason]) => reason);
    return { checkpoint, bytes: bytesOf(checkpoint), keepReasons };
  });
}

export const stepsOf = ({ metadata }: Pick<Checkpoint, 'metadata'>): number | undefined => {
  const steps = metadata?.steps_completed;
  return typeof steps === 'number' ? steps : undefined;
};

export const metricOf = ({ training }: Checkpoint): number | undefined => {
  const value = training.searcherMetric;
  return typeof value === 'number' && !Number.isNaN(value) ? value : undefined;
};

/** The checkpoints of each trial by its id, or all of them as one group. */
function groupsOf(checkpoints: readonly Checkpoint[], scope: Scope): Iterable<Checkpoint[]> {
  const groups = new Map<number, Checkpoint[]>();
  for (const checkpoint of checkpoints) {
    const key = scope === 'trial' ? (checkpoint.training.trialId ?? 0) : 0;
    const group = groups.get(key);
    if (group) group.push(checkpoint);
    else groups.set(key, [checkpoint]);
  }
  return groups.values();
}

function bestFirst(group: readonly Checkpoint[], smallerIsBetter: boolean): Checkpoint[] {
  const measured = group.flatMap((checkpoint) => {
    const value = metricOf(checkpoint);
    return value === undefined ? [] : [{ checkpoint, value }];
  });
  measured.sort((one, other) =>
    smallerIsBetter ? one.value - other.value : other.value - one.value,
  );
  return measured.map(({ checkpoint }) => checkpoint);
}

const writtenAt = ({ reportTime }: Checkpoint) => (reportTime ? Date.parse(reportTime) : 0);

const lastFirst = (group: readonly Checkpoint[]): Checkpoint[] =>
  group.toSorted(
    (one, other) =>
      (stepsOf(other) ?? -1) - (stepsOf(one) ?? -1) || writtenAt(other) - writtenAt(one),
  );

/** The uuids in the master's message about registered checkpoints. */
export function registeredIn(message: string): string[] {
  if (!/model registry/.test(message)) return [];
  return message.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi) ?? [];
}
