import { defineConfig } from 'vitest/config';
import e2e from './vitest.e2e.config';

/** Every row, button, text and rule of a screen, in Chromium by page object: minutes of its own. */
export default defineConfig({
  test: {
    ...e2e.test,
    name: 'journeys',
    // what a page is waited for, on a machine that does other things too
    expect: { poll: { timeout: 15_000 } },
    include: ['e2e/journeys/**/*.walk.ts'],
  },
});
