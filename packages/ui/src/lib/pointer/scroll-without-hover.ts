import { clickUncovered } from './click-uncovered';

// the wheel has come to rest after this time without a turn
const restMs = 120;

/**
 * Lets the content of a box ignore the pointer while a wheel turns over it. Otherwise each row that
 * passes below the pointer is painted twice, with and without its hover style: in a table of 50 rows
 * that is half of the work of a frame. As a ref it needs no further call.
 *
 * @returns a function that stops it
 */
export function scrollWithoutHover(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    delete box.dataset.wheel;
  };

  const onWheel = ({ buttons }: WheelEvent) => {
    // the user selects text or drags
    if (buttons > 0) return;
    box.dataset.wheel = '';
    clearTimeout(timer);
    timer = setTimeout(stop, restMs);
  };

  box.addEventListener('wheel', onWheel, { passive: true });
  const stopClicks = clickUncovered(box, { isCovered: () => timer !== undefined, uncover: stop });
  return () => {
    stop();
    box.removeEventListener('wheel', onWheel);
    stopClicks();
  };
}
