import { random } from '../../lib/random';
import type { Bracket, Searcher } from '../rows';
import { bracketsOf, type RungResults, recordResult } from './rungs';

/** Trials that would do the same: the lengths they train to, one after the other. */
export type PreviewedTrials = { lengths: readonly number[]; count: number };

/** Runs a search without training: results are drawn, and the same seed draws the same. */
export function previewSearch(searcher: Searcher, seed: number): PreviewedTrials[] {
  const [first, ...others] = bracketsOf(searcher);
  if (!first) return [];
  // nothing is compared where there is nothing to climb
  if (others.length === 0 && first.lengths.length === 1) {
    return first.maxTrials > 0 ? [{ lengths: first.lengths, count: first.maxTrials }] : [];
  }
  const paths = [first, ...others].flatMap((bracket, index) =>
    climb(searcher, bracket, random(`${seed} ${index}`).next),
  );
  const alike = new Map<string, PreviewedTrials>();
  for (const lengths of paths) {
    const key = lengths.join();
    const known = alike.get(key);
    alike.set(key, { lengths, count: (known?.count ?? 0) + 1 });
  }
  return [...alike.values()];
}

/** The length that each trial of a ladder of rungs reaches. */
function climb(searcher: Searcher, bracket: Bracket, next: () => number): number[][] {
  const { lengths, maxTrials, maxConcurrentTrials } = bracket;
  const { divisor, stopOnce } = searcher;
  const reached: number[] = [];
  const results: RungResults = [];
  let running: number[] = [];
  const start = () => {
    running.push(reached.length);
    reached.push(0);
  };
  while (reached.length < Math.min(maxTrials, maxConcurrentTrials)) start();
  while (running.length > 0) {
    const trialId = running[Math.floor(next() * running.length)] ?? 0;
    running = running.filter((each) => each !== trialId);
    const rung = reached[trialId] ?? 0;
    const isTop = rung >= lengths.length - 1;
    const input = { results, rung, trialId, value: next(), smallerIsBetter: true };
    const promoted = isTop ? [] : recordResult({ ...input, divisor, stopOnce });
    for (const id of promoted) {
      reached[id] = (reached[id] ?? 0) + 1;
      running.push(id);
    }
    if (promoted.length === 0 && reached.length < maxTrials) start();
  }
  return reached.map((rung) => lengths.slice(0, rung + 1));
}
