import { showToast } from './toast-store';

/** Copies a text and shows a toast; without access to the clipboard the toast shows why. */
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
