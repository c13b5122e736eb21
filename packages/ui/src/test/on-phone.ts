import { onTestFinished } from 'vitest';

/** As wide as a phone, for as long as the test runs. */
export function onPhone() {
  const { matchMedia } = window;
  window.matchMedia = (query) =>
    Object.assign(matchMedia(query), { matches: query === '(width <= 480px)' });
  onTestFinished(() => {
    window.matchMedia = matchMedia;
  });
}
