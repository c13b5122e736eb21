import type { NamedHyperparameter } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { lazy, Suspense } from 'react';

const ForkWithRanges = lazy(async () => ({
  default: (await import('~/features/experiments/experiment-forms/search/fork-with-ranges'))
    .ForkWithRanges,
}));

/** The button that forks a search with narrower ranges, which loads after the advice. */
export const forkWithRanges =
  (experiment: Experiment) => (ranges: readonly NamedHyperparameter[]) => (
    <Suspense>
      <ForkWithRanges experiment={experiment} ranges={ranges} />
    </Suspense>
  );
