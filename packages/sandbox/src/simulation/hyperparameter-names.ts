/** What people call the learning rate, the usual name first. */
export const rateNames = ['lr', 'learning_rate', 'base_lr'] as const;

/** What people call the batch size. */
export const sizeNames = ['global_batch_size', 'batch_size'] as const;
