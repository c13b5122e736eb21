const tabs = ['overview', 'hyperparameters', 'profiler', 'logs'] as const;

/** A tab of a trial's page by its name in a link; the first where there is none of that name. */
export const trialTabOf = (name: string | undefined) =>
  tabs.find((known) => known === name) ?? 'overview';
