import type { ReactNode } from 'react';
import { HyperparameterView, type HyperparameterViewProps } from './hyperparameter-view';
import { TrialLines, useTrialLines } from './trial-lines';
import { TrialTable } from './trial-table';
import type { Measured } from './use-measured-trials';

type ParallelProps = HyperparameterViewProps & {
  /** what can be done to chosen trials */
  actions: (trialIds: number[]) => ReactNode;
};

/** The trials of a search as lines over their hyperparameters, and as a table of those that pass. */
export const ParallelView = (props: ParallelProps) => (
  <HyperparameterView {...props}>
    {(measured) => <Lines {...props} measured={measured} />}
  </HyperparameterView>
);

type Props = ParallelProps & { measured: Measured };

function Lines({ measured, experimentId, search, onSearchChange, actions }: Props) {
  const filter = useTrialLines(measured);
  return (
    <>
      <TrialLines experimentId={experimentId} measured={measured} filter={filter} />
      <TrialTable
        experimentId={experimentId}
        measured={measured}
        trials={measured.trials.filter((_, index) => filter.isShown[index])}
        search={search}
        onSearchChange={onSearchChange}
        actions={actions}
      />
    </>
  );
}
