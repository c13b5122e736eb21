import { integer, pick, uniform } from '../simulation/metrics/noise';
import type { Searcher, Settings } from '../simulation/rows';
import { type Domain, domains } from '../simulation/search/domain';
import { gridSize, type HyperparameterSpace } from '../simulation/search/hyperparameters';
import type { Idea } from './demo-ideas';

const facts: Record<Domain, { dataset: string; batchMs: number }> = {
  vision: { dataset: 'imagenet-1k', batchMs: 95 },
  detection: { dataset: 'coco-2017', batchMs: 140 },
  language: { dataset: 'helpdesk-dialogues-v3', batchMs: 260 },
  speech: { dataset: 'common-voice-11', batchMs: 110 },
  probes: { dataset: 'helpdesk-dialogues-v3', batchMs: 260 },
};

/** The checkpoints of the first experiment are small enough to be downloaded in a trial. */
const modelSizes: ReadonlyMap<string, number> = new Map([['resnet50-lr-sweep', 0.008]]);

// one domain uses a trial class of the platform's harness, the others scripts
const entrypointOf = ({ domain, name }: Idea) =>
  domain === 'speech'
    ? 'model_def:SpeechTrial'
    : `python3 -m trainer.${domain} --config configs/${name}.yaml`;

/** The settings with which an idea is submitted; the variant draws the details. */
export function settingsOf(idea: Idea, variant: number): Settings {
  const hyperparameters = spaceOf(idea, variant);
  const searcher = searcherOf(idea, hyperparameters);
  const { maxLength } = searcher;
  const { dataset, batchMs } = facts[idea.domain];
  // periods divide every rung, so that each ends with a validation
  const validationPeriod = Math.max(100, maxLength / 32);
  const speed = idea.pool === 't4-pool' ? 1.6 : 1;
  const modelGib = modelSizes.get(idea.name);
  return {
    domain: idea.domain,
    hyperparameters,
    searcher,
    entrypoint: entrypointOf(idea),
    dataset,
    slotsPerTrial: idea.slots,
    maxRestarts: pick(variant, 11, [5, 5, 3, 1, 0]),
    schedulingUnit: 100,
    validationPeriod: Math.round(validationPeriod / 100) * 100,
    checkpointPeriod: Math.round(validationPeriod / 100) * 200,
    batchMs: batchMs * speed * (0.8 + 0.5 * uniform(variant, 12)),
    validationMs: 11_000 + 9_000 * uniform(variant, 13),
    checkpointMs: idea.domain === 'language' ? 21_000 : 3_500,
    pullMs: integer(variant, 14, [900, 40_000]),
    startMs: 2800,
    stopMs: 3000,
    killMs: 400,
    wrapUpMs: 0,
    verbose: false,
    profiled: idea.searcher === 'single',
    ...(modelGib !== undefined && { modelGib }),
    failure: null,
  };
}

function searcherOf(idea: Idea, space: HyperparameterSpace): Searcher {
  const halving = idea.searcher === 'adaptive_asha' || idea.searcher === 'async_halving';
  const byScore = idea.domain === 'vision';
  // lengths in whole thousands of 1,600 fall on every rung and period
  const maxLength = Math.max(3200, Math.round((idea.length * 1000) / 3200) * 3200);
  return {
    name: idea.searcher,
    metric: byScore ? 'validation_accuracy' : 'validation_loss',
    smallerIsBetter: !byScore,
    maxLength,
    maxTrials: idea.searcher === 'grid' ? gridSize(space) : idea.trials,
    maxConcurrentTrials: halving ? 8 : 16,
    rungs: halving ? 3 : 1,
    divisor: 4,
  };
}

/** Some programs name hyperparameters with dots, and take lists. */
const flatNames: ReadonlyMap<string, HyperparameterSpace> = new Map([
  [
    'conformer-ctc-dropout',
    {
      'optimizer.betas': { type: 'const', val: [0.9, 0.98] },
      'optimizer.clip': { type: 'double', minval: 0.5, maxval: 2 },
      'specaugment.masks': {
        type: 'categorical',
        vals: [
          [2, 27],
          [2, 15],
          [4, 27],
        ],
      },
    },
  ],
]);

function spaceOf(idea: Idea, variant: number): HyperparameterSpace {
  const { bestLr: best, defaultBatchSize } = domains[idea.domain];
  const fixed: HyperparameterSpace = {
    global_batch_size: { type: 'const', val: defaultBatchSize },
    weight_decay: { type: 'const', val: pick(variant, 21, [0.01, 0.05, 0.02, 0]) },
    optimizer: { type: 'const', val: 'adamw' },
    ...flatNames.get(idea.name),
    warmup: { type: 'const', val: pick(variant, 22, [500, 1000, 2000]) },
  };
  if (idea.searcher === 'single') {
    const lr = best * pick(variant, 23, [1, 0.5, 2, 0.3, 1, 4]);
    return {
      ...fixed,
      lr: { type: 'const', val: Number(lr.toPrecision(2)) },
      dropout: { type: 'const', val: pick(variant, 24, [0.1, 0, 0.2, 0.3]) },
    };
  }
  if (idea.searcher === 'grid') return { ...fixed, ...gridSpace(best, idea.trials) };
  const middle = Math.log10(best);
  return {
    ...fixed,
    lr: {
      type: 'log',
      base: 10,
      minval: Math.round(middle - 1.4),
      maxval: Math.round(middle + 1.4),
    },
    dropout: { type: 'double', minval: 0, maxval: 0.4 },
    layers: { type: 'int', minval: 2, maxval: 12 },
    model: {
      activation: { type: 'categorical', vals: ['gelu', 'relu', 'silu'] },
      width: { type: 'const', val: 768 },
    },
  };
}

const gridSpace = (best: number, trials: number): HyperparameterSpace => ({
  lr: { type: 'categorical', vals: [best, best / 3] },
  dropout: { type: 'double', minval: 0, maxval: 0.3, count: Math.max(1, Math.round(trials / 2)) },
});
