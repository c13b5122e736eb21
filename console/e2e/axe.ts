import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** the levels of WCAG that the console keeps, good practice, and the rules that axe tries out */
const kept = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  ...['best-practice', 'experimental'],
];

/** what may differ between two themes of the same page */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** rows after the first ones hold what those hold, and cost most of the time */
const laterRows = [
  '[role=row]:nth-of-type(n + 6)',
  '[role=treeitem]:nth-of-type(n + 6)',
  'tbody tr:nth-of-type(n + 6)',
  '.log-line:nth-of-type(n + 6)',
  '.cm-line:nth-of-type(n + 6)',
];

type Options = {
  /** these alone, rather than all */
  rules?: readonly string[];
  /** all but these */
  without?: readonly string[];
  /** selectors of parts that other calls look at */
  exclude?: readonly string[];
};

const patience = 10_000;

/**
 * Lists the findings of axe on a page that are worse than minor: how bad, the rule, the places.
 * A page may change while axe reads it, so what is found counts only when it is found for seconds.
 */
export async function axeFaults(page: Page, options: Options = {}): Promise<string[]> {
  const end = performance.now() + patience;
  let faults = await faultsNow(page, options);
  while (faults.length > 0 && performance.now() < end) faults = await faultsNow(page, options);
  return faults;
}

/** Half a megabyte of axe is sent once for a document, not with every question. */
async function faultsNow(page: Page, { rules, without = [], exclude = [] }: Options) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    // what passes is not told about
    resultTypes: ['violations'],
    // rules that axe leaves out unless their tag is named are among them: target-size is one
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: kept },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  const context = { exclude: [...laterRows, ...exclude].map((selector) => [selector]) };
  const violations = await page.evaluate(
    async ([asked, among]) => {
      const run: typeof axe.run = Reflect.get(window, 'axe').run;
      return (await run(among, asked)).violations;
    },
    [options, context] as const,
  );
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .map(({ id, impact, nodes }) => {
      const places = nodes.map(({ target }) => target.join(' ')).join(', ');
      return `${impact} ${id} at ${places}`;
    });
}

/** Colours that are on their way to others are neither. */
async function showIn(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
  // what follows the theme by script draws itself
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.evaluate(() => {
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  });
}

/** Colours alone are asked about again in the other theme. */
export async function axeFaultsInBothThemes(page: Page, options: Options = {}) {
  await showIn(page, 'light');
  const light = await axeFaults(page, options);
  await showIn(page, 'dark');
  const dark = await axeFaults(page, { rules: colourRules });
  return [...light, ...dark.map((fault) => `in the dark, ${fault}`)];
}
