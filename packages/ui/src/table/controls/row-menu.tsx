import type { ReactNode } from 'react';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '../../base/dropdown-menu';

type Props = {
  /** its position in the window; undefined while it is closed */
  at: { x: number; y: number } | undefined;
  label: string;
  onClose: () => void;
  /** returns the focus to the row unless another element has taken it */
  onReturnFocus: () => void;
  children: ReactNode;
};

/** One menu for all rows, opened at the pointer, at a button or at a row. */
export const RowMenu = ({ at, label, onClose, onReturnFocus, children }: Props) => (
  <DropdownMenu
    open={at !== undefined}
    onOpenChange={(isOpen) => isOpen || onClose()}
    modal={false}
  >
    <DropdownMenuTrigger>
      <span
        aria-hidden
        tabIndex={-1}
        className="pointer-events-none fixed size-px overflow-hidden text-transparent"
        style={{ left: at?.x ?? 0, top: at?.y ?? 0 }}
      >
        {/* the menu takes its name from its trigger */}
        {label}
      </span>
    </DropdownMenuTrigger>
    <DropdownMenuContent
      align="start"
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        onReturnFocus();
      }}
    >
      {children}
    </DropdownMenuContent>
  </DropdownMenu>
);
