import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaultsInBothThemes } from '../support/axe';
import { openVisit, type Visit } from '../support/browser';
import { openSite } from '../support/site';

const catalogue = resolve(import.meta.dirname, '../../../packages/ui/dist');

const site = openSite('--seed', '7', '--console', catalogue);

type Block = { id: string; ready: string | undefined };

/** from their list: rendering all of them at once would take minutes */
async function allBlocks(page: Page): Promise<Block[]> {
  await page.goto(`${site.url}?entry=`);
  const links = page.getByRole('navigation', { name: 'Blocks' }).getByRole('link');
  await links.first().waitFor();
  const blocks = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute('href') ?? '', link.getAttribute('data-ready')] as const),
  );
  return blocks.map(([query, ready]) => {
    const id = new URLSearchParams(query).get('entry') ?? '';
    return { id, ready: ready ?? partOf(id) };
  });
}

/** Shows blocks without loading the page again; rejects if one takes longer to be ready. */
async function show(page: Page, blocks: readonly Block[], timeout = 90_000) {
  const ids = blocks.map(({ id }) => id);
  await page.evaluate((expected) => {
    history.replaceState(null, '', `?entry=${expected}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, ids.join(','));
  for (const { id, ready } of blocks) {
    const entry = page.locator(`[data-entry="${id}"]`);
    await entry.waitFor({ state: 'attached' });
    // charts draw once they are visible
    if (blocks.length > 1) await entry.scrollIntoViewIfNeeded();
    if (!ready) continue;
    // in the block itself, or in a layer that it opens
    const outside = page.locator(ready).and(page.locator(':not([data-entry] *)'));
    await entry.locator(ready).or(outside).first().waitFor({ timeout });
  }
}

/** the part that loads on first use, and shows that an entry is ready */
function partOf(id: string): string | undefined {
  if (/^(dialog|confirm|drawer|form-dialog)/.test(id)) return '[role=dialog]';
  if (id === 'menu') return '[role=menu]';
  if (id === 'log') return '.log-line';
  if (id === 'code-markdown' || id.startsWith('markdown') || id === 'note-card') return '.markdown';
  if (id === 'code-binary' || id === 'code-empty' || !id.startsWith('code-')) return undefined;
  return '.cm-editor';
}

// landmarks and target spacing concern pages, which are all checked for them; the other two rules
// are experimental
const rulesOfPages = ['region', 'target-size', 'label-content-name-mismatch', 'td-has-header'];

const groupSize = 6;

const layers =
  '[role=dialog], [role=alertdialog], [role=menu], [data-radix-popper-content-wrapper]';

const opensLayer = ({ ready = '' }: Block) => /\[role=(dialog|alertdialog|menu)/.test(ready);

const faultsOf = (page: Page) => axeFaultsInBothThemes(page, { without: rulesOfPages });

/** Groups blocks that can be side by side; one that opens a layer is alone. */
function grouped(blocks: readonly Block[]): Block[][] {
  const simple = blocks.filter((block) => !opensLayer(block));
  const count = Math.ceil(simple.length / groupSize);
  // states of one part are adjacent and have the same landmarks, so each is in another group
  const groups = Array.from({ length: count }, (_, at) =>
    simple.filter((_block, index) => index % count === at),
  );
  return [...groups, ...blocks.filter(opensLayer).map((block) => [block])];
}

// forms that open over the page close each other: some of a group are never ready, and wait in vain
const groupPatience = 15_000;

/**
 * Lists the findings of axe on blocks: on all of them at once; on each alone if there are any, if a
 * layer covers the others, or if not all of them are ready.
 */
async function faultsAmong(page: Page, blocks: readonly Block[]): Promise<string[]> {
  const [first, second] = blocks;
  if (first && !second) {
    await show(page, blocks);
    return (await faultsOf(page)).map((fault) => `${first.id}: ${fault}`);
  }
  const isReady = await show(page, blocks, groupPatience).then(
    () =>
      page
        .locator(layers)
        .count()
        .then((count) => count === 0),
    () => false,
  );
  if (isReady && (await faultsOf(page)).length === 0) return [];
  const faults: string[] = [];
  for (const block of blocks) faults.push(...(await faultsAmong(page, [block])));
  return faults;
}

test('no block has a violation above minor in either theme, nor violates the policy', async () => {
  // moving elements are translucent for a moment
  const openOne = () => openVisit(site.browser, { isStill: true });
  // concurrently, because the page is the bottleneck, not this process
  const visits = await Promise.all([openOne(), openOne()]);
  const [blocks = []] = await Promise.all(visits.map(({ page }) => allBlocks(page)));
  const left = grouped(blocks);
  const checkAll = async ({ page, context, complaints }: Visit) => {
    const faults: string[] = [];
    for (let group = left.shift(); group; group = left.shift())
      faults.push(...(await faultsAmong(page, group)));
    await context.close();
    return [...faults, ...complaints];
  };
  const faults = (await Promise.all(visits.map(checkAll))).flat();
  expect(blocks.length).toBeGreaterThan(50);
  expect(faults.join('\n')).toBe('');
  // every block, each read completely
}, 1_800_000);
