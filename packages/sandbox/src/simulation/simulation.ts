/** What moves experiments on; handlers reach it through their request. */
export type Simulation = {
  /** takes back everything it has scheduled */
  stop(): void;
};
