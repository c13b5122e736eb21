import { Popover, PopoverAnchor, PopoverContent } from '@trainyard/ui/base/popover';
import { restoreFocus } from '@trainyard/ui/lib/focus/restore-focus';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  side?: 'top' | 'bottom';
  /** the element beside which it opens */
  anchorClassName: string;
  onClose: () => void;
  children: ReactNode;
};

/** The tags of a row or of a selection, beside it. */
export const TagsPopover = ({ label, side, anchorClassName, onClose, children }: Props) => (
  <Popover open onOpenChange={(isOpen) => isOpen || onClose()}>
    <PopoverAnchor aria-hidden className={`pointer-events-none absolute ${anchorClassName}`} />
    <PopoverContent
      aria-label={label}
      side={side}
      // it has no trigger: its cell, or a button of the selection, has the focus again
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        restoreFocus();
      }}
      // its keys are not those of the rows
      onKeyDown={(event) => event.stopPropagation()}
      className="w-96"
    >
      {children}
    </PopoverContent>
  </Popover>
);
