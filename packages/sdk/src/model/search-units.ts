import { type Config, count, maxLength, section, type TrainingLength } from './config';
import { readHyperparameter } from './hyperparameters';

/** Records in a batch, where the config says it: `global_batch_size`, a constant. */
export function globalBatchSize(config: Config): number | undefined {
  const size = readHyperparameter(section(config, 'hyperparameters').global_batch_size);
  return size?.type === 'const' ? count(size.val) : undefined;
}

/**
 * Batches that one unit of training is: 1 for batches, a fraction for records. Nothing where the
 * config does not say what it takes: the batch size, and for epochs `records_per_epoch`.
 */
export function batchesPerUnit(
  config: Config,
  unit: NonNullable<TrainingLength['unit']>,
): number | undefined {
  if (unit === 'batches') return 1;
  const size = globalBatchSize(config);
  if (size === undefined || size <= 0) return undefined;
  if (unit === 'records') return 1 / size;
  const records = count(config?.records_per_epoch);
  return records === undefined || records <= 0 ? undefined : records / size;
}

/** How many batches each trial trains, rounded; nothing where the config's units cannot be counted in them. */
export function maxBatches(config: Config): number | undefined {
  const length = maxLength(config);
  if (length?.unit === undefined) return undefined;
  const batches = batchesPerUnit(config, length.unit);
  return batches === undefined ? undefined : Math.round(length.length * batches);
}
