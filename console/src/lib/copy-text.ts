import { showToast } from './toast-store';

/** Copies a text and says so; without access to the clipboard it says why. */
export async function copyText(text: string, done = 'Copied'): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', title: done, key: 'copy' });
    return true;
  } catch {
    showToast({
      kind: 'error',
      title: 'Unable to Copy to Clipboard',
      description: 'Clipboard access on https and localhost only!',
      key: 'copy',
    });
    return false;
  }
}
