import { AfterPaint } from '@trainyard/ui/page/after-paint';
import { useChosenTrials } from '../chosen-trials';
import { ColorChoice } from './color-choice';
import { type ChoosingViewProps, HyperparameterView } from './hyperparameter-view';
import { TrialLines, useTrialLines } from './trial-lines';
import { usePointChoice } from './trial-points';
import { TrialTable } from './trial-table';
import type { Measured } from './use-measured-trials';

/** The trials of a search as lines over their hyperparameters, and as a table of those that pass. */
export const ParallelView = (props: ChoosingViewProps) => (
  <HyperparameterView {...props} choices={<ColorChoice {...props} />}>
    {(measured) => <Lines {...props} measured={measured} />}
  </HyperparameterView>
);

type Props = ChoosingViewProps & { measured: Measured };

function Lines({ measured, experimentId, search, onSearchChange, actions }: Props) {
  const filter = useTrialLines(measured);
  const choice = useChosenTrials(experimentId);
  return (
    <>
      <TrialLines
        experimentId={experimentId}
        measured={measured}
        filter={filter}
        choice={usePointChoice(choice)}
        color={search.color}
      />
      <AfterPaint label="Loading trials">
        <TrialTable
          caption="Trials of the lines"
          choice={choice}
          experimentId={experimentId}
          measured={measured}
          trials={measured.trials.filter((_, index) => filter.isShown[index])}
          search={search}
          onSearchChange={onSearchChange}
          actions={actions}
        />
      </AfterPaint>
    </>
  );
}
