/** A number that was measured, or computed from measurements, and the series that it is from. */
export type Evidence = {
  /** begins with a capital letter, without a full stop */
  text: string;
  value: number;
  unit: '%' | 'ms' | 'x' | 'Gbit/s' | 'batches/s' | '';
  /** the name of the profiler's series, or the call of the master */
  source: string;
};

/**
 * `unused`: some GPUs do nothing; `input`: the loop waits for its data; `peers`: some GPUs or ranks
 * wait for others; `network`: what GPUs exchange; `gaps`: times without training;
 * `idle`: it trains while no GPU is in use; `gpu`: the GPUs are busy.
 */
export type CauseKind = 'unused' | 'input' | 'peers' | 'network' | 'gaps' | 'idle' | 'gpu';

export type Cause = { kind: CauseKind; evidence: Evidence[] };
