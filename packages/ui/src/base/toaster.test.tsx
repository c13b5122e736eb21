import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trackFocus } from '../lib/focus/restore-focus';
import { closeAllToasts, showToast, showUndo } from '../lib/toast-store';
import { closeToastsInTime } from '../test/toast-times';
import { Dialog, DialogContent } from './dialog';
import Toaster from './toaster';

beforeEach(closeToastsInTime);

afterEach(() => {
  act(closeAllToasts);
  vi.useRealTimers();
});

test('a toast closes after five seconds, an error stays', () => {
  vi.useFakeTimers();
  render(<Toaster />);
  act(() => {
    showToast({ kind: 'success', title: 'Moved 3 experiments' });
    showToast({ kind: 'error', title: 'Unable to pause experiment.' });
  });
  expect(screen.getByText('Moved 3 experiments')).toBeVisible();
  act(() => vi.advanceTimersByTime(5_100));
  expect(screen.queryByText('Moved 3 experiments')).toBeNull();
  act(() => vi.advanceTimersByTime(600_000));
  expect(screen.getByText('Unable to pause experiment.')).toBeVisible();
});

test('the user can copy the details of an error, and close it', async () => {
  const user = userEvent.setup();
  render(<Toaster />);
  act(() => {
    showToast({ kind: 'error', title: 'Unable to pause.', details: '{"status":500}' });
  });
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  expect(await navigator.clipboard.readText()).toBe('{"status":500}');
  expect(await screen.findByText('Copied')).toBeVisible();
  const close = screen.getAllByRole('button', { name: 'Close' })[0];
  if (close) await user.click(close);
  expect(screen.queryByText('Unable to pause.')).toBeNull();
});

test('a failed copy shows the reason', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  render(<Toaster />);
  act(() => {
    showToast({ kind: 'error', title: 'Unable to pause.', details: 'x' });
  });
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  expect(await screen.findByText('Unable to Copy to Clipboard')).toBeVisible();
  expect(screen.getByText('Clipboard access on https and localhost only!')).toBeVisible();
});

test('the action of a toast runs, and the toast closes', async () => {
  const user = userEvent.setup();
  const undo = vi.fn();
  render(<Toaster />);
  act(() => {
    showToast({ title: 'Archived', action: { label: 'Undo', run: undo }, isSticky: true });
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Archived')).toBeNull();
});

test('a toast with an Undo button stays for eight seconds', () => {
  vi.useFakeTimers();
  const undo = vi.fn();
  render(<Toaster />);
  act(() => {
    showUndo('Archived Vision', undo);
  });
  act(() => vi.advanceTimersByTime(7_900));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  act(() => vi.advanceTimersByTime(200));
  expect(screen.queryByText('Archived Vision')).toBeNull();
  expect(undo).not.toHaveBeenCalled();
});

test('no toast closes while the pointer is over them', async () => {
  vi.useFakeTimers();
  render(<Toaster />);
  act(() => {
    showToast({ title: 'Moved 3 experiments' });
  });
  const list = screen.getByRole('region', { name: 'Notifications (F8)' });
  fireEvent.pointerMove(list);
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Moved 3 experiments')).toBeVisible();
  fireEvent.pointerLeave(list);
  act(() => vi.advanceTimersByTime(5_100));
  expect(screen.queryByText('Moved 3 experiments')).toBeNull();
});

test('F8 moves the focus to the toasts', () => {
  render(<Toaster />);
  act(() => {
    showToast({ title: 'Moved', isSticky: true });
  });
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  const list = screen.getByRole('region', { name: 'Notifications (F8)' });
  expect(list.contains(document.activeElement)).toBe(true);
});

test('the focus returns to the page after the last toast', async () => {
  trackFocus();
  const user = userEvent.setup();
  render(
    <>
      <button type="button">Archive</button>
      <Toaster />
    </>,
  );
  const archive = screen.getByRole('button', { name: 'Archive' });
  act(() => archive.focus());
  act(() => {
    showUndo('Archived Vision', vi.fn());
  });
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Archived Vision')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(archive);
});

test('the focus returns to the page after a toast that was reached with Tab', async () => {
  const user = userEvent.setup();
  render(
    <>
      <button type="button">Roll back</button>
      <Toaster />
    </>,
  );
  act(() => showUndo('Moved production', vi.fn()));
  const button = screen.getByRole('button', { name: 'Roll back' });
  act(() => button.focus());
  while (document.activeElement !== screen.getByRole('button', { name: 'Undo' })) await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(button).toHaveFocus();
});

test('Escape closes a dialog before the toast that appeared over it', async () => {
  const user = userEvent.setup();
  const onOpenChange = vi.fn();
  const view = (isOpen: boolean) => (
    <>
      <Dialog open={isOpen} onOpenChange={onOpenChange}>
        <DialogContent title="Confirm Stop">
          <input aria-label="Reason" />
        </DialogContent>
      </Dialog>
      <Toaster />
    </>
  );
  const { rerender } = render(view(true));
  act(() => {
    showToast({ title: 'Activated 7', isSticky: true });
  });
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), '{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  rerender(view(false));
  expect(screen.getByText('Activated 7')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Activated 7')).toBeNull();
});

test('at most three toasts are shown, and an error stays longer than others', () => {
  render(<Toaster />);
  act(() => {
    showToast({ kind: 'error', title: 'Unable to pause.' });
    for (const title of ['one', 'two', 'three', 'four']) showToast({ title });
  });
  const titles = ['Unable to pause.', 'one', 'two', 'three', 'four'];
  expect(titles.filter((title) => screen.queryByText(title))).toEqual([
    'Unable to pause.',
    'three',
    'four',
  ]);
});
