import { drag, press, wheel } from './driver.mjs';
import { click, go, see, type, until } from './page.mjs';

/** @typedef {import('./driver.mjs').Driver} Driver */

const grid = '[role="grid"] tbody tr[data-index]';
const nameLink = `${grid} [data-col="2"] a`;
const list = { heading: 'detection-and-classification', ready: `${grid}[data-index="0"] a` };
const listPath = '/projects/2/experiments';

/** @param {string} name */
const field = (name) => `:is(input, textarea)[aria-label="${name}"]`;

const dialog = '[role="dialog"]';

/** @param {Driver} driver */
const toast = (driver, text = 'Copied') => see(driver, 'ol > li', text);

const closeButtons = 'ol > li button[aria-label="Close"]';

/**
 * Closes all toasts, so that the next one is seen to be new.
 *
 * @param {Driver} driver
 */
async function closeToasts(driver) {
  await driver.run(`
    for (const button of document.querySelectorAll('${closeButtons}')) button.click();
  `);
  await until(driver, `!found('${closeButtons}')`);
}

/**
 * @param {Driver} driver
 * @param {string} text
 * @param {string} option
 */
async function command(driver, text, option) {
  await press(driver, ['k'], ['Control']);
  await see(driver, `${dialog} input`);
  await until(driver, `document.activeElement?.closest('${dialog}')`);
  await press(driver, [...text]);
  await see(driver, `${dialog} [role="option"][aria-selected="true"]`, option);
  await press(driver, ['Enter']);
}

/** @param {Driver} driver */
async function closeTop(driver) {
  await press(driver, ['Escape']);
  await until(driver, `!found('${dialog}, [role="menu"]')`);
}

/**
 * A page or an action; `isCompared` compares its layout with Chromium's.
 *
 * @type {{ name: string, isCompared?: true, run: (driver: Driver) => Promise<unknown> }[]}
 */
