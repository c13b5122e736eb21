import { Ellipsis } from 'lucide-react';
import { cn } from '../../lib/utils';
import { displayText } from '../../lib/visible-controls';

export type RowMenuProps<Row> = {
  label: (row: Row) => string;
  onOpen: (row: Row, at: { x: number; y: number }) => void;
  /** Rows for which this returns false have no menu; by default all have one. */
  hasItems?: (row: Row) => boolean;
};

type MenuProps<Row> = { row: Row; menu: RowMenuProps<Row>; className?: string };

/** Opens the menu of a row. */
export const MenuButton = <Row,>({ row, menu, className = 'size-6' }: MenuProps<Row>) => (
  <button
    type="button"
    aria-label={displayText(menu.label(row))}
    aria-haspopup="menu"
    onClick={({ currentTarget }) => {
      const box = currentTarget.getBoundingClientRect();
      menu.onOpen(row, { x: box.left, y: box.bottom });
    }}
    className={cn(
      'grid place-items-center rounded-sm text-muted hover:bg-line hover:text-text',
      className,
    )}
  >
    <Ellipsis aria-hidden className="size-4" />
  </button>
);
