import { expect, test } from 'vitest';
import { axeFaults, axeFaultsInBothThemes } from '../support/axe';
import { waitUntilLoaded } from '../support/browser';
import type { DemoPage } from '../support/pages';
import { partName, partOf } from '../support/sample';
import { failed, failures, openUnansweredPages, silence } from '../support/unanswered-pages';

const foundOn = openUnansweredPages();

// number of parts of the pages
const parts = 3;
const among = (pages: DemoPage[]) => partOf(pages, parts);

test(`axe finds nothing on pages with failed parts, in either theme: ${partName(parts)}`, async () => {
  const findings = await foundOn({ outcome: failed, hasSubject: true, among }, async (page) => {
    await waitUntilLoaded(page);
    return axeFaultsInBothThemes(page);
  });
  expect(findings).toBe('');
});

test(`axe finds nothing on pages with loading parts: ${partName(parts)}`, async () => {
  // the heading loads together with its entity
  const without = ['page-has-heading-one'];
  const findings = await foundOn({ outcome: 'none', hasSubject: true, among }, (page) =>
    axeFaults(page, { without }),
  );
  expect(findings).toBe('');
});

/** Every page with one of the failures, and on the next day with the other. */
const sharesOf = (at: number) => (pages: DemoPage[]) => {
  const half = partOf(pages, failures.length);
  return at === 0 || half.length === pages.length
    ? half
    : pages.filter((page) => !half.includes(page));
};

test.each(failures.map(([title, outcome], at) => ({ title, outcome, at })))(
  `every page reports that the master $title: ${partName(failures.length)}`,
  async ({ outcome, at }) => {
    expect(await foundOn({ outcome, among: sharesOf(at) }, silence)).toBe('');
  },
);
