import { toastMs } from '../lib/toast-store';

const times = { ...toastMs };

/** Keeps toasts until they are closed: on a busy machine a test may look for one after its time. */
export function keepToasts(): void {
  Object.assign(toastMs, { plain: Number.POSITIVE_INFINITY, withAction: Number.POSITIVE_INFINITY });
}

/** Lets toasts close after their time, for tests of that. */
export function closeToastsInTime(): void {
  Object.assign(toastMs, times);
}
