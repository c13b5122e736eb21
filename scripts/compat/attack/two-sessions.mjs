import { launchChromium } from '../../lib/chromium.mjs';
import { startServer } from '../sandbox-process.mjs';
import { signIn } from './console-browser.mjs';

/** @typedef {import('../run-attack.mjs').Findings} Findings */
/** @typedef {import('playwright-core').Page} Page */

/**
 * Entities that two people edit at once: the page, the menu of its actions, the labels of two fields,
 * and the path that reads both.
 */
const edits = [
  {
    entity: 'experiment',
    path: '/experiments/2/overview',
    menu: 'More actions',
    item: 'Edit',
    fields: /** @type {const} */ (['Experiment name', 'Description']),
    read: '/api/v1/experiments/2',
  },
  {
    entity: 'model',
    path: '/models/2',
    menu: 'Model actions',
    item: 'Edit...',
    fields: /** @type {const} */ (['Name', 'Description']),
    read: '/api/v1/models/2',
  },
  {
    entity: 'project',
    path: '/projects/2/experiments',
    menu: 'Project actions',
    item: 'Edit...',
    fields: /** @type {const} */ (['Project Name', 'Description']),
    read: '/api/v1/projects/2',
  },
];

/** @typedef {typeof edits[number]} Edit */

/**
 * Two people open the same form of the built console in Chromium. One saves the first field, then
 * the other saves the second: both changes must be there. Then both save the first field, and the
 * second person must be asked.
 *
 * @returns {Promise<Findings>}
 */
export async function attackEdits() {
  const server = await startServer('serve', ['--seed', '7']);
  const browser = await launchChromium();
  /** @type {Findings} */
  const result = { lines: [], passed: 0, failed: 0 };
  const check = (/** @type {string} */ what, /** @type {boolean} */ isRight) => {
    if (isRight) result.passed += 1;
    else result.failed += 1;
    if (!isRight) result.lines.push(what);
  };
  try {
    const [first, second] = [await signIn(browser, server.url), await signIn(browser, server.url)];
    for (const edit of edits) {
      await openBoth(edit);
      await save(first, edit.fields[0], `first ${edit.entity}`);
      await closed(first);
      await save(second, edit.fields[1], 'second description');
      await closed(second);
      const { name, description } = await readEntity(second, edit);
      check(`the name of the ${edit.entity} was undone: ${name}`, name === `first ${edit.entity}`);
      check(`the description was not saved: ${description}`, description === 'second description');

      await openBoth(edit);
      await save(first, edit.fields[0], `third ${edit.entity}`);
      await closed(first);
      await save(second, edit.fields[0], `fourth ${edit.entity}`);
      const question = second.getByRole('dialog', { name: 'Changed by someone else' });
      await question.getByRole('button', { name: 'Keep theirs' }).click();
      await closed(second);
      const saved = await readEntity(second, edit);
      check(`"Keep theirs" saved ${saved.name}`, saved.name === `third ${edit.entity}`);
    }

    /** @param {Edit} edit */
    async function openBoth(edit) {
      for (const page of [first, second]) await openForm(page, server.url + edit.path, edit);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return result;
}

/** @param {Page} page @param {string} address @param {Edit} edit */
async function openForm(page, address, { menu, item }) {
  await page.goto(address);
  await page.getByRole('button', { name: menu }).first().click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

/** @param {Page} page @param {string} field @param {string} value */
async function save(page, field, value) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: field, exact: true }).fill(value);
  await dialog.getByRole('button', { name: /^Save/ }).click();
}

const closed = (/** @type {Page} */ page) =>
  page.getByRole('dialog').waitFor({ state: 'detached' });

/**
 * Reads the entity by the session of a page.
 *
 * @param {Page} page
 * @param {Edit} edit
 * @returns {Promise<{ name: string, description: string }>}
 */
async function readEntity(page, { entity, read }) {
  const answer = await page.request.get(new URL(read, page.url()).href);
  return (await answer.json())[entity];
}
