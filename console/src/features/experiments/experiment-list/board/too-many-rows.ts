import { showToast } from '@trainyard/ui/lib/toast-store';
import type { Colored } from '~/data/experiments/experiment-colors';

type Full = {
  of: Colored;
  /** true where the board draws the first rows of the list */
  isOfList: boolean;
  maxCurves: number;
};

/** Says why a row is not added to the board. */
export function warnOfRows({ of, isOfList, maxCurves }: Full): void {
  const title = isOfList
    ? `The board draws the first ${of} of the list. A filter of the list draws others.`
    : `Up to ${maxCurves} chosen ${of} are drawn at once.`;
  showToast({ kind: 'warning', title });
}