export const actions = [
  {
    name: 'sign in',
    run: async (driver) => {
      await type(driver, 'input', 'admin');
      await press(driver, ['Enter']);
      await until(driver, "location.pathname === '/dashboard' && found('h1', 'Home')");
    },
  },
  {
    name: 'Home',
    isCompared: true,
    run: (driver) => go(driver, '/dashboard', { heading: 'Home', ready: 'main a' }),
  },
  {
    name: 'workspaces',
    isCompared: true,
    run: (driver) =>
      go(driver, '/workspaces', { heading: 'Workspaces', ready: 'main a', text: 'Vision' }),
  },
  {
    name: 'projects',
    isCompared: true,
    run: (driver) =>
      go(driver, '/workspaces/2/projects', {
        heading: 'Vision',
        ready: 'main a',
        text: 'self-supervised',
      }),
  },
  { name: 'list', isCompared: true, run: (driver) => go(driver, listPath, list) },
  {
    name: 'sort',
    run: async (driver) => {
      await click(driver, 'th[data-column="id"] button', 'ID');
      await until(driver, "location.search.includes('sort=id') && isSettled()");
      await see(driver, `${grid}[data-index="0"] a`);
      await go(driver, listPath, list);
    },
  },
  {
    name: 'search by name',
    run: async (driver) => {
      await type(driver, field('Search by name'), 'resnet');
      await until(driver, "location.search.includes('name=resnet') && isSettled()");
      await until(
        driver,
        `found('${nameLink}') && [...document.querySelectorAll('${grid} [data-col="2"] > a:first-of-type')]
          .every((link) => link.textContent.includes('resnet'))`,
      );
      await press(driver, ['Escape']);
      await until(driver, "!location.search.includes('name=') && isSettled()");
    },
  },
  {
    name: 'filter',
    run: async (driver) => {
      await click(driver, 'main button', 'Filter');
      await type(driver, field('Filter'), 'numTrials > 10');
      await press(driver, ['Enter']);
      await until(driver, "location.search.includes('filter=') && isSettled()");
      await see(driver, nameLink);
      await go(driver, listPath, list);
    },
  },
  {
    name: 'scroll',
    run: async (driver) => {
      const at = await see(driver, nameLink);
      await wheel(driver, at, 1_200);
      // WebDriver of WebKitGTK takes wheel events and drops them
      if (driver.name === 'WebKitGTK')
        await driver.run(`found('[role="grid"]').parentElement.scrollTop = 1200;`);
      await until(driver, `found('[role="grid"]').parentElement.scrollTop > 1000`);
      await until(
        driver,
        `found('${grid}:not([data-index="0"])', '') && [...document.querySelectorAll('${grid}')]
          .some(({ dataset }) => Number(dataset.index) > 35)`,
      );
      await go(driver, listPath, list);
    },
  },
  {
    name: 'copy a row',
    run: async (driver) => {
      await click(driver, `${grid}[data-index="1"] input[type="checkbox"]`);
      await until(driver, `found('${grid}[aria-selected="true"]')`);
      await press(driver, ['c'], ['Control']);
      await toast(driver, 'Copied 1 row');
      await closeToasts(driver);
      await click(driver, `${grid}[data-index="1"] input[type="checkbox"]`);
      await until(driver, `!found('${grid}[aria-selected="true"]')`);
    },
  },
  {
    name: 'open',
    run: async (driver) => {
      await click(driver, `${grid}[data-index="2"] [data-col="2"] a`);
      await until(driver, "location.pathname.startsWith('/experiments/') && isSettled()");
      await see(driver, 'main h1');
    },
  },
  {
    name: 'overview',
    isCompared: true,
    run: (driver) =>
      go(driver, '/experiments/2/overview', { heading: 'vit-b16-augmix', ready: 'figure canvas' }),
  },
  {
    name: 'zoom a chart',
    run: async (driver) => {
      const { x, y } = await see(driver, 'figure canvas');
      await drag(driver, { x: x - 150, y }, { x: x + 100, y: y + 5 });
      await click(driver, 'figure button[aria-label="Reset zoom"]');
      await until(driver, `!found('figure button[aria-label="Reset zoom"]')`);
    },
  },
  {
    name: 'copy a chart',
    run: async (driver) => {
      await click(driver, 'figure button[aria-label="More for this chart"]');
      await click(driver, '[role="menuitem"]', 'Copy as image');
      await toast(driver);
      await closeToasts(driver);
    },
  },
  {
    name: 'hyperparameters',
    isCompared: true,
    run: (driver) =>
      go(driver, '/experiments/2/hyperparameters', {
        heading: 'vit-b16-augmix',
        ready: 'main :is(table, [role=table])',
        text: 'Hyperparameter',
      }),
  },
  {
    name: 'code',
    isCompared: true,
    run: (driver) =>
      go(driver, '/experiments/2/code', { heading: 'vit-b16-augmix', ready: '[role="tree"]' }),
  },
  {
    name: 'trials',
    isCompared: true,
    run: (driver) =>
      go(driver, '/experiments/1/trials', {
        heading: 'resnet50-lr-sweep',
        ready: 'main tbody tr',
      }),
  },
  {
    name: 'live log',
    isCompared: true,
    run: (driver) =>
      go(driver, '/experiments/108/logs', { heading: 'convnext-distill', ready: '.log-line' }),
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
    name: 'copy a log',
    run: async (driver) => {
      await click(driver, 'main button[aria-label="Copy logs"]');
      await toast(driver);
      await closeToasts(driver);
    },
  },
  {
    name: 'download a log',
    run: async (driver) => {
      await driver.run(`
        window.saved = 0;
        // Chromium would ask for a folder
        window.showDirectoryPicker = undefined;
        HTMLAnchorElement.prototype.click = function () { if (this.download) saved += 1; };
      `);
      await click(driver, 'main button[aria-label="Download logs"]');
      await click(driver, `${dialog} button`, 'Proceed to Download');
      await until(driver, 'saved > 0');
      await until(driver, `!found('${dialog}')`);
      await closeToasts(driver);
    },
  },
  {
    name: 'dark theme',
    run: async (driver) => {
      await command(driver, 'theme dark', 'dark');
      await until(driver, "document.documentElement.dataset.theme === 'dark'");
    },
  },
  {
    name: 'form of a fork',
    isCompared: true,
    run: async (driver) => {
      await go(driver, '/experiments/2/overview', {
        heading: 'vit-b16-augmix',
        ready: 'figure canvas',
      });
      await click(driver, 'main button', 'Fork');
      await see(driver, `${dialog} input`);
    },
  },
  {
    name: 'fork',
    run: async (driver) => {
      await click(driver, `${dialog} input`);
      await press(driver, ['a'], ['Control']);
      await press(driver, [...'forked here']);
      await click(driver, `${dialog} footer button`, 'Fork');
      await until(driver, "!location.pathname.startsWith('/experiments/2/')");
      await see(driver, 'main h1', 'forked here');
    },
  },
  {
    name: 'notes',
    isCompared: true,
    run: (driver) =>
      go(driver, '/experiments/3/notes', {
        heading: 'convnext-distill',
        ready: 'main textarea, main button',
      }),
  },
  {
    name: 'write notes',
    run: async (driver) => {
      await type(driver, 'main textarea', 'Some *words*');
      await press(driver, ['s'], ['Control']);
      await see(driver, 'main em', 'words');
    },
  },
  {
    name: 'palette',
    isCompared: true,
    run: async (driver) => {
      await press(driver, ['k'], ['Control']);
      await see(driver, `${dialog} input`);
      await see(driver, `${dialog} [role="option"]`);
    },
  },
  {
    name: 'command',
    run: async (driver) => {
      await closeTop(driver);
      await command(driver, 'webhooks', 'Webhooks');
      await until(driver, "location.pathname === '/webhooks' && found('h1', 'Webhooks')");
    },
  },
  {
    name: 'list of shortcuts',
    isCompared: true,
    run: async (driver) => {
      await press(driver, ['?']);
      await see(driver, dialog, 'Keyboard shortcuts');
    },
  },
  {
    name: 'models',
    isCompared: true,
    run: async (driver) => {
      await closeTop(driver);
      await go(driver, '/models', { heading: 'Model Registry', ready: 'main tbody tr' });
    },
  },
  {
    name: 'model',
    isCompared: true,
    run: (driver) => go(driver, '/models/1', { heading: 'shelf-detector', ready: 'main tbody tr' }),
  },
  {
    name: 'tasks',
    isCompared: true,
    run: (driver) => go(driver, '/tasks', { heading: 'Tasks', ready: 'main tbody tr' }),
  },
  {
    name: 'copy an id',
    run: async (driver) => {
      await click(driver, 'main tbody tr button[aria-label^="Actions for"]');
      await click(driver, '[role="menuitem"]', 'Copy Task ID');
      await toast(driver, 'Task ID copied');
      await closeToasts(driver);
    },
  },
  {
    name: 'cluster',
    isCompared: true,
    run: (driver) => go(driver, '/clusters', { heading: 'Cluster', ready: 'main a' }),
  },
  {
    name: 'usage',
    isCompared: true,
    run: async (driver) => {
      await go(driver, '/clusters/historical-usage', {
        heading: 'Cluster',
        ready: 'figure canvas, figure svg',
      });
      await until(driver, "!found('main', 'reading workloads')");
    },
  },
  {
    name: 'templates',
    isCompared: true,
    run: (driver) => go(driver, '/templates', { heading: 'Templates', ready: 'main' }),
  },
  {
    name: 'users',
    isCompared: true,
    run: (driver) =>
      go(driver, '/admin/user-management', { heading: 'Admin Settings', ready: 'main tbody tr' }),
  },
  {
    name: 'compare',
    isCompared: true,
    run: (driver) =>
      go(driver, '/experiment-compare?id=2&id=5', {
        heading: 'Compare Experiments',
        ready: 'main figure canvas',
      }),
  },
];
