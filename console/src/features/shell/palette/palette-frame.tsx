import { restoreFocus } from '@trainyard/ui/lib/focus/restore-focus';
import { cn } from '@trainyard/ui/lib/utils';
import { Dialog as Radix } from 'radix-ui';
import type { KeyboardEvent, ReactNode } from 'react';

type Props = {
  /** for screen readers */
  title: string;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** its place and its size */
  className: string;
  children: ReactNode;
};

/** The frame of the palette and of the quick search, which float over the upper part of the page. */
export const PaletteFrame = ({ title, onClose, onKeyDown, className, children }: Props) => (
  <Radix.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-40 animate-enter bg-veil" />
      <Radix.Content
        aria-describedby={undefined}
        onKeyDown={onKeyDown}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          restoreFocus();
        }}
        className={cn(
          'fixed inset-x-3 z-50 mx-auto flex animate-enter flex-col rounded-xl border phone:top-3',
          'border-line-strong bg-raised shadow-float outline-none',
          className,
        )}
      >
        <Radix.Title className="sr-only">{title}</Radix.Title>
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
