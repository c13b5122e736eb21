import { expect, onTestFinished, test, vi } from 'vitest';
import { clickUncovered } from './click-uncovered';

/** A box that renders its only row when it is pressed. */
function setup({ isCovered }: { isCovered: boolean }) {
  const box = document.createElement('div');
  const link = document.createElement('a');
  document.body.append(box);
  const clicked = vi.fn((event: MouseEvent) => event.preventDefault());
  link.addEventListener('click', clicked);
  // jsdom has no layout: the rendered row is at every position
  document.elementFromPoint = () => box.firstElementChild ?? box;
  const stop = clickUncovered(box, {
    isCovered: () => isCovered,
    uncover: () => box.append(link),
  });
  onTestFinished(() => box.remove());
  const press = (button = 0) => {
    box.dispatchEvent(new MouseEvent('pointerdown', { button, bubbles: true }));
    box.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }));
  };
  const pressMiddle = () => {
    box.dispatchEvent(new MouseEvent('pointerdown', { button: 1, bubbles: true }));
    box.dispatchEvent(new MouseEvent('auxclick', { button: 1, bubbles: true }));
  };
  return { box, link, clicked, press, pressMiddle, stop };
}

test('a press renders the rows, and its click goes to the element under the pointer', () => {
  const { link, box, clicked, press } = setup({ isCovered: true });
  press();
  expect(link.parentElement).toBe(box);
  expect(clicked).toHaveBeenCalledOnce();
  expect(clicked.mock.calls[0]?.[0].ctrlKey).toBe(true);
});

test('while nothing is covered, nothing is rendered', () => {
  const { box, press } = setup({ isCovered: false });
  press();
  expect(box.childElementCount).toBe(0);
});

test('a press with another button renders the rows, and clicks nothing', () => {
  const { link, box, clicked, press } = setup({ isCovered: true });
  press(2);
  expect(link.parentElement).toBe(box);
  expect(clicked).not.toHaveBeenCalled();
});

test('a middle click follows the link below the pointer into a tab of its own', () => {
  const { link, clicked, pressMiddle } = setup({ isCovered: true });
  link.href = '/experiments/1';
  pressMiddle();
  expect(clicked).toHaveBeenCalledOnce();
  expect(clicked.mock.calls[0]?.[0]).toMatchObject({ ctrlKey: true, metaKey: true, button: 0 });
});

test('a middle click beside a link clicks nothing', () => {
  const { clicked, pressMiddle } = setup({ isCovered: true });
  pressMiddle();
  expect(clicked).not.toHaveBeenCalled();
});

test('nothing is rendered after stopping', () => {
  const { box, press, stop } = setup({ isCovered: true });
  stop();
  press();
  expect(box.childElementCount).toBe(0);
});
