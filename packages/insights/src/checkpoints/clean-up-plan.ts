import type { Checkpoint } from '@trainyard/sdk/types';

export type Scope = 'trial' | 'experiment';

/** Why a checkpoint stays; several may hold. */
export type Kept = 'best' | 'last' | 'registered';

export type Planned = { checkpoint: Checkpoint; bytes: number; kept: Kept[] };

/** Bytes of all its files, as the master last counted them. */
export const bytesOf = ({ resources }: Pick<Checkpoint, 'resources'>): number =>
  Object.values(resources).reduce((sum, bytes) => sum + bytes, 0);

/** Whether there is anything to delete; one that is being written is left alone. */
export const hasFiles = ({ state }: Pick<Checkpoint, 'state'>): boolean =>
  state === 'STATE_COMPLETED' || state === 'STATE_PARTIALLY_DELETED';

type Input = {
  checkpoints: readonly Checkpoint[];
  /** those that are versions of a model */
  registered: ReadonlySet<string>;
  scope: Scope;
  smallerIsBetter: boolean;
};

/**
 * Plans "keep the best and the last, delete the rest" for the checkpoints that have files: a
 * checkpoint without a reason to be kept is deleted. Best is by the searcher's metric, among those that have it;
 * last by the batches trained, then by when it was written.
 */
export function planCleanUp({ checkpoints, registered, scope, smallerIsBetter }: Input): Planned[] {
  const present = checkpoints.filter(hasFiles);
  const groups = new Map<number, Checkpoint[]>();
  for (const checkpoint of present) {
    const group = scope === 'trial' ? (checkpoint.training.trialId ?? 0) : 0;
    groups.set(group, [...(groups.get(group) ?? []), checkpoint]);
  }
  const best = new Set([...groups.values()].map((group) => bestOf(group, smallerIsBetter)?.uuid));
  const last = new Set([...groups.values()].map((group) => lastOf(group)?.uuid));
  return present.map((checkpoint) => {
    const { uuid } = checkpoint;
    const reasons: Array<[Kept, boolean]> = [
      ['best', best.has(uuid)],
      ['last', last.has(uuid)],
      ['registered', registered.has(uuid)],
    ];
    const kept = reasons.filter(([, holds]) => holds).map(([reason]) => reason);
    return { checkpoint, bytes: bytesOf(checkpoint), kept };
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

function bestOf(group: readonly Checkpoint[], smallerIsBetter: boolean): Checkpoint | undefined {
  const measured = group.flatMap((checkpoint) => {
    const value = metricOf(checkpoint);
    return value === undefined ? [] : [{ checkpoint, value }];
  });
  measured.sort((one, other) =>
    smallerIsBetter ? one.value - other.value : other.value - one.value,
  );
  return measured[0]?.checkpoint;
}

function lastOf(group: readonly Checkpoint[]): Checkpoint | undefined {
  const writtenAt = ({ reportTime }: Checkpoint) => (reportTime ? Date.parse(reportTime) : 0);
  return group.toSorted(
    (one, other) =>
      (stepsOf(other) ?? -1) - (stepsOf(one) ?? -1) || writtenAt(other) - writtenAt(one),
  )[0];
}

/** The uuids in the master's words that some are in the registry. */
export function registeredIn(message: string): string[] {
  if (!/model registry/.test(message)) return [];
  return message.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi) ?? [];
}
