import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { copyPicture, copyText } from './copy-text';
import { toastStore } from './toast-store';

beforeEach(() => {
  vi.restoreAllMocks();
  // puts a clipboard into the document
  userEvent.setup();
});

const titles = () => toastStore.getSnapshot().map(({ title }) => title);

test('a text that is made later is written within the event, and copied when it is made (C16)', async () => {
  const write = vi.spyOn(navigator.clipboard, 'write');
  const copied = copyText(Promise.resolve('epoch 1'), 'Lines copied');
  expect(write).toHaveBeenCalledOnce();
  expect(await copied).toBe(true);
  expect(await navigator.clipboard.readText()).toBe('epoch 1');
  expect(titles()).toEqual(['Lines copied']);
});

test('a picture that is drawn later is written within the event (C16)', async () => {
  const write = vi.spyOn(navigator.clipboard, 'write');
  const copied = copyPicture(Promise.resolve(new Blob(['pixels'], { type: 'image/png' })));
  expect(write).toHaveBeenCalledOnce();
  expect(await copied).toBe(true);
  const [item] = await navigator.clipboard.read();
  expect(item?.types).toEqual(['image/png']);
});

test('a page without a clipboard shows a toast that nothing is copied', async () => {
  vi.stubGlobal('ClipboardItem', undefined);
  expect(await copyPicture(Promise.resolve(new Blob()))).toBe(false);
  expect(titles()).toEqual(['Unable to Copy to Clipboard']);
});
