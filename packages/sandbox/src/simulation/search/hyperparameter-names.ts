/** Names of the learning rate, the usual one first. */
export const rateNames = ['lr', 'learning_rate', 'base_lr'] as const;

/** Names of the batch size. */
export const sizeNames = ['global_batch_size', 'batch_size'] as const;
