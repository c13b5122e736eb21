export type ToastKind = 'info' | 'success' | 'warning' | 'error';

export type Toast = {
  id: number;
  kind: ToastKind;
  title: string;
  description?: string | undefined;
  /** what "Copy details" copies; errors have it */
  details?: string | undefined;
  action?: { label: string; run: () => void } | undefined;
  /** stays until closed */
  isSticky: boolean;
};

export type ToastInput = Omit<Toast, 'id' | 'kind' | 'isSticky'> & {
  kind?: ToastKind;
  isSticky?: boolean;
  /** a toast with the same key is replaced, not joined */
  key?: string;
};

const atMost = 3;
let nextId = 1;
let toasts: readonly (Toast & { key?: string | undefined })[] = [];
const listeners = new Set<() => void>();

function change(next: typeof toasts) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast and answers its id. The oldest gives way when more than three would stand. */
export function showToast({ key, kind = 'info', isSticky, ...input }: ToastInput): number {
  const id = nextId++;
  const toast = { ...input, id, kind, key, isSticky: isSticky ?? kind === 'error' };
  const kept = toasts.filter((other) => key === undefined || other.key !== key);
  change([...kept, toast].slice(-atMost));
  return id;
}

export const closeToast = (id: number) => change(toasts.filter((toast) => toast.id !== id));
export const closeAllToasts = () => change([]);

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: () => toasts,
};
