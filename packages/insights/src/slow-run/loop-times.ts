import { loopSeries } from '@trainyard/sdk/model';
import type { Evidence } from './evidence';
import { minSamples } from './gpu-use';
import { enoughParts, inParts, meanOf, type ProfileSeries } from './series';

const partNames: readonly string[] = loopSeries;
const [loaderName, , trainName] = loopSeries;

/** From this share of a step on, loading is a cause; below the other one it is none. */
const loaderShare = 0.25;
const smallShare = 0.1;
/** the share that most parts of a profile must have, so that a single slow batch does not count */
const shareInParts = 0.15;

/** Steps of ranks that differ this much, throughout the profile, wait for each other. */
const slowerBy = 1.3;
const slowerInPartsBy = 1.1;

type Loop = {
  agentId: string;
  loader: readonly number[];
  train: readonly number[];
  /** seconds in all parts of a step */
  step: number;
  /** the share of loading */
  share: number;
};

const valuesOf = (line: ProfileSeries | undefined) => line?.points.map(({ y }) => y) ?? [];
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The timed loops of the agents, as far as they have enough samples. */
export function loopsOf(series: readonly ProfileSeries[]): Loop[] {
  const timed = series.filter(({ name }) => partNames.includes(name));
  const agents = [...new Set(timed.map(({ agentId }) => agentId))];
  return agents.flatMap((agentId) => {
    const own = timed.filter((line) => line.agentId === agentId);
    const [loader, train] = [loaderName, trainName].map((name) =>
      valuesOf(own.find((line) => line.name === name)),
    );
    if (!loader || !train || Math.min(loader.length, train.length) < minSamples) return [];
    const all = sumOf(own.flatMap(valuesOf));
    return [
      {
        agentId,
        loader,
        train,
        step: all / train.length,
        share: all > 0 ? sumOf(loader) / all : 0,
      },
    ];
  });
}

/** The share of a step in which the loop waits for data, of the agent that waits the longest. */
export function loading(loops: readonly Loop[]): {
  evidence: Evidence[];
  verdict: 'cause' | 'no cause' | 'unclear' | 'not measured';
} {
  const [longest] = loops.toSorted((one, other) => other.share - one.share);
  if (!longest) return { evidence: [], verdict: 'not measured' };
  const { share, step, loader } = longest;
  const evidence: Evidence[] = [
    {
      ...{ text: 'Share of a step spent waiting for data', value: 100 * share, unit: '%' },
      source: `${loaderName}, ${trainName}`,
    },
    { text: 'Mean wait for a batch', value: 1000 * meanOf(loader), unit: 'ms', source: loaderName },
  ];
  if (share < smallShare) return { evidence, verdict: 'no cause' };
  const partShare = (part: readonly number[]) => meanOf(part) / step;
  const isThroughout =
    inParts(loader).filter((part) => partShare(part) >= shareInParts).length >= enoughParts - 1;
  return { evidence, verdict: share >= loaderShare && isThroughout ? 'cause' : 'unclear' };
}

/** The ranks with the slowest and the fastest steps, if that differs throughout the profile. */
export function differentRanks(loops: readonly Loop[]): Evidence[] {
  const sorted = loops.toSorted((one, other) => meanOf(one.train) - meanOf(other.train));
  const [fast, slow] = [sorted[0], sorted.at(-1)];
  if (!fast || !slow || fast === slow) return [];
  const ratio = meanOf(slow.train) / meanOf(fast.train);
  if (!(ratio >= slowerBy)) return [];
  const slowParts = inParts(slow.train);
  const isSlower = (part: readonly number[], at: number) =>
    meanOf(slowParts[at] ?? []) >= slowerInPartsBy * meanOf(part);
  if (inParts(fast.train).filter(isSlower).length < enoughParts) return [];
  const text = `Steps on ${slow.agentId} take longer than on ${fast.agentId}`;
  return [{ text, value: ratio, unit: 'x', source: trainName }];
}
