import { ownValue } from '@trainyard/sdk/model';
import { type Domain, type DomainFacts, domains } from '../search/domain';
import {
  type HyperparameterValues,
  numberIn,
  rateNames,
  sizeNames,
} from '../search/hyperparameters';
import { drift, normal, seedOf, uniform } from './noise';

/** The parameters of one trial's metrics, derived from its hyperparameters and its seed. */
export type Curve = {
  seed: number;
  facts: DomainFacts;
  length: number;
  headStart: number;
  lr: number;
  batchSize: number;
  floor: number;
  timeConstant: number;
  noise: number;
  /** the range where training stalls, in batches */
  plateau: { from: number; length: number };
  /** the difference of validation at the end */
  gap: number;
  overfitsFrom: number;
  /** from here on the loss grows, and soon becomes NaN */
  divergesAt: number;
};

type CurveInput = {
  domain: Domain;
  hparams: HyperparameterValues;
  seed: number;
  /** batches of a full-length trial */
  length: number;
  /** replaces the domain's */
  facts?: DomainFacts;
  /** replaces that of the facts */
  modelGib?: number | undefined;
  /** distance of unknown hyperparameters from their best values */
  handicap?: number;
  /** batches that the initial weights were trained for */
  headStart?: number;
};

/** Bad learning rates learn slowly or diverge; dropout and decay keep the gap small. */
export function curveOf({ domain, hparams, seed, length, ...own }: CurveInput): Curve {
  const { modelGib, handicap = 0, headStart = 0 } = own;
  const { facts: baseFacts = domains[domain] } = own;
  const facts = modelGib === undefined ? baseFacts : { ...baseFacts, modelGib };
  const lr = firstIn(hparams, rateNames, facts.bestLr);
  const batchSize = firstIn(hparams, sizeNames, facts.defaultBatchSize);
  const dropout = numberIn(hparams, 'dropout', 0.1);
  const decay = numberIn(hparams, 'weight_decay', 0.01);
  const adaptive = hparams.optimizer !== 'sgd';
  // in decades: 1 is ten times the best learning rate
  const off = Math.log10(lr / (adaptive ? facts.bestLr : facts.bestLr * 20));
  const luck = normal(seed, 1) * 0.03;
  const tuned =
    1 +
    (off > 0 ? 0.7 : 0.22) * off * off +
    1.2 * Math.abs(dropout - 0.12) ** 1.5 +
    handicap +
    luck;
  return {
    seed,
    facts,
    length,
    headStart,
    lr,
    batchSize,
    floor: facts.floor * Math.max(0.85, tuned),
    timeConstant: length * facts.timeConstant * 10 ** (-0.35 * Math.max(-1.6, Math.min(off, 0.2))),
    noise: 0.035 * Math.sqrt(facts.defaultBatchSize / batchSize) * (1 + Math.max(0, off) * 0.8),
    plateau: {
      from: length * (0.12 + 0.3 * uniform(seed, 2)),
      length: uniform(seed, 3) < 0.3 ? length * (0.06 + 0.1 * uniform(seed, 4)) : 0,
    },
    gap: Math.max(0.02, 0.5 - 1.1 * dropout - 4 * decay + normal(seed, 5) * 0.06),
    overfitsFrom: length * (0.3 + 0.25 * uniform(seed, 6)),
    divergesAt: divergence({ off, seed, length }),
  };
}

// by any of its names
const firstIn = (hparams: HyperparameterValues, names: readonly string[], otherwise: number) =>
  Math.max(
    Number.MIN_VALUE,
    names.reduceRight((value, name) => numberIn(hparams, name, value), otherwise),
  );

// safe up to five times the best rate, certain to diverge from twenty times on
function divergence({ off, seed, length }: { off: number; seed: number; length: number }) {
  const risk = (off - 0.7) / 0.6;
  if (uniform(seed, 7) >= risk) return Number.POSITIVE_INFINITY;
  return Math.floor(length * (0.04 + 0.5 * uniform(seed, 8) ** 2));
}

