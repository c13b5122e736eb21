import type { ColumnPosition } from '@trainyard/ui/table/columns/column-state';
import type { ExperimentRow } from '~/data/experiments/experiments';

const sideBarWidth = 216;
/** in narrower windows no column fits beside those at first, and the code is not loaded */
const minWidth = 1_180;

const roomFor = () => window.innerWidth - sideBarWidth;

let choose: typeof import('./chosen-columns').chosenColumns | undefined;

/** Loads the choice of columns while the first rows load: they come with their columns. */
export async function loadColumnChoice(): Promise<void> {
  if (choose || roomFor() < minWidth) return;
  ({ chosenColumns: choose } = await import('./chosen-columns'));
}

/** The columns of a list that nobody has arranged, by its first rows; undefined for those at first. */
export const columnChoice = (
  rows: readonly ExperimentRow[],
): readonly ColumnPosition[] | undefined => choose?.(rows, roomFor());
