/** Trials whose lines are shown at once: as many as there are colours. */
export const mostTrials = 12;
