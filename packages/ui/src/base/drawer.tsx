import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { restoreFocus } from '../lib/focus/restore-focus';
import { leaveEscapeToField } from '../lib/keys';
import { CloseButton } from './dialog';

type Props = { title: string; onClose: () => void; children: ReactNode };

/** A panel of full height at the left; Escape and a click outside close it. */
export const Drawer = ({ title, onClose, children }: Props) => (
  <Radix.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-40 animate-enter bg-veil" />
      <Radix.Content
        aria-describedby={undefined}
        onEscapeKeyDown={leaveEscapeToField}
        onOpenAutoFocus={(event) => {
          // focuses the drawer itself: screen readers start at its title, and no field opens a
          // keyboard
          event.preventDefault();
          if (event.target instanceof HTMLElement) event.target.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          restoreFocus();
        }}
        className="fixed inset-y-0 left-0 z-50 flex w-175 max-w-full animate-enter flex-col border-r border-line-strong bg-bg shadow-float outline-none"
      >
        <header className="flex h-11 shrink-0 items-center border-b px-6 phone:px-4">
          <Radix.Title className="text-lg">{title}</Radix.Title>
          <CloseButton />
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-8 phone:px-4">{children}</div>
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
