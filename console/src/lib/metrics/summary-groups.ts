/** The name of a group in summaries of metrics, where the two usual groups have older names. */
export const summaryNameOf = (group: string): string =>
  group === 'training' ? 'avg_metrics' : group === 'validation' ? 'validation_metrics' : group;

/** The group that summaries of metrics call by this name. */
export const groupOfSummary = (name: string): string =>
  name === 'avg_metrics' ? 'training' : name === 'validation_metrics' ? 'validation' : name;
