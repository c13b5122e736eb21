import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { restoreFocus } from '../lib/focus/restore-focus';
import { leaveEscapeToField } from '../lib/keys';
import { cn } from '../lib/utils';
import { displayText } from '../lib/visible-controls';
import { Button } from './button';

export const Dialog = Radix.Root;
export const DialogClose = Radix.Close;

/** The cross in the header of a dialog or drawer; toasts find it by its attribute. */
export const CloseButton = ({ className }: { className?: string }) => (
  <Radix.Close asChild>
    <Button
      variant="quiet"
      size="icon"
      aria-label="Close"
      data-dialog-close
      className={cn('-mr-2 ml-auto', className)}
    >
      <X aria-hidden className="size-4" />
    </Button>
  </Radix.Close>
);

const widths = {
  small: 'top-[min(84px,8vh)] max-h-[84vh] max-w-[358px]',
  medium: 'top-[min(84px,8vh)] max-h-[84vh] max-w-[692px]',
  large: 'top-[min(84px,8vh)] max-h-[84vh] max-w-[1025px]',
  full: 'top-[5vh] h-[90vh] max-w-[90vw] phone:max-w-none',
};

type Props = {
  /** names the action: "Move 3 experiments" */
  title: string;
  description?: ReactNode;
  size?: keyof typeof widths;
  /** buttons; they stay visible while the body scrolls */
  footer?: ReactNode;
  /** an action runs: the backdrop does not close it, but Escape and its buttons do */
  isBusy?: boolean;
  /** its content is not there yet */
  isLoading?: boolean;
  /** the backdrop does not close it, because a click outside would lose much input */
  isKept?: boolean;
  children?: ReactNode;
};

const focus = (element: HTMLElement | null) => element?.focus();

/**
 * The error of a form or a question. It takes the focus, which the button that was disabled while the
 * action ran has lost.
 */
export const DialogError = ({ children }: { children: ReactNode }) => (
  <p role="alert" tabIndex={-1} ref={focus} className="wrap-anywhere text-bad outline-none">
    {children}
  </p>
);

const fields = 'input, textarea, select, button, [tabindex="0"]';

/** Focuses the first field, or without one the first button below; not the close button. */
function focusFirst(event: Event): void {
  if (!(event.target instanceof HTMLElement)) return;
  const first = event.target.querySelector<HTMLElement>(
    `[data-dialog-body] :is(${fields}):not(:disabled), footer button:not(:disabled)`,
  );
  if (!first) return;
  event.preventDefault();
  first.focus();
}

export function DialogContent(props: Props) {
  const { title, description, size = 'medium', footer, isBusy = false, children } = props;
  const { isKept = false, isLoading = false } = props;
  // in a dialog below this one it gets the focus back
  const opener = useRef<HTMLElement>(null);
  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-40 animate-enter bg-veil data-[state=closed]:animate-leave" />
      <Radix.Content
        onEscapeKeyDown={leaveEscapeToField}
        onPointerDownOutside={(event) => {
          if (isBusy || isKept) event.preventDefault();
        }}
        onOpenAutoFocus={(event) => {
          const { activeElement } = document;
          opener.current = activeElement instanceof HTMLElement ? activeElement : null;
          focusFirst(event);
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          const below = opener.current;
          if (below?.isConnected && below.closest('[role=dialog]')) below.focus();
          else restoreFocus();
        }}
        aria-busy={isLoading || undefined}
        {...(description ? {} : { 'aria-describedby': undefined })}
        className={cn(
          'fixed inset-x-3 z-50 mx-auto flex flex-col rounded-xl border',
          'animate-enter border-line-strong bg-raised shadow-float outline-none data-[state=closed]:animate-leave',
          widths[size],
        )}
      >
        <header className="flex items-start gap-3 px-5 pt-4 pb-3">
          <Radix.Title className="min-w-0 text-lg break-words">{displayText(title)}</Radix.Title>
          <CloseButton className="-mt-1" />
        </header>
        <div data-dialog-body className="min-h-0 overflow-y-auto px-5 pb-4">
          {description ? (
            <Radix.Description asChild>
              <div className="text-muted">
                {typeof description === 'string' ? displayText(description) : description}
              </div>
            </Radix.Description>
          ) : null}
          {children}
        </div>
        {footer ? (
          <footer className="flex flex-wrap items-center justify-end gap-2 border-t px-5 py-3">
            {footer}
          </footer>
        ) : null}
      </Radix.Content>
    </Radix.Portal>
  );
}
