import { memo } from 'react';
import { roles } from './columns';

type Props = {
  /** place among the rows that can be scrolled to */
  index: number;
  /** place in the whole list */
  place: number;
  height: number;
};

/** Stands for a row that is on its way. How that looks is drawn behind all rows, once. */
export const PlaceholderRow = memo(({ index, place, height }: Props) => (
  <tr
    {...roles.row}
    aria-rowindex={place + 2}
    aria-busy
    style={{ top: index * height, height }}
    className="absolute inset-x-0 contain-strict"
  >
    <td {...roles.cell} />
  </tr>
));
