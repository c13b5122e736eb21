import { onTestFinished } from 'vitest';

/** Sets the width of a phone until the test ends. */
export function onPhone() {
  const { matchMedia } = window;
  window.matchMedia = (query) =>
    Object.assign(matchMedia(query), { matches: query === '(width <= 480px)' });
  onTestFinished(() => {
    window.matchMedia = matchMedia;
  });
}
