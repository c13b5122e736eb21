import { clickAt, drag, press, wheel } from './driver.mjs';

/** @typedef {import('./driver.mjs').Driver} Driver */

const patienceMs = 15_000;

/** Collects errors and policy reports of a page; `found` looks for what is visible. */
const helpers = `
  window.problems = [];
  addEventListener('error', ({ message }) => problems.push('error: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push('rejection: ' + reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push('policy: ' + violatedDirective + ' ' + blockedURI));
  window.found = (selector, text) => [...document.querySelectorAll(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    const words = element.textContent + ' ' + (element.getAttribute('aria-label') ?? '') + ' ' +
      (element.getAttribute('placeholder') ?? '');
    return width > 0 && height > 0 && (text === undefined || words.includes(text));
  });
`;

/**
 * Waits until something is visible; returns its middle.
 *
 * @param {Driver} driver
 * @param {string} selector
 * @param {string} [text] a part of its text or label
 * @returns {Promise<import('./driver.mjs').Point>}
 */
async function see(driver, selector, text) {
  const point = await driver.run(`
    const until = performance.now() + ${patienceMs};
    for (;;) {
      const element = found(${JSON.stringify(selector)}, ${JSON.stringify(text)});
      if (element) {
        const box = () => element.getBoundingClientRect();
        if (box().top < 0 || box().bottom > innerHeight) element.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = box();
        return { x: left + width / 2, y: top + height / 2 };
      }
      if (performance.now() > until) return null;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  `);
  if (point) return point;
  throw new Error(`There is no ${selector}${text === undefined ? '' : ` with "${text}"`}.`);
}

/**
 * Waits until an expression of the page is true.
 *
 * @param {Driver} driver
 * @param {string} expression
 */
async function until(driver, expression) {
  const isTrue = await driver.run(`
    const until = performance.now() + ${patienceMs};
    while (!(${expression})) {
      if (performance.now() > until) return false;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return true;
  `);
  if (!isTrue) throw new Error(`It never came true: ${expression}`);
}

/**
 * @param {Driver} driver
 * @param {string} selector
 * @param {string} [text]
 */
const click = async (driver, selector, text) => clickAt(driver, await see(driver, selector, text));

/**
 * Clicks a field and types a text.
 *
 * @param {Driver} driver
 * @param {string} selector
 * @param {string} text
 */
async function type(driver, selector, text) {
  await click(driver, selector);
  await press(driver, [...text]);
}

/**
 * Goes to another page as a link of the console does.
 *
 * @param {Driver} driver
 * @param {string} path
 * @param {string} ready
 * @param {string} [text]
 */
async function go(driver, path, ready, text) {
  await driver.run(`
    // a head that has shrunk grows again
    document.querySelector('[data-page-body]')?.scrollTo(0, 0);
    await new Promise(requestAnimationFrame);
    history.pushState({}, '', ${JSON.stringify(path)});
  `);
  await see(driver, ready, text);
}

const grid = '[role="grid"] tbody tr[data-index]';
const nameLink = `${grid} [data-col="2"] a, ${grid} a`;

/** @param {string} name */
const field = (name) => `:is(input, textarea)[aria-label="${name}"]`;

/**
 * A page or an action; `isCompared` compares its layout with Chromium's.
 *
 * @type {{ name: string, isCompared?: true, run: (driver: Driver) => Promise<void> }[]}
 */
