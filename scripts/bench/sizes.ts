import { gzipSync } from 'node:zlib';
import type { Page, Route } from 'playwright-core';
import { type BuiltConsole, withBuiltConsole } from './built-console';
import { printRows, type Row } from './measure';

/**
 * kB gzip of all JavaScript that a page loads before it can be used. The limits only stop accidents:
 * `pnpm bench felt` measures what a user waits for.
 */
type Budget = {
  name: string;
  path: string;
  ready: string;
  budgetKb: number;
};
const budgets: Budget[] = [
  { name: '/login', path: 'login', ready: 'role=button[name="Sign In"]', budgetKb: 190 },
  {
    name: 'experiment list',
    path: 'projects/PROJECT/experiments',
    ready: '[role=row] a, tbody a',
    budgetKb: 364,
  },
  {
    name: 'experiment overview',
    path: 'experiments/EXPERIMENT/overview',
    ready: 'figure canvas',
    budgetKb: 392,
  },
  {
    name: 'log',
    path: 'experiments/EXPERIMENT/logs',
    ready: 'role=log',
    budgetKb: 347,
  },
];
const styleBudgetKb = 22;

export type Size = { name: string; kb: number; budgetKb: number };

/** on a busy machine later files may arrive before a page is drawn: the minimum counts */
const maxLoads = 5;

/**
 * Loads each page of the built console without a cache in Chromium and adds up the transferred
 * bytes.
 */
export const measureSizes = (): Promise<Size[]> =>
  withBuiltConsole([], async (built) => {
    const examples = await findExamples(built.request);
    const sizes: Size[] = [];
    let styleKb = 0;
    for (const budget of budgets) {
      const loads: Loaded[] = [];
      do loads.push(await load(built, budget, examples));
      while (loads.length < maxLoads && minScriptKb(loads) > budget.budgetKb);
      sizes.push({ name: budget.name, kb: minScriptKb(loads), budgetKb: budget.budgetKb });
      styleKb = Math.max(styleKb, ...loads.map(({ style }) => style));
    }
    return [...sizes, { name: 'style sheets', kb: styleKb, budgetKb: styleBudgetKb }];
  });

/** kB */
type Loaded = { script: number; style: number };

const minScriptKb = (loads: Loaded[]) => Math.min(...loads.map(({ script }) => script));

async function load(
  { url, browser, openContext }: BuiltConsole,
  { path, ready }: Budget,
  { project, experiment }: Awaited<ReturnType<typeof findExamples>>,
): Promise<Loaded> {
  const context = path === 'login' ? await browser.newContext() : await openContext();
  if (path === 'login') await context.route('**/api/v1/master', hideSandbox);
  const page = await context.newPage();
  const loaded = collect(page);
  await page.goto(
    url + path.replace('PROJECT', `${project}`).replace('EXPERIMENT', `${experiment}`),
  );
  await page.locator(ready).first().waitFor();
  const sizes = await loaded();
  await context.close();
  return sizes;
}

/** Answers as a real master does: the people of a sandbox are on the sign-in page of a sandbox alone. */
async function hideSandbox(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, json: { ...(await response.json()), branding: 'determined' } });
}

/** Bodies of a page's requested scripts and style sheets, gzipped at the highest level. */
function collect(page: Page) {
  const bodies: Array<Promise<{ type: string; bytes: number }>> = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    bodies.push(
      response.body().then(
        (body) => ({ type, bytes: gzipSync(body, { level: 9 }).length }),
        // requests after the count, while the page is being closed
        () => ({ type, bytes: 0 }),
      ),
    );
  });
  return async () => {
    const all = await Promise.all(bodies);
    const kbOf = (type: string) =>
      all.filter((each) => each.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    return { script: kbOf('script'), style: kbOf('stylesheet') };
  };
}

/** A project and a single-trial experiment as examples. */
async function findExamples(request: BuiltConsole['request']) {
  const { experiments } = await request(
    'experiments?limit=0&states=STATE_COMPLETED&sortBy=SORT_BY_ID',
  );
  const single = experiments.find(
    (each: { searcherType: string; archived: boolean }) =>
      each.searcherType === 'single' && !each.archived,
  );
  return { project: single.projectId, experiment: single.id };
}

export const sizeRows = (sizes: Size[]): Row[] =>
  sizes.map(({ name, kb, budgetKb }) => ({
    what: name,
    figure: `${kb.toFixed(1)} kB gzip`,
    reference: `budget ${budgetKb} kB`,
    ratio: (kb / budgetKb).toFixed(2),
    goal: '1.00',
  }));

if (process.argv.includes('--check')) {
  const sizes = await measureSizes();
  printRows(sizeRows(sizes));
  const over = sizes.filter(({ kb, budgetKb }) => kb > budgetKb);
  for (const { name, kb, budgetKb } of over)
    console.error(`${name} loads ${kb.toFixed(1)} kB gzip, more than its budget of ${budgetKb}.`);
  process.exit(over.length === 0 ? 0 : 1);
}
