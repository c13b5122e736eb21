// a separate file, because links contain a policy, and every page reads links

/** The checkpoints to keep; others are deleted. */
export type CleanUpPolicy = {
  /** of each trial: numbers with the best metric, and of the last ones */
  trialBest: number;
  trialLast: number;
  /** of each experiment: number with the best metric */
  experimentBest: number;
  /** keeps younger checkpoints, in days; 0 keeps none by age */
  spareDays: number;
};

/**
 * Masters keep the best and the last of each trial by default: most savings are in trials of
 * searches.
 */
export const defaultPolicy: CleanUpPolicy = {
  trialBest: 0,
  trialLast: 0,
  experimentBest: 3,
  spareDays: 14,
};
