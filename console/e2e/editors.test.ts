import { resolve } from 'node:path';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { carryToken, openVisit } from './support/browser';
import { newerArgs, tokenFor } from './support/pages';
import { openSecondServer, openSite } from './support/site';

// a minute of training per second: polls bring new answers all the time
const site = openSite(...newerArgs, '--speed', '60');
const catalogue = resolve(import.meta.dirname, '../../packages/ui/dist');
const blocks = openSecondServer('--seed', '7', '--console', catalogue);

let token: string;
/** a run that can be resumed */
let completed: number;
beforeAll(async () => {
  token = await tokenFor(site.url);
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(
    `${site.url}api/v1/experiments?states=STATE_COMPLETED&archived=false`,
    {
      headers,
    },
  );
  const { experiments } = await answer.json();
  completed = experiments.find(
    ({ searcherType }: { searcherType: string }) => searcherType === 'single',
  ).id;
});

// most keys follow each other at once, as on a busy machine
const delayMs = fc.oneof(
  { weight: 30, arbitrary: fc.integer({ min: 0, max: 4 }) },
  { weight: 1, arbitrary: fc.integer({ min: 5, max: 250 }) },
);
const few = fc.integer({ min: 1, max: 4 });

type Round = { kind: 'type' | 'delete' | 'paste' | 'undo'; left: number; keys: string; ms: number };

/** One edit and its keys, after which the text is compared; `ms` is the delay between two keys. */
const round: fc.Arbitrary<Round> = fc.record({
  kind: fc.constantFrom('type', 'type', 'delete', 'paste', 'undo'),
  /** how far from the end of the line */
  left: fc.oneof(fc.constant(0), few),
  keys: fc
    .array(fc.constantFrom(...'abcxyz019 .:'), { minLength: 1, maxLength: 4 })
    .map((keys) => keys.join('')),
  ms: delayMs,
});

// a comment: what is typed leaves a config as valid as it was
const start = '# ';
const maxLine = 60;
const pasted = 'pasted';

/** Presses keys one after the other without waiting for the page in between. */
const pressAll = async ({ keyboard }: Page, keys: readonly string[]) => {
  await Promise.all(keys.map((key) => keyboard.press(key)));
};

/** The same while a modifier is held. */
async function pressWith(page: Page, modifier: string, keys: readonly string[]) {
  await page.keyboard.down(modifier);
  await pressAll(page, keys);
  await page.keyboard.up(modifier);
}

const times = (count: number, key: string) => Array.from({ length: count }, () => key);

/** Edits the first line with real keys, and returns the line that must be there then. */
async function play(page: Page, line: string, { kind, left, keys, ms }: Round) {
  const at = line.length - Math.min(left, line.length - start.length);
  const count = Math.min(keys.length, at - start.length);
  const way = ['End', ...times(line.length - at, 'ArrowLeft')];
  if (kind === 'delete' || line.length > maxLine) {
    await pressAll(page, way);
    // held: the key repeats
    await Promise.all(times(count, 'Backspace').map((key) => page.keyboard.down(key)));
    await page.keyboard.up('Backspace');
    return line.slice(0, at - count) + line.slice(at);
  }
  if (kind === 'paste') {
    await pressAll(page, way);
    await pressWith(page, 'Control', ['v']);
    return line.slice(0, at) + pasted + line.slice(at);
  }
  if (ms < 5) await pressAll(page, [...way, ...keys]);
  else {
    await pressAll(page, way);
    await page.keyboard.type(keys, { delay: ms });
  }
  if (kind === 'undo')
    await pressWith(page, 'Control', [...times(keys.length, 'z'), ...times(keys.length, 'y')]);
  return line.slice(0, at) + keys + line.slice(at);
}

/** The lines that an editor shows; editors are in shadow trees, and draw only some lines. */
const linesIn = (page: Page, label: string): Promise<string[]> =>
  page.locator(`[data-code-editor="${label}"]`).evaluate((host) => {
    const lines = host.shadowRoot?.querySelectorAll('.cm-line') ?? [];
    return [...lines].map((line) => line.textContent ?? '');
  });

