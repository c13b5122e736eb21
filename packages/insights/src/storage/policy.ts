// in a file of its own: links hold a policy, and every page reads links

/** Which checkpoints stay; the others go. */
export type CleanUpPolicy = {
  /** of each trial: how many with the best metric, and how many of the last */
  trialBest: number;
  trialLast: number;
  /** of each experiment: how many with the best metric */
  experimentBest: number;
  /** checkpoints that are younger stay, in days; 0 spares none */
  spareDays: number;
};

/** Masters keep the best and the last of each trial by themselves: what is left are the trials of searches. */
export const usualPolicy: CleanUpPolicy = {
  trialBest: 0,
  trialLast: 0,
  experimentBest: 3,
  spareDays: 14,
};
