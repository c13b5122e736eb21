import { Button } from '@trainyard/ui/base/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@trainyard/ui/base/dropdown-menu';
import { formatCount } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { type NamedRow, rowKey, rowLabel } from './row-names';

type Props = {
  /** the rows that are left out */
  rows: readonly NamedRow[];
  /** shows one again, or without it all of them */
  onShow: (row?: NamedRow) => void;
};

/** Names the rows that are left out, and shows one of them or all again. */
export const LeftOutMenu = ({ rows, onShow }: Props) =>
  rows.length === 0 ? null : (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button>{formatCount(rows.length)} left out: show</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => onShow()}>Show all</DropdownMenuItem>
        <DropdownMenuSeparator />
        {rows.map((row) => (
          <DropdownMenuItem key={rowKey(row)} onSelect={() => onShow(row)}>
            {displayText(rowLabel(row))}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
