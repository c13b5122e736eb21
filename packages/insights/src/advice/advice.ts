import type { Hyperparameter, NamedHyperparameter } from '@trainyard/sdk/model';
import { curveOf, type Effect, minMeasured } from '../importance/effect';
import { minInBin, withoutExtremes } from '../importance/effect-bins';
import { below, type Feature, seeded } from '../importance/regression-tree';
import { hasValueOf, narrowed } from './narrowed';
import { minLater, shareLeftOf } from './share-left';
import { spanOf } from './spans';

/** How much better a trial's metric is, above 0 also where smaller is better; a 95 % interval. */
export type Gain = { mean: number; low: number; high: number };

/** The advice for one hyperparameter of a search. */
export type HyperparameterAdvice = Pick<NamedHyperparameter, 'path' | 'name'> & {
  /** what the search draws from */
  from: Hyperparameter;
} & (
    | { kind: 'narrow'; to: Hyperparameter; gain: Gain }
    /** no range is better than another beyond chance, or nearly all values are as good */
    | { kind: 'keep' }
    /** the curve is clear, but not the gain; about so many trials would do */
    | { kind: 'too few'; needed: number }
    /** less than half of the advantage is left at a later rung */
    | { kind: 'lost later' }
    /** too few trials got further than the first rung to know that */
    | { kind: 'too few later'; needed: number }
    /** too few trials have the values that are advised for all, or it adds nothing to the others */
    | { kind: 'not together' }
  );

export type Advice = {
  trials: number;
  hyperparameters: HyperparameterAdvice[];
  /** of all that are narrowed, together; undefined if none is */
  gain?: Gain;
};

export type AdviceRequest = {
  features: readonly Feature[];
  target: readonly number[];
  /**
   * of a search that halves, whose target is measured at its first rung: the same metric at a later
   * one; not a number for trials that did not get there
   */
  later?: readonly number[];
  /** how many of the steps between the first and the last rung the later one is above the first */
  climbed?: number;
  isSmallerBetter: boolean;
  /** what the config searches */
  space: readonly NamedHyperparameter[];
  /** the effects of the features, by their names */
  effects: ReadonlyMap<string, Effect>;
  seed: number;
};

const rounds = 100;

/** so much of an advantage has to be left at a later rung */
const minLeft = 0.5;

/**
 * Says for each hyperparameter to which of its values a further search should be narrowed, from the
 * curve of its effect alone, and how much better the mean metric of a trial is among these values
 * than among all. Without a clear effect (`effectsOf`: chance gives one in a thousand searches)
 * nothing is said.
 *
 * The gain is out of the bag (L. Breiman, Out-of-bag Estimation, 1996): each round draws trials with
 * replacement, chooses the values by them again, and compares the trials that were not drawn. So no
 * trial chooses the values by which it is judged, which would promise too much. The interval has the
 * middle 95 % of the rounds (B. Efron's percentiles, 1979); a range is advised only if all of it is
 * above 0. Extremes count as Tukey's fences, as in the curves.
 *
 * Of several hyperparameters, the one with the largest gain comes first, and each next one stays if
 * those not drawn are better with it: what is better by itself need not be so together.
 */
export function adviceOf(request: AdviceRequest): Advice {
  const { features, target, space, effects, isSmallerBetter } = request;
  const candidates = features.flatMap((feature): Candidate[] => {
    const effect = effects.get(feature.name);
    const named = space.find(({ name }) => name === feature.name);
    if (!effect || !named || named.hyperparameter.type === 'const') return [];
    const span = spanOf(effect, { isLog: feature.isLog ?? false, isSmallerBetter });
    const to = span && narrowed(named, span);
    return [{ feature, named, effect, ...(to && { to }) }];
  });
  const clear = candidates.filter((one): one is Clear => one.to !== undefined);
  const { later = target } = request;
  const isLater = request.later !== undefined;
  const isKnown = !isLater || later.filter((value) => !Number.isNaN(value)).length >= minLater;
  // if it goes on falling as fast, half of it is left at the end
  const minHere = 1 - (1 - minLeft) * (request.climbed ?? 1);
  const durable = clear.filter(
    ({ feature, effect }) => !isLater || shareLeftOf({ feature, effect, target, later }) >= minHere,
  );
  const judged = isKnown ? durable : [];
  const bag = judged.length === 0 ? [] : drawnRounds(judged, request);
  const gains = new Map(judged.map((one, at) => [one, gainOf(bag, [at])] as const));
  const [chosen, gain] = chosenOf(judged, gains, bag);
  const adviceFor = (one: Candidate): HyperparameterAdvice => {
    const { path, name, hyperparameter: from } = one.named;
    const own = { path, name, from };
    if (one.effect.conclusion.kind === 'too few')
      return { ...own, kind: 'too few', needed: minMeasured };
    if (!one.to) return { ...own, kind: 'keep' };
    if (!isKnown) return { ...own, kind: 'too few later', needed: minLater };
    if (!durable.includes(one as Clear)) return { ...own, kind: 'lost later' };
    const ownGain = gains.get(one as Clear);
    if (!ownGain || ownGain.low <= 0) {
      const needed = neededFor(ownGain, target.length);
      return needed === undefined ? { ...own, kind: 'keep' } : { ...own, kind: 'too few', needed };
    }
    if (!chosen.has(one as Clear)) return { ...own, kind: 'not together' };
    return { ...own, kind: 'narrow', to: one.to, gain: ownGain };
  };
  return {
    trials: target.length,
    hyperparameters: candidates.map(adviceFor),
    ...(gain && { gain }),
  };
}