export const actions = [
  {
    name: 'sign in',
    run: async (driver) => {
      await type(driver, 'input', 'admin');
      await press(driver, ['Enter']);
      await until(driver, "location.pathname === '/dashboard'");
    },
  },
  { name: 'Home', isCompared: true, run: (driver) => go(driver, '/dashboard', 'main a') },
  {
    name: 'workspaces',
    isCompared: true,
    run: (driver) => go(driver, '/workspaces', 'main a', 'Vision'),
  },
  {
    name: 'projects',
    isCompared: true,
    run: (driver) => go(driver, '/workspaces/2/projects', 'main a', 'self-supervised'),
  },
  {
    name: 'list',
    isCompared: true,
    run: async (driver) => {
      await go(driver, '/projects/2/experiments', nameLink);
    },
  },
  {
    name: 'sort',
    run: async (driver) => {
      await click(driver, 'th[data-column="id"] button', 'ID');
      await until(driver, "location.search.includes('sort=id')");
      await see(driver, nameLink);
    },
  },
  {
    name: 'search by name',
    run: async (driver) => {
      await type(driver, field('Search by name'), 'resnet');
      await press(driver, ['Enter']);
      await until(driver, "location.search.includes('name=resnet')");
      await until(
        driver,
        `[...document.querySelectorAll('${grid} a')].every((link) => link.textContent.includes('resnet'))`,
      );
      await press(driver, ['Escape']);
      await until(driver, "!location.search.includes('name=')");
    },
  },
  {
    name: 'filter',
    run: async (driver) => {
      await click(driver, 'main button', 'Filter');
      await type(driver, field('Filter'), 'numTrials > 10');
      await press(driver, ['Enter']);
      await until(driver, "location.search.includes('filter=')");
      await see(driver, nameLink);
      await go(driver, '/projects/2/experiments', nameLink);
    },
  },
  {
    name: 'scroll',
    run: async (driver) => {
      const at = await see(driver, nameLink);
      for (let step = 0; step < 20; step++) await wheel(driver, at, 120);
      // WebDriver of WebKitGTK takes wheel events and drops them
      await driver.run(`
        await new Promise((resolve) => setTimeout(resolve, 300));
        const box = document.querySelector('[role="grid"]').parentElement;
        for (let step = 0; step < 20 && box.scrollTop < 2000; step++) {
          box.scrollTop += 120;
          await new Promise(requestAnimationFrame);
        }
      `);
      await until(
        driver,
        `[...document.querySelectorAll('[role="grid"]')].some((table) => table.parentElement.scrollTop > 200)`,
      );
      await until(
        driver,
        `[...document.querySelectorAll('${grid}')].some(({ dataset }) => Number(dataset.index) > 30)`,
      );
    },
  },
  {
    name: 'copy a row',
    run: async (driver) => {
      await go(driver, '/projects/2/experiments', nameLink);
      await click(driver, `${grid} input[type="checkbox"]`);
      await press(driver, ['c'], ['Control']);
      await see(driver, '[role="status"], li', 'Copied');
    },
  },
  {
    name: 'open',
    run: async (driver) => {
      await go(driver, '/projects/2/experiments', nameLink);
      await click(driver, nameLink);
      await until(driver, 'location.pathname.startsWith("/experiments/")');
      await see(driver, 'main h1');
    },
  },
  {
    name: 'overview',
    isCompared: true,
    run: async (driver) => {
      await go(driver, '/experiments/2/overview', 'figure canvas');
    },
  },
  {
    name: 'zoom a chart',
    run: async (driver) => {
      const { x, y } = await see(driver, 'figure canvas');
      await drag(driver, { x: x - 150, y }, { x: x + 100, y: y + 5 });
      await see(driver, 'figure button[aria-label="Reset zoom"]');
    },
  },
  {
    name: 'hyperparameters',
    isCompared: true,
    run: (driver) => go(driver, '/experiments/2/hyperparameters', 'main table, main [role=table]'),
  },
  { name: 'code', run: (driver) => go(driver, '/experiments/2/code', '[role="tree"]') },
  { name: 'trials', run: (driver) => go(driver, '/experiments/1/trials', 'main tbody tr') },
  {
    name: 'live log',
    isCompared: true,
    run: async (driver) => {
      await go(driver, '/experiments/108/logs', '.log-line');
    },
  },
  {
    name: 'search a log',
    run: async (driver) => {
      await type(driver, field('Search the whole log'), 'epoch');
      await see(driver, 'output', ' of ');
      await press(driver, ['Enter']);
      await see(driver, '.log-line mark, .log-line', 'epoch');
    },
  },
  {
    name: 'download a log',
    run: async (driver) => {
      await driver.run(`
        window.saved = 0;
        HTMLAnchorElement.prototype.click = function () { if (this.download) saved += 1; };
      `);
      await click(driver, 'main button[aria-label="Download logs"]');
      const [item] = await driver.run(
        `return [found('[role="menuitem"], [role="dialog"] button', 'Download') !== undefined];`,
      );
      if (item) await click(driver, '[role="menuitem"], [role="dialog"] footer button', 'Download');
      await until(driver, 'saved > 0 || found("[role=dialog], [role=menu], li", "ownload")');
      await press(driver, ['Escape']);
    },
  },
  {
    name: 'fork',
    run: async (driver) => {
      await go(driver, '/experiments/2/overview', 'main button', 'Fork');
      await click(driver, 'main button', 'Fork');
      const name = '[role="dialog"] input';
      await see(driver, name);
      await click(driver, name);
      await press(driver, ['a'], ['Control']);
      await press(driver, [...'forked here']);
      await click(driver, '[role="dialog"] footer button', 'Fork');
      await until(driver, "!location.pathname.startsWith('/experiments/2/')");
      await see(driver, 'main h1', 'forked here');
    },
  },
  {
    name: 'write notes',
    run: async (driver) => {
      await go(driver, '/experiments/3/notes', 'main button', 'Edit');
      await click(driver, 'main button', 'Edit');
      await type(driver, 'main textarea', 'Some *words*');
      await press(driver, ['s'], ['Control']);
      await see(driver, 'main em', 'words');
    },
  },
  {
    name: 'palette',
    run: async (driver) => {
      await press(driver, ['k'], ['Control']);
      await see(driver, '[role="dialog"] input');
      await press(driver, [...'webhooks']);
      await see(driver, '[role="dialog"] [role="option"]', 'Webhooks');
      await press(driver, ['Enter']);
      await until(driver, "location.pathname === '/webhooks'");
    },
  },
  { name: 'models', isCompared: true, run: (driver) => go(driver, '/models', 'main tbody tr') },
  { name: 'model', isCompared: true, run: (driver) => go(driver, '/models/1', 'main tbody tr') },
  { name: 'tasks', isCompared: true, run: (driver) => go(driver, '/tasks', 'main tbody tr') },
  { name: 'cluster', isCompared: true, run: (driver) => go(driver, '/clusters', 'main a') },
  {
    name: 'usage',
    isCompared: true,
    run: (driver) => go(driver, '/clusters/historical-usage', 'figure canvas, figure svg'),
  },
  { name: 'templates', run: (driver) => go(driver, '/templates', 'main') },
  {
    name: 'users',
    isCompared: true,
    run: (driver) => go(driver, '/admin/user-management', 'main tbody tr'),
  },
  {
    name: 'compare',
    run: (driver) => go(driver, '/experiment-compare?id=2&id=5', 'main figure, main table'),
  },
];