/** Types in an editor round by round, and returns the first round that went wrong. */
async function fuzz(page: Page, label: string, { rounds, seed, isPolled }: Fuzz) {
  await page.locator(`[data-code-editor="${label}"] .cm-content`).first().click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type(start);
  // what was in the first line before
  const [first = '', ...rest] = await linesIn(page, label);
  const tail = first.slice(start.length);
  await pressAll(page, times(tail.length, 'Delete'));
  await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
  let line = start;
  for (const [index, each] of fc.sample(round, { numRuns: rounds, seed }).entries()) {
    // asks for the answers that are due, as on coming back to the tab
    if (isPolled && index % 3 === 0)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    line = await play(page, line, each);
    const [typed, ...others] = await linesIn(page, label);
    if (typed !== line || others.join('\n') !== rest.join('\n'))
      return { label, index, each, expected: line, typed, others };
  }
  return undefined;
}

type Fuzz = { rounds: number; seed: number; isPolled: boolean };

const openEditor = async () => {
  const visit = await openVisit(site.browser);
  await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  return visit;
};

test('an editor keeps each key while its owner renders and gives texts back late', async () => {
  const { page, context, complaints } = await openEditor();
  for (const [entry, label, rounds] of [
    ['code-edit-late', 'Config, given back late', 600],
    ['code-edit', 'Config, YAML', 150],
    ['code-edit', 'Settings, JSON', 150],
  ] as const) {
    await page.goto(`${blocks.url}?entry=${entry}`);
    expect(await fuzz(page, label, { rounds, seed: rounds, isPolled: false })).toBe(undefined);
  }
  expect(complaints).toEqual([]);
  await context.close();
}, 240_000);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function choose(page: Page, name: string) {
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

type Owner = { path: string | (() => string); label: string; open: (page: Page) => Promise<void> };

/** Each page and dialog with an editor that one can type into. */
const owners: Owner[] = [
  {
    path: 'experiments/7/overview',
    label: 'config.yaml',
    open: async (page) => {
      await button(page, 'Fork').click();
      await button(page, 'Show Full Config').click();
    },
  },
  {
    path: 'experiments/7/overview',
    label: 'config.yaml',
    open: async (page) => {
      await choose(page, 'Continue Trial');
      await button(page, 'Show Full Config').click();
    },
  },
  {
    path: () => `experiments/${completed}/overview`,
    label: 'Changes of the config',
    open: async (page) => {
      await button(page, 'Resume').click();
      await button(page, 'Change Config').click();
    },
  },
  {
    path: 'projects/2/experiments',
    label: 'config.yaml',
    open: (page) => button(page, 'New Experiment').click(),
  },
  { path: 'templates', label: 'Template config', open: async () => {} },
  {
    path: 'templates',
    label: 'Config',
    open: (page) => button(page, 'New Template').click(),
  },
  { path: 'clusters/policies', label: 'Policies of the cluster', open: async () => {} },
  {
    path: 'workspaces/2/tasks',
    label: 'JupyterLab config',
    open: async (page) => {
      await button(page, 'Launch JupyterLab').click();
      await button(page, 'Show Full Config').click();
    },
  },
  {
    path: 'workspaces',
    label: 'Checkpoint storage, YAML',
    open: async (page) => {
      await button(page, 'New Workspace').click();
      await page.getByText('Configure Checkpoint Storage').click();
    },
  },
  {
    path: 'dashboard',
    label: 'Settings as JSON',
    open: async (page) => {
      await page.keyboard.press('Control+Space');
      await page.getByRole('dialog', { name: 'Command palette' }).waitFor();
      await page.keyboard.type('settings');
      await page.getByRole('option', { selected: true }).filter({ hasText: 'settings' }).waitFor();
      await page.keyboard.press('Enter');
      await button(page, "I know what I'm doing").click();
      await button(page, 'Edit Raw Settings (JSON)').click();
    },
  },
];

test('every editor of the console keeps each key while answers arrive', async () => {
  const visit = await openEditor();
  await carryToken(visit, site.url, token);
  const { page, context, complaints } = visit;
  let answers = 0;
  for (const [index, { path, label, open }] of owners.entries()) {
    await page.goto(site.url + (typeof path === 'string' ? path : path()));
    await open(page);
    page.on('response', () => (answers += 1));
    expect(await fuzz(page, label, { rounds: 12, seed: index + 1, isPolled: true })).toBe(
      undefined,
    );
    page.removeAllListeners('response');
  }
  expect(answers).toBeGreaterThan(owners.length);
  expect(complaints).toEqual([]);
  await context.close();
}, 240_000);
