import { onPageReset } from './page-store';
import { displayText } from './visible-controls';

export type ToastKind = 'info' | 'success' | 'warning' | 'error';

export type ToastAction = { label: string; run: () => void };

export type Toast = {
  id: number;
  kind: ToastKind;
  title: string;
  description?: string | undefined;
  /** text for "Copy details"; only errors have it */
  details?: string | undefined;
  action?: ToastAction | undefined;
  /** a second button, such as a link to the result */
  link?: ToastAction | undefined;
  /** called once when the toast closes, for any reason */
  onClose?: (() => void) | undefined;
  /** stays until closed */
  isSticky: boolean;
};

export type ToastInput = Omit<Toast, 'id' | 'kind' | 'isSticky'> & {
  kind?: ToastKind;
  isSticky?: boolean;
  /** a toast with the same key is replaced */
  key?: string;
};

/** The time in ms until a toast closes; with an action, long enough to find the Undo button. */
export const toastMs = { plain: 5000, withAction: 8000 };

const atMost = 3;
let nextId = 1;
let toasts: readonly (Toast & { key?: string | undefined })[] = [];
const listeners = new Set<() => void>();

/** Removes the oldest toast, preferring those that close automatically. */
function withoutOne(all: typeof toasts): typeof toasts {
  const leaving = all.find(({ isSticky }) => !isSticky) ?? all[0];
  return all.filter((toast) => toast !== leaving);
}

function change(next: typeof toasts) {
  const removedToasts = toasts.filter((toast) => !next.includes(toast));
  toasts = next;
  for (const listener of listeners) listener();
  for (const { onClose } of removedToasts) onClose?.();
}

/**
 * Shows a toast and returns its id. At most three are shown: errors stay longer than toasts that
 * close automatically.
 */
export function showToast({ key, kind = 'info', isSticky, ...input }: ToastInput): number {
  const id = nextId++;
  const toast = {
    ...input,
    title: displayText(input.title),
    description: input.description && displayText(input.description),
    ...{ id, kind, key, isSticky: isSticky ?? kind === 'error' },
  };
  const otherToasts = toasts.filter((other) => key === undefined || other.key !== key);
  change([...(otherToasts.length < atMost ? otherToasts : withoutOne(otherToasts)), toast]);
  return id;
}

/** Reports a finished action, with an Undo button for 8 s. */
export const showUndo = (toast: string | ToastInput, undo: () => void): number =>
  showToast({
    kind: 'success',
    ...(typeof toast === 'string' ? { title: toast } : toast),
    action: { label: 'Undo', run: undo },
  });

export const closeToast = (id: number) => change(toasts.filter((toast) => toast.id !== id));
/** Closes the toast with a key, if it is shown. */
export const closeToastOf = (key: string) => change(toasts.filter((toast) => toast.key !== key));
export const closeAllToasts = () => change([]);
onPageReset(closeAllToasts);

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: () => toasts,
};
