import { expect, test } from 'vitest';
import { sampleOf } from './support/pages';
import { failures, openUnansweredPages, silence } from './support/unanswered-pages';

const foundOn = openUnansweredPages();

// `walks/unanswered.walk.ts` opens all pages
test.each(failures)(
  'a page of each main layout reports that the master %s',
  async (_title, outcome) => {
    expect(await foundOn({ outcome, among: sampleOf }, silence)).toBe('');
  },
  240_000,
);
