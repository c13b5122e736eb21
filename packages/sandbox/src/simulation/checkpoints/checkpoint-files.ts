import type { Curve } from '../metrics/curve';
import { mix } from '../metrics/noise';
import { curveFor } from '../metrics/reading';
import type { ExperimentRow, TrialRow } from '../rows';

const gib = 2 ** 30;

/** Files of a checkpoint and their bytes. */
export function checkpointFiles(experiment: ExperimentRow, trial: TrialRow, batch: number) {
  const files = filesOf(curveFor(experiment, trial), batch);
  return Object.fromEntries(files) as Record<string, number>;
}

function filesOf({ facts, seed }: Curve, batch: number): Array<readonly [string, number]> {
  const size = (share: number, channel: number) =>
    Math.round(facts.modelGib * gib * share * (1 + (mix(seed, channel, batch) % 1000) / 1e6));
  const shards = Math.max(1, Math.ceil(facts.modelGib / 4));
  const model = Array.from({ length: shards }, (_, shard) => {
    const name = shards === 1 ? 'model.pt' : `model-${shard + 1}-of-${shards}.pt`;
    return [name, size(1 / shards, 210 + shard)] as const;
  });
  return [
    ['metadata.json', 28 + String(batch).length],
    ...model,
    ['optimizer.pt', size(2, 220)],
    ['scheduler.pt', 627],
  ];
}

/** Bytes of a checkpoint of a trial with this curve. */
export const bytesOf = (curve: Curve, batch: number): number =>
  filesOf(curve, batch).reduce((total, [, size]) => total + size, 0);

export const sizeOf = (files: Record<string, number>): number =>
  Object.values(files).reduce((total, size) => total + size, 0);
