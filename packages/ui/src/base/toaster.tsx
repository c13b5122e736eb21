import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useEffect, useSyncExternalStore } from 'react';
import { copyText } from '../lib/copy-text';
import { restorePageFocus } from '../lib/focus/restore-focus';
import { leaveEscapeToField } from '../lib/keys';
import { closeToast, type Toast, type ToastKind, toastMs, toastStore } from '../lib/toast-store';
import { Button } from './button';
import { keepToastsOff } from './toast-place';

const icons: Record<ToastKind, typeof Info> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};

const tones: Record<ToastKind, string> = {
  info: 'text-run',
  success: 'text-ok',
  warning: 'text-warn',
  error: 'text-bad',
};

function durationOf({ isSticky, action }: Toast): number {
  if (isSticky) return Number.POSITIVE_INFINITY;
  return action ? toastMs.withAction : toastMs.plain;
}

/**
 * Radix sends Escape to the layer that opened last, which may be a toast that appeared over a
 * dialog. This closes the dialog that has the focus instead, and the toast stays.
 */
function closeDialogFirst(event: KeyboardEvent) {
  leaveEscapeToField(event);
  if (event.defaultPrevented) return;
  const dialog = event.target instanceof Element ? event.target.closest('[role="dialog"]') : null;
  const close = dialog?.querySelector<HTMLButtonElement>('[data-dialog-close]');
  if (!close) return;
  event.preventDefault();
  close.click();
}

/**
 * Shows at most three toasts at the bottom right, or above where they would cover what comes next;
 * its code loads with the first one. No toast closes while the pointer or the focus is on them, and
 * F8 moves the focus there.
 */
export default function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot);
  useEffect(() => {
    // Radix moves the focus of a closed toast to their list
    if (toasts.length === 0 && document.activeElement?.matches('[data-leaving]'))
      restorePageFocus();
  }, [toasts]);
  return (
    <Radix.Provider label="Notification" swipeDirection="right">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport
        ref={keepToastsOff}
        data-leaving
        label="Notifications ({hotkey})"
        className="fixed right-4 bottom-[max(1rem,var(--toast-bottom,0px))] z-60 flex w-88 max-w-[calc(100vw-2rem)] flex-col gap-2 outline-none phone:bottom-[max(4.5rem,var(--toast-bottom,0px))] data-top:top-4 data-top:bottom-auto!"
      />
    </Radix.Provider>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const Icon = icons[toast.kind];
  const { details } = toast;
  const buttons = [toast.action, toast.link].filter((action) => action !== undefined);
  return (
    <Radix.Root
      type={toast.kind === 'error' ? 'foreground' : 'background'}
      duration={durationOf(toast)}
      onOpenChange={(isOpen) => {
        if (!isOpen) closeToast(toast.id);
      }}
      onEscapeKeyDown={closeDialogFirst}
      className="grid animate-enter grid-cols-[16px_1fr_auto] gap-x-2.5 rounded-lg border border-line-strong bg-raised p-3 shadow-float"
    >
      <Icon aria-hidden className={`mt-0.5 size-4 ${tones[toast.kind]}`} strokeWidth={1.5} />
      <div className="min-w-0">
        <Radix.Title className="font-medium break-words">{toast.title}</Radix.Title>
        {toast.description ? (
          <Radix.Description className="max-h-40 overflow-y-auto break-words text-muted">
            {toast.description}
          </Radix.Description>
        ) : null}
        <div className="mt-2 flex gap-2 empty:hidden">
          {buttons.map(({ label, run }) => (
            <Radix.Action key={label} asChild altText={label}>
              <Button onClick={run}>{label}</Button>
            </Radix.Action>
          ))}
          {details ? <Button onClick={() => void copyText(details)}>Copy details</Button> : null}
        </div>
      </div>
      <Radix.Close asChild>
        <Button variant="quiet" size="icon" aria-label="Close" className="-mt-1 -mr-1">
          <X aria-hidden className="size-4" />
        </Button>
      </Radix.Close>
    </Radix.Root>
  );
}
