/** The kind of model: it determines the reported metrics and their curves. */
export type Domain = 'vision' | 'detection' | 'language' | 'speech' | 'probes';

export type DomainFacts = {
  /** loss of an untrained model */
  startLoss: number;
  /** final loss of a well-tuned model */
  floor: number;
  bestLr: number;
  /** share of the length after which most of the slope has passed */
  timeConstant: number;
  samplesPerSecond: number;
  /** GPU memory at the usual batch size */
  memoryGib: number;
  defaultBatchSize: number;
  batchesPerEpoch: number;
  modelGib: number;
  training: readonly string[];
  validation: readonly string[];
  /** metric groups in addition to training and validation, reported at every validation */
  custom: Readonly<Record<string, readonly string[]>>;
  /** the searcher metric of a submitted experiment, with any name */
  searcherMetric?: { name: string; smallerIsBetter: boolean };
};

const common = ['loss', 'lr', 'grad_norm', 'gpu_memory_gib'] as const;

export const domains: Record<Domain, DomainFacts> = {
  vision: {
    startLoss: 6.9,
    floor: 0.62,
    bestLr: 1e-3,
    timeConstant: 0.16,
    samplesPerSecond: 1210,
    memoryGib: 31,
    defaultBatchSize: 256,
    batchesPerEpoch: 5000,
    modelGib: 0.33,
    training: [...common, 'accuracy', 'epoch', 'samples_per_second'],
    validation: ['validation_accuracy', 'validation_loss'],
    custom: {},
  },
  detection: {
    startLoss: 3.4,
    floor: 0.48,
    bestLr: 5e-4,
    timeConstant: 0.2,
    samplesPerSecond: 186,
    memoryGib: 44,
    defaultBatchSize: 64,
    batchesPerEpoch: 1850,
    modelGib: 0.52,
    training: [...common, 'box_loss', 'epoch', 'samples_per_second'],
    validation: ['validation_loss', 'validation_map'],
    custom: {},
  },
  language: {
    startLoss: 10.8,
    floor: 2.35,
    bestLr: 3e-4,
    timeConstant: 0.1,
    samplesPerSecond: 18400,
    memoryGib: 62,
    defaultBatchSize: 128,
    batchesPerEpoch: 100_000,
    modelGib: 13.5,
    training: [...common, 'perplexity', 'tokens_per_second'],
    validation: ['validation_loss', 'validation_perplexity'],
    custom: { evaluation: ['hellaswag', 'mmlu'] },
  },
  speech: {
    startLoss: 5.2,
    floor: 0.58,
    bestLr: 8e-4,
    timeConstant: 0.18,
    samplesPerSecond: 320,
    memoryGib: 27,
    defaultBatchSize: 96,
    batchesPerEpoch: 2900,
    modelGib: 0.9,
    training: [...common, 'samples_per_second'],
    validation: ['validation_loss', 'validation_wer'],
    custom: { languages: ['wer.de', 'wer.en'] },
  },
  // reports every layer of a large model
  probes: {
    startLoss: 10.8,
    floor: 2.35,
    bestLr: 3e-4,
    timeConstant: 0.1,
    samplesPerSecond: 900,
    memoryGib: 40,
    defaultBatchSize: 128,
    batchesPerEpoch: 1000,
    modelGib: 2,
    training: [
      'loss',
      'lr',
      ...Array.from({ length: 9996 }, (_, index) => `probe_${String(index).padStart(4, '0')}`),
    ],
    validation: ['validation_loss', 'validation_perplexity'],
    custom: {},
  },
};
