import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { closeAllToasts, showToast, showUndo } from '~/lib/toast-store';
import Toaster from './toaster';

afterEach(() => {
  act(closeAllToasts);
  vi.useRealTimers();
});

test('a toast goes after five seconds, an error stays', () => {
  vi.useFakeTimers();
  render(<Toaster />);
  act(() => {
    showToast({ kind: 'success', title: 'Moved 3 experiments' });
    showToast({ kind: 'error', title: 'Unable to pause experiment.' });
  });
  expect(screen.getByText('Moved 3 experiments')).toBeDefined();
  act(() => vi.advanceTimersByTime(5_100));
  expect(screen.queryByText('Moved 3 experiments')).toBeNull();
  act(() => vi.advanceTimersByTime(600_000));
  expect(screen.getByText('Unable to pause experiment.')).toBeDefined();
});

test('an error closes by hand, and gives its details away', async () => {
  const user = userEvent.setup();
  render(<Toaster />);
  act(() => {
    showToast({ kind: 'error', title: 'Unable to pause.', details: '{"status":500}' });
  });
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  expect(await navigator.clipboard.readText()).toBe('{"status":500}');
  expect(await screen.findByText('Copied')).toBeDefined();
  const close = screen.getAllByRole('button', { name: 'Close' })[0];
  if (close) await user.click(close);
  expect(screen.queryByText('Unable to pause.')).toBeNull();
});

test('without a clipboard it says why', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  render(<Toaster />);
  act(() => {
    showToast({ kind: 'error', title: 'Unable to pause.', details: 'x' });
  });
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  expect(await screen.findByText('Unable to Copy to Clipboard')).toBeDefined();
  expect(screen.getByText('Clipboard access on https and localhost only!')).toBeDefined();
});

test('what a toast offers is done, and it goes', async () => {
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

test('what can be taken back can be so for eight seconds', () => {
  vi.useFakeTimers();
  const undo = vi.fn();
  render(<Toaster />);
  act(() => {
    showUndo('Archived Vision', undo);
  });
  act(() => vi.advanceTimersByTime(7_900));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  act(() => vi.advanceTimersByTime(200));
  expect(screen.queryByText('Archived Vision')).toBeNull();
  expect(undo).not.toHaveBeenCalled();
});

test('none goes while the pointer is on them', async () => {
  vi.useFakeTimers();
  render(<Toaster />);
  act(() => {
    showToast({ title: 'Moved 3 experiments' });
  });
  const list = screen.getByRole('region', { name: 'Notifications (F8)' });
  fireEvent.pointerMove(list);
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Moved 3 experiments')).toBeDefined();
  fireEvent.pointerLeave(list);
  act(() => vi.advanceTimersByTime(5_100));
  expect(screen.queryByText('Moved 3 experiments')).toBeNull();
});

test('F8 brings the focus to them', () => {
  render(<Toaster />);
  act(() => {
    showToast({ title: 'Moved', isSticky: true });
  });
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  const list = screen.getByRole('region', { name: 'Notifications (F8)' });
  expect(list.contains(document.activeElement)).toBe(true);
});

test('three stand at most, and an error outlasts what goes by itself', () => {
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
