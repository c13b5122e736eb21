import type { MetricPair } from '@trainyard/sdk/model';
import type { ComponentProps } from 'react';
import PointNotesOfTrial from '../notes/point-notes-of-trial';
import type { ViewOfTrial } from '../pair-chart';
import { BaseRunChoice } from './base-run-choice';

type Props = Pick<ViewOfTrial, 'trial' | 'view' | 'onViewChange'> &
  Pick<ComponentProps<typeof BaseRunChoice>, 'experiment' | 'onBase'> & {
    pairs: readonly MetricPair[];
    onNotes: ComponentProps<typeof PointNotesOfTrial>['onChange'];
  };

/** The tools of the charts of a trial that load after its curves: its base run, and notes on points. */
export default function TrialTools({ view, onViewChange, onBase, onNotes, pairs, ...of }: Props) {
  return (
    <>
      <BaseRunChoice
        {...of}
        chosen={view.base}
        onChange={(base) => onViewChange({ base }, { isStep: true })}
        onBase={onBase}
      />
      <PointNotesOfTrial
        {...of}
        pairs={pairs}
        onFind={(filter) => onViewChange({ filter, metric: [] })}
        onChange={onNotes}
      />
    </>
  );
}