/** Smooth training loss, before noise. */
function expectedLoss(curve: Curve, batch: number): number {
  const { facts, floor, plateau } = curve;
  const stalled = Math.max(0, Math.min(batch - plateau.from, plateau.length));
  const learned = curve.headStart + batch - stalled * 0.92;
  const fast = Math.exp(-learned / curve.timeConstant);
  const slow = 1 / (1 + learned / (curve.timeConstant * 1.8));
  const decayed = batch > curve.length * 0.8 ? 0.93 : batch > curve.length * 0.6 ? 0.965 : 1;
  return floor * decayed + (facts.startLoss - floor) * (0.84 * fast + 0.16 * slow);
}

function trainingLoss(curve: Curve, batch: number): number {
  if (batch >= curve.divergesAt) return exploded(curve, batch);
  const wobble = 1 + curve.noise * (normal(curve.seed, 20, batch) + 0.7 * slowNoise(curve, batch));
  const spike = uniform(curve.seed, 21, batch) < 0.006 ? 1 + uniform(curve.seed, 22, batch) : 1;
  return expectedLoss(curve, batch) * wobble * spike;
}

const slowNoise = (curve: Curve, batch: number) =>
  drift(curve.seed, 23, (batch / curve.length) * 40);

function exploded(curve: Curve, batch: number): number {
  const steps = (batch - curve.divergesAt) / (curve.length * 0.012);
  const loss = expectedLoss(curve, curve.divergesAt) * Math.exp(steps * 2.2);
  return steps < 3 ? loss : Number.NaN;
}

function validationLoss(curve: Curve, batch: number): number {
  if (batch >= curve.divergesAt) return exploded(curve, batch);
  const late = Math.max(0, batch - curve.overfitsFrom) / curve.length;
  const behind = 1.05 + curve.gap * (0.12 + late ** 1.25);
  return expectedLoss(curve, batch) * behind * (1 + 0.012 * normal(curve.seed, 30, batch));
}

function learningRate({ lr, length }: Curve, batch: number): number {
  const warmup = length * 0.05;
  if (batch < warmup) return (lr * batch) / warmup;
  return (
    lr * (0.01 + 0.99 * 0.5 * (1 + Math.cos((Math.PI * (batch - warmup)) / (length - warmup))))
  );
}

// an untrained model guesses, a trained one is more accurate with a lower loss
const accuracy = (curve: Curve, loss: number) =>
  Number.isNaN(loss)
    ? 0.001
    : Math.exp(-0.42 * loss) * Math.max(0, 1 - loss / (curve.facts.startLoss * 1.02));

const channel = {
  rate: seedOf('samples_per_second'),
  memory: seedOf('gpu_memory_gib'),
  norm: seedOf('grad_norm'),
};

function gradientNorm(curve: Curve, batch: number): number {
  const loss = trainingLoss(curve, batch);
  return (0.9 + loss * 1.6) * (1 + 0.18 * Math.abs(normal(curve.seed, channel.norm, batch)));
}

/** Samples per second on all slots; smaller batches use them less efficiently. */
export function rateOf(curve: Curve, batch: number): number {
  const warm = 1 - 0.04 * Math.exp((-batch / curve.length) * 20);
  const noise = 1 + 0.015 * normal(curve.seed, channel.rate, batch);
  return (
    curve.facts.samplesPerSecond *
    Math.sqrt(curve.batchSize / curve.facts.defaultBatchSize) *
    warm *
    noise
  );
}

/** GPU memory in use, in GiB; grows with the batch size. */
export function memoryOf(curve: Curve, batch: number): number {
  const share = 0.35 + 0.65 * (curve.batchSize / curve.facts.defaultBatchSize);
  const warm = 1 - 0.08 * Math.exp((-batch / curve.length) * 60);
  return (
    curve.facts.memoryGib * share * warm + 0.4 * drift(curve.seed, channel.memory, batch / 400)
  );
}

