import type { ReactNode } from 'react';
import {
  everythingSelected,
  nothingSelected,
  type Selection,
  selectedCount,
} from '../grid/selection';
import { BulkBar } from './bulk-bar';

type Props = {
  selection: Selection;
  total: number;
  onSelectionChange: (selection: Selection) => void;
  /** what can be done to the chosen rows */
  children: ReactNode;
};

/** Actions on the selected rows of a table that loads them in chunks. */
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
