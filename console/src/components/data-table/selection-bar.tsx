import type { ReactNode } from 'react';
import { BulkBar } from './bulk-bar';
import { everythingSelected, nothingSelected, type Selection, selectedCount } from './selection';

type Props = {
  selection: Selection;
  total: number;
  onSelectionChange: (selection: Selection) => void;
  /** what can be done to the chosen rows */
  children: ReactNode;
};

/** What can be done to the chosen rows of a table that loads them bit by bit. */
export const SelectionBar = ({ selection, total, onSelectionChange, children }: Props) => (
  <BulkBar
    count={selectedCount(selection, total)}
    total={total}
    onAll={() => onSelectionChange(everythingSelected)}
    onClear={() => onSelectionChange(nothingSelected)}
  >
    {children}
  </BulkBar>
);
