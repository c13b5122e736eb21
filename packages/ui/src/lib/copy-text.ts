import { showToast } from './toast-store';

/**
 * Copies a text and shows a toast; without access to the clipboard the toast shows why.
 *
 * Safari lets a page write to the clipboard only while it handles a click or a key (W3C Clipboard
 * API, section 8.1). So an event handler calls this at once, before it waits for anything, and gives
 * a text that has to be made first as a promise.
 *
 * @returns whether it is copied
 */
export const copyText = (text: string | Promise<string>, done = 'Copied'): Promise<boolean> =>
  copy(
    () =>
      typeof text === 'string'
        ? navigator.clipboard.writeText(text)
        : writeItem('text/plain', text),
    done,
  );

/** Copies a picture to the clipboard, from an event handler and with toasts as {@link copyText}. */
export const copyPicture = (picture: Promise<Blob>): Promise<boolean> =>
  copy(() => writeItem('image/png', picture), 'Copied');

const writeItem = (type: string, content: Promise<BlobPart>) =>
  navigator.clipboard.write([
    new ClipboardItem({ [type]: content.then((part) => new Blob([part], { type })) }),
  ]);

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
