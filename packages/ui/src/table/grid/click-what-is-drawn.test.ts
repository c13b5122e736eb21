import { expect, onTestFinished, test, vi } from 'vitest';
import { clickWhatIsDrawn } from './click-what-is-drawn';

/** A box whose only row is drawn when it is pressed. */
function setup({ isPicture }: { isPicture: boolean }) {
  const box = document.createElement('div');
  const link = document.createElement('a');
  document.body.append(box);
  const clicked = vi.fn();
  link.addEventListener('click', clicked);
  // jsdom lays nothing out: what is drawn is everywhere
  document.elementFromPoint = () => box.firstElementChild ?? box;
  const stop = clickWhatIsDrawn(box, {
    isPicture: () => isPicture,
    draw: () => box.append(link),
  });
  onTestFinished(() => box.remove());
  const press = (button = 0) => {
    box.dispatchEvent(new MouseEvent('pointerdown', { button, bubbles: true }));
    box.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }));
  };
  return { box, link, clicked, press, stop };
}

test('a press draws the rows, and its click goes to what is under the pointer', () => {
  const { link, box, clicked, press } = setup({ isPicture: true });
  press();
  expect(link.parentElement).toBe(box);
  expect(clicked).toHaveBeenCalledOnce();
  expect(clicked.mock.calls[0]?.[0].ctrlKey).toBe(true);
});

test('where no picture is shown, and with another button, nothing is drawn', () => {
  const still = setup({ isPicture: false });
  still.press();
  const other = setup({ isPicture: true });
  other.press(2);
  for (const { box } of [still, other]) expect(box.childElementCount).toBe(0);
});

test('once it is stopped it draws nothing', () => {
  const { box, press, stop } = setup({ isPicture: true });
  stop();
  press();
  expect(box.childElementCount).toBe(0);
});
