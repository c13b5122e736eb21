import { defineConfig } from 'vitest/config';
import e2e from './vitest.e2e.config';

/** Each page as each person, in Chromium: it takes minutes, and so stands apart from the journeys. */
export default defineConfig({
  test: {
    ...e2e.test,
    name: 'people',
    include: ['e2e/*.walk.ts'],
    testTimeout: 900_000,
    // two windows: two cores
    maxConcurrency: 2,
  },
});
