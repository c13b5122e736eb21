import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fitWidth, SplitPane } from './split-pane';

test('both sides keep their least', () => {
  expect(fitWidth(50, { total: 1000, minWidth: 200 })).toBe(200);
  expect(fitWidth(990, { total: 1000, minWidth: 200 })).toBe(800);
  expect(fitWidth(400, { total: 1000, minWidth: 200 })).toBe(400);
  expect(fitWidth(400, { total: 300, minWidth: 200 })).toBe(150);
  expect(fitWidth(400, { total: 0, minWidth: 200 })).toBe(400);
});

const setup = () => {
  const onWidth = vi.fn();
  render(<SplitPane label="Width of the tree" left="left" right="right" onWidth={onWidth} />);
  return { onWidth, divider: screen.getByRole('separator', { name: 'Width of the tree' }) };
};

test('arrows move the divider, Enter and a double click put it back', async () => {
  const user = userEvent.setup();
  const { onWidth, divider } = setup();
  await user.tab();
  expect(document.activeElement).toBe(divider);
  await user.keyboard('{ArrowRight}');
  expect(divider.getAttribute('aria-valuenow')).toBe('416');
  await user.keyboard('{Home}');
  expect(divider.getAttribute('aria-valuenow')).toBe('200');
  await user.keyboard('{Enter}');
  expect(onWidth).toHaveBeenLastCalledWith(400);
  await user.keyboard('{ArrowLeft}');
  await user.dblClick(divider);
  expect(divider.getAttribute('aria-valuenow')).toBe('400');
});

test('it follows the pointer, and reports where it was released', () => {
  const { onWidth, divider } = setup();
  fireEvent.pointerDown(divider, { button: 0, pointerId: 1, clientX: 400 });
  fireEvent.pointerMove(divider, { pointerId: 1, clientX: 450 });
  expect(divider.getAttribute('aria-valuenow')).toBe('450');
  expect(onWidth).not.toHaveBeenCalled();
  fireEvent.pointerUp(divider, { pointerId: 1, clientX: 470 });
  expect(onWidth).toHaveBeenLastCalledWith(470);
  fireEvent.pointerMove(divider, { pointerId: 1, clientX: 900 });
  expect(divider.getAttribute('aria-valuenow')).toBe('470');
});
