import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Divider, fitWidth } from './divider';
import { SplitPane } from './split-pane';

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

const Board = ({ onDone }: { onDone: (width: number) => void }) => {
  const [width, setWidth] = useState(400);
  return (
    <Divider
      label="Width of the board"
      side="right"
      total={1000}
      initialWidth={400}
      width={width}
      onChange={setWidth}
      onDone={onDone}
    />
  );
};

test('a divider of the right side widens it to the left, and reports a width once the pointer is released', async () => {
  const user = userEvent.setup();
  const widths: number[] = [];
  render(<Board onDone={(next) => widths.push(next)} />);
  const divider = screen.getByRole('separator', { name: 'Width of the board' });
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(divider.getAttribute('aria-valuenow')).toBe('416');
  fireEvent.pointerDown(divider, { button: 0, pointerId: 1, clientX: 584 });
  fireEvent.pointerMove(divider, { pointerId: 1, clientX: 500 });
  expect(divider.getAttribute('aria-valuenow')).toBe('500');
  expect(widths).toEqual([416]);
  fireEvent.pointerUp(divider, { pointerId: 1, clientX: -900 });
  expect(widths).toEqual([416, 800]);
});
