import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fitWidth, SplitPane } from './split-pane';

test('both sides keep their minimum width', () => {
  expect(fitWidth(50, 1000)).toBe(200);
  expect(fitWidth(990, 1000)).toBe(800);
  expect(fitWidth(400, 1000)).toBe(400);
  expect(fitWidth(400, 300)).toBe(150);
  expect(fitWidth(400, 0)).toBe(400);
});

const setup = () => {
  render(<SplitPane label="Width of the tree" left="left" right="right" />);
  return screen.getByRole('separator', { name: 'Width of the tree' });
};

test('arrows move the divider, Enter and a double click reset it', async () => {
  const user = userEvent.setup();
  const divider = setup();
  await user.tab();
  expect(document.activeElement).toBe(divider);
  await user.keyboard('{ArrowRight}');
  expect(divider.getAttribute('aria-valuenow')).toBe('416');
  await user.keyboard('{Home}');
  expect(divider.getAttribute('aria-valuenow')).toBe('200');
  await user.keyboard('{Enter}');
  expect(divider.getAttribute('aria-valuenow')).toBe('400');
  await user.keyboard('{ArrowLeft}');
  await user.dblClick(divider);
  expect(divider.getAttribute('aria-valuenow')).toBe('400');
});

test('the divider follows the pointer until it is released', () => {
  const divider = setup();
  fireEvent.pointerDown(divider, { button: 0, pointerId: 1, clientX: 400 });
  fireEvent.pointerMove(divider, { pointerId: 1, clientX: 450 });
  expect(divider.getAttribute('aria-valuenow')).toBe('450');
  fireEvent.pointerUp(divider, { pointerId: 1, clientX: 470 });
  fireEvent.pointerMove(divider, { pointerId: 1, clientX: 900 });
  expect(divider.getAttribute('aria-valuenow')).toBe('470');
});
