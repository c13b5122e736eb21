import { expect, onTestFinished, test, vi } from 'vitest';
import { scrollWithoutHover } from './scroll-without-hover';

function setup() {
  vi.useFakeTimers();
  const box = document.createElement('div');
  const link = document.createElement('a');
  box.append(link);
  document.body.append(box);
  const clicked = vi.fn();
  link.addEventListener('click', clicked);
  // jsdom has no layout: the link is at every position
  document.elementFromPoint = () => link;
  const stop = scrollWithoutHover(box);
  onTestFinished(() => {
    vi.useRealTimers();
    box.remove();
  });
  const turn = (buttons = 0) =>
    link.dispatchEvent(new WheelEvent('wheel', { deltaY: 120, buttons, bubbles: true }));
  return { box, clicked, stop, turn, isIgnored: () => box.hasAttribute('data-wheel') };
}

test('content ignores the pointer from a turn of the wheel until it rests', () => {
  const { turn, isIgnored } = setup();
  turn();
  expect(isIgnored()).toBe(true);
  vi.advanceTimersByTime(100);
  turn();
  vi.advanceTimersByTime(100);
  expect(isIgnored()).toBe(true);
  vi.advanceTimersByTime(100);
  expect(isIgnored()).toBe(false);
});

test('a press right after a turn clicks what is below the pointer', () => {
  const { box, clicked, turn, isIgnored } = setup();
  turn();
  box.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  expect(isIgnored()).toBe(false);
  box.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(clicked).toHaveBeenCalledOnce();
});

test('content takes the pointer while a button is pressed, and after stopping', () => {
  const { turn, stop, isIgnored } = setup();
  turn(1);
  expect(isIgnored()).toBe(false);
  turn();
  stop?.();
  expect(isIgnored()).toBe(false);
  turn();
  expect(isIgnored()).toBe(false);
});
