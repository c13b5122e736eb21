import { showToast } from './toast-store';

/** Copies a text and shows a toast; without access to the clipboard the toast shows why. */
export const copyText = (text: string, done = 'Copied'): Promise<boolean> =>
  copy(() => navigator.clipboard.writeText(text), done);

/** Copies a picture to the clipboard, with the same toasts as {@link copyText}. */
export const copyPicture = (picture: Blob): Promise<boolean> =>
  copy(() => navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]), 'Copied');

async function copy(write: () => Promise<void>, done: string): Promise<boolean> {
  try {
    await write();
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
