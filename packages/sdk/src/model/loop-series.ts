/**
 * Names of the profiler's series of a training loop: the parts of a step in their order, as the
 * harness times them. Loading is the first one, and the third one trains.
 */
export const loopSeries = [
  'dataloader_next',
  'to_device',
  'train_batch',
  'step_lr_schedulers',
  'from_device',
  'reduce_metrics',
] as const;