type Candidate = {
  feature: Feature;
  named: NamedHyperparameter;
  effect: Effect;
  to?: Hyperparameter;
};
type Clear = Candidate & { to: Hyperparameter };

/** One round: the trials that were not drawn, and which of them each candidate's values have. */
type Round = { goodness: number[]; isInside: boolean[][] };

function drawnRounds(
  candidates: readonly Clear[],
  { target, isSmallerBetter, seed }: AdviceRequest,
): Round[] {
  const random = seeded(seed);
  const calm = withoutExtremes(target);
  const count = target.length;
  return Array.from({ length: rounds }, (): Round => {
    const drawn = Array.from({ length: count }, () => below(random, count));
    const seen = new Set(drawn);
    const rest = [...calm.keys()].filter((row) => !seen.has(row));
    const drawnTarget = drawn.map((row) => calm[row] ?? 0);
    return {
      goodness: rest.map((row) => (isSmallerBetter ? -1 : 1) * (calm[row] ?? 0)),
      isInside: candidates.map(({ feature, named }) => {
        const values = drawn.map((row) => feature.values[row] ?? Number.NaN);
        const curve = curveOf({ ...feature, values }, { target: drawnTarget, isSmallerBetter });
        const span = spanOf(curve, { isLog: feature.isLog ?? false, isSmallerBetter });
        const to = span && narrowed(named, span);
        if (!to) return rest.map(() => true);
        return rest.map(hasValueOf({ ...named, hyperparameter: to }, feature));
      }),
    };
  });
}

/** fewer rounds in which enough trials have the values say nothing */
const minRounds = rounds / 2;

/** The gain of the values of some candidates together; undefined if too few trials have them. */
function gainOf(bag: readonly Round[], of: readonly number[]): Gain | undefined {
  const gains = bag.flatMap(({ goodness, isInside }) => {
    const inside = goodness.filter((_, row) => of.every((at) => isInside[at]?.[row] === true));
    return inside.length < minInBin ? [] : [meanOf(inside) - meanOf(goodness)];
  });
  if (gains.length < minRounds) return undefined;
  const sorted = gains.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
  return { mean: meanOf(gains), low: at(0.025), high: at(0.975) };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function chosenOf(
  judged: readonly Clear[],
  gains: ReadonlyMap<Clear, Gain | undefined>,
  bag: readonly Round[],
): [chosen: Set<Clear>, gain: Gain | undefined] {
  const order = judged
    .map((one, at) => ({ one, at, gain: gains.get(one) }))
    .filter(({ gain }) => gain !== undefined && gain.low > 0)
    .sort((one, other) => (other.gain?.mean ?? 0) - (one.gain?.mean ?? 0));
  const chosen: typeof order = [];
  let together: Gain | undefined;
  for (const next of order) {
    const gain = gainOf(
      bag,
      [...chosen, next].map(({ at }) => at),
    );
    if (!gain || gain.low <= 0 || gain.mean <= (together?.mean ?? 0)) continue;
    chosen.push(next);
    together = gain;
  }
  return [new Set(chosen.map(({ one }) => one)), together];
}

/** more than this many times the trials is not worth asking for */
const maxTimes = 10;

/** The number of trials at which the interval would be above 0: its width falls with their root. */
function neededFor(gain: Gain | undefined, count: number): number | undefined {
  if (!gain) return 2 * count;
  if (gain.mean <= 0) return undefined;
  const times = ((gain.mean - gain.low) / gain.mean) ** 2;
  return times > maxTimes ? undefined : Math.ceil((times * count) / 10) * 10;
}
