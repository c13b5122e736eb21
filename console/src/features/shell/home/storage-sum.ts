import type { Answer, Experiment } from '@trainyard/sdk/types';

/** The total size and number of the checkpoints of some experiments, those with the most storage first. */
export function storageOf({ experiments, pagination }: Answer<'getExperiments'>) {
  const sum = (sizeOf: (experiment: Experiment) => number) =>
    experiments.reduce((total, experiment) => total + sizeOf(experiment), 0);
  const isComplete =
    experiments.at(-1)?.checkpointSize === 0 || pagination.total <= experiments.length;
  return {
    largest: experiments[0],
    bytes: sum(({ checkpointSize }) => checkpointSize),
    checkpoints: sum(({ checkpointCount }) => checkpointCount),
    /** the number of summed experiments, if there are more */
    partOf: isComplete ? undefined : experiments.length,
  };
}