const score = (curve: Curve, batch: number, offset: number) =>
  0.25 +
  0.45 * accuracy(curve, validationLoss(curve, batch) / 4) +
  0.01 * normal(curve.seed, offset, batch);

function errorRate(curve: Curve, batch: number): number {
  return Math.min(1, 0.04 + 0.19 * validationLoss(curve, batch));
}

const readings: Record<string, (curve: Curve, batch: number) => number> = {
  loss: trainingLoss,
  box_loss: (curve, batch) => trainingLoss(curve, batch) * 0.41,
  perplexity: (curve, batch) => Math.exp(trainingLoss(curve, batch)),
  accuracy: (curve, batch) => accuracy(curve, trainingLoss(curve, batch)),
  epoch: (curve, batch) => Math.floor(batch / curve.facts.batchesPerEpoch),
  lr: learningRate,
  grad_norm: gradientNorm,
  gpu_memory_gib: memoryOf,
  samples_per_second: rateOf,
  tokens_per_second: rateOf,
  validation_loss: validationLoss,
  validation_accuracy: (curve, batch) => accuracy(curve, validationLoss(curve, batch)),
  validation_map: (curve, batch) => 0.72 * accuracy(curve, validationLoss(curve, batch)),
  validation_perplexity: (curve, batch) => Math.exp(validationLoss(curve, batch)),
  validation_wer: errorRate,
  'wer.de': (curve, batch) => errorRate(curve, batch) * 1.12,
  'wer.en': (curve, batch) => errorRate(curve, batch) * 0.94,
  hellaswag: (curve, batch) => score(curve, batch, 41),
  mmlu: (curve, batch) => score(curve, batch, 42) * 0.8,
};

// an unknown metric is a loss, an error or a score
function ownReading({ facts }: Curve, name: string) {
  if (facts.searcherMetric?.name !== name) return undefined;
  if (!facts.searcherMetric.smallerIsBetter) return readings.validation_accuracy;
  return /err/i.test(name) ? validationError : validationLoss;
}

const validationError = (curve: Curve, batch: number) =>
  1 - accuracy(curve, validationLoss(curve, batch));

/** Names of a group's metrics, in name order; none for an unknown group. */
export function metricNames(curve: Curve, group: string): readonly string[] {
  if (group === 'training') return sorted(curve.facts.training);
  if (group === 'validation') return sorted(curve.facts.validation);
  return sorted(ownValue(curve.facts.custom, group) ?? []);
}

const sortedNames = new WeakMap<readonly string[], readonly string[]>();
function sorted(names: readonly string[]): readonly string[] {
  const cachedNames = sortedNames.get(names);
  if (cachedNames) return cachedNames;
  const inOrder = [...names].sort();
  sortedNames.set(names, inOrder);
  return inOrder;
}

/** The groups that a trial reports: training and validation first, then its own. */
export const metricGroups = (curve: Curve): string[] => [
  'training',
  'validation',
  ...Object.keys(curve.facts.custom),
];

/** One metric after that many batches: a pure function, so history needs no storage. */
export function metricAt(curve: Curve, name: string, batch: number): number {
  const reading = ownValue(readings, name) ?? ownReading(curve, name);
  if (reading) return reading(curve, batch);
  return name.startsWith('probe_') ? probe(curve, name, batch) : Number.NaN;
}

// each follows the loss on its own scale
function probe(curve: Curve, name: string, batch: number): number {
  const own = seedOf(name, curve.seed);
  return expectedLoss(curve, batch) * uniform(own, 1) * (1 + 0.05 * normal(own, 2, batch));
}

/** All metrics of a group at one batch, by name. */
export function metricsAt(curve: Curve, group: string, batch: number): Record<string, number> {
  return Object.fromEntries(
    metricNames(curve, group).map((name) => [name, metricAt(curve, name, batch)]),
  );
}
