import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** the WCAG levels of the console, best practices, and experimental rules */
const ruleTags = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  ...['best-practice', 'experimental'],
];

/** rules whose result may differ between the themes of the same page */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** rows after the first ones have the same structure, and take most of the time */
const laterRows = [
  '[role=row]:nth-of-type(n + 6)',
  '[role=treeitem]:nth-of-type(n + 6)',
  'tbody tr:nth-of-type(n + 6)',
  '.log-line:nth-of-type(n + 6)',
  '.cm-line:nth-of-type(n + 6)',
];

type Options = {
  /** only these, instead of all */
  rules?: readonly string[];
  /** all except these */
  without?: readonly string[];
  /** selectors of parts that other calls check */
  exclude?: readonly string[];
  /** how long, in ms, a finding must persist; ten seconds by default */
  patience?: number;
};

/**
 * Lists the findings of axe on a page that are worse than minor: severity, rule, places. A page may
 * change while axe reads it, so a finding counts only when it persists for seconds.
 */
export async function axeFaults(
  page: Page,
  { patience = 10_000, ...options }: Options = {},
): Promise<string[]> {
  const end = performance.now() + patience;
  let faults = await faultsNow(page, options);
  while (faults.length > 0 && performance.now() < end) faults = await faultsNow(page, options);
  return faults;
}

/** axe, half a megabyte, is sent once per document, not with every check. */
async function faultsNow(
  page: Page,
  { rules, without = [], exclude = [] }: Omit<Options, 'patience'>,
) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    // passed rules are not reported
    resultTypes: ['violations'],
    // includes rules that axe only runs if their tag is named, such as target-size
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: ruleTags },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  const context = { exclude: [...laterRows, ...exclude].map((selector) => [selector]) };
  const violations = await page.evaluate(
    async ([options, among]) => {
      const run: typeof axe.run = Reflect.get(window, 'axe').run;
      return (await run(among, options)).violations;
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

/** Colors in a transition belong to neither theme. */
async function showIn(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
  // scripts redraw parts that follow the theme
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.evaluate(() => {
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  });
}

/** Only colors are checked again in the other theme. */
export async function axeFaultsInBothThemes(page: Page, options: Options = {}) {
  await showIn(page, 'light');
  const light = await axeFaults(page, options);
  await showIn(page, 'dark');
  const dark = await axeFaults(page, { rules: colorRules });
  return [...light, ...dark.map((fault) => `in the dark, ${fault}`)];
}