/** The boxes of the main parts of a page, by name, as [left, top, width]. */
const boxes = `
  const parts = { side: 'nav[aria-label="Main"]', main: 'main', title: 'main h1', table: 'main table',
    figure: 'main figure', tabs: 'main nav:not([aria-label="Breadcrumb"])' };
  const answer = {};
  for (const [name, selector] of Object.entries(parts)) {
    const element = found(selector);
    if (!element) continue;
    const { left, top, width } = element.getBoundingClientRect();
    answer[name] = [left, top, width].map(Math.round);
  }
  [found('main thead')].filter(Boolean).forEach((head) =>
    [...head.querySelectorAll('th')].slice(0, 12).forEach((cell, index) => {
      const { left, top, width } = cell.getBoundingClientRect();
      answer['column ' + index] = [left, top, width].map(Math.round);
    }));
  answer.sideways = [document.scrollingElement.scrollWidth - innerWidth, 0, 0];
  return answer;
`;

/**
 * Names the fault of an action in a browser, and the layout after it.
 *
 * @typedef {{ fault?: string, layout?: Record<string, number[]> }} Step
 */

/**
 * Walks through the console; an action that fails does not end the walk.
 *
 * @param {Driver} driver
 * @param {string} url
 * @returns {Promise<{ steps: Map<string, Step>, problems: string[] }>}
 */
export async function walk(driver, url) {
  /** @type {Map<string, Step>} */
  const steps = new Map();
  await driver.goto(url);
  await driver.run(helpers);
  await until(driver, "document.querySelector('input') !== null");
  for (const { name, isCompared, run } of actions) {
    try {
      await run(driver);
      steps.set(name, isCompared ? { layout: await settledLayout(driver) } : {});
    } catch (error) {
      steps.set(name, { fault: error instanceof Error ? error.message : String(error) });
    }
  }
  return { steps, problems: await driver.run('return problems;') };
}

/**
 * The layout once nothing loads and it stays the same.
 *
 * @param {Driver} driver
 */
async function settledLayout(driver) {
  await until(driver, "!found('main .animate-breathe, main .animate-load, main [aria-busy=true]')");
  let before = '';
  for (let turn = 0; turn < 20; turn++) {
    const layout = await driver.run(boxes);
    if (JSON.stringify(layout) === before) return layout;
    before = JSON.stringify(layout);
    await driver.run('await new Promise((resolve) => setTimeout(resolve, 150));');
  }
  return JSON.parse(before);
}
