import type { CDPSession, Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { carryToken, openVisit, waitUntilLoaded } from '../support/browser';
import { tokenFor } from '../support/pages';
import { openSite } from '../support/site';

const site = openSite('--seed', '7');

type Node = {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  childIds?: string[];
  backendDOMNodeId?: number;
};

/** A cell as a screen reader reads it, with its position on the page. */
type Cell = { role: string; name: string; left: number; top: number; column: number };

const cellRoles = /^(columnheader|rowheader|cell|gridcell)$/;

/**
 * The rows of a table in the order of the accessibility tree. Cells are marked with their index in
 * it.
 */
async function readTable(cdp: CDPSession, caption: string): Promise<Cell[][]> {
  const { nodes } = (await cdp.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const roleOf = ({ ignored, role }: Node) => (ignored ? '' : (role?.value ?? ''));
  const below = (node: Node, roles: RegExp): Node[] =>
    (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      if (!child) return [];
      return roles.test(roleOf(child)) ? [child] : below(child, roles);
    });
  const table = nodes.find(
    (node) => /^(table|grid)$/.test(roleOf(node)) && node.name?.value === caption,
  );
  if (!table) throw new Error(`The tree has no table ${caption}.`);
  const cellsOf = (row: Node) => below(row, cellRoles);
  const treeRows = below(table, /^row$/);
  const cells = treeRows.flatMap(cellsOf);
  const clear =
    'for (const cell of document.querySelectorAll("[data-read]")) delete cell.dataset.read';
  await cdp.send('Runtime.evaluate', { expression: clear });
  for (const [read, { backendDOMNodeId = 0 }] of cells.entries()) {
    const { object } = await cdp.send('DOM.resolveNode', { backendNodeId: backendDOMNodeId });
    await cdp.send('Runtime.callFunctionOn', {
      ...{ objectId: object.objectId ?? '', arguments: [{ value: read }] },
      functionDeclaration: 'function (read) { this.dataset.read = read; }',
    });
  }
  // all at once: a part of the page that loads moves the table
  const { result } = await cdp.send('Runtime.evaluate', {
    returnByValue: true,
    expression: `[...document.querySelectorAll('[data-read]')].map((cell) => {
      const { left, top } = cell.getBoundingClientRect();
      return [cell.dataset.read, { left, top, column: Number(cell.getAttribute('aria-colindex')) }];
    })`,
  });
  const places = new Map<string, Omit<Cell, 'role' | 'name'>>(result.value);
  return treeRows.map((row) =>
    cellsOf(row).map((node) => {
      const place = places.get(String(cells.indexOf(node)));
      if (!place) throw new Error(`A cell of ${caption} is gone.`);
      return { role: roleOf(node), name: node.name?.value ?? '', ...place };
    }),
  );
}

const isRising = (numbers: readonly number[]) =>
  numbers.every((each, at) => at === 0 || each > (numbers[at - 1] ?? 0));

const tableOf = (page: Page, caption: string) =>
  page.getByRole('table', { name: caption }).or(page.getByRole('grid', { name: caption }));

const stopSelector = 'a[href], button, input, select, [tabindex]';

/** The indices of the cells in the Tab order, from the first to the last stop of a table. */
async function tabStops(page: Page, caption: string): Promise<number[]> {
  const table = tableOf(page, caption);
  const focused = () =>
    table.evaluate((element) => {
      const cell = document.activeElement?.closest('[data-read]');
      return cell && element.contains(cell) ? Number(cell.getAttribute('data-read')) : null;
    });
  await table.evaluate((element, selector) => {
    const all = [...element.querySelectorAll<HTMLElement>(selector)];
    all.find(({ tabIndex }) => tabIndex >= 0)?.focus();
  }, stopSelector);
  const stops: number[] = [];
  for (let at = await focused(); at !== null; at = await focused()) {
    stops.push(at);
    await page.keyboard.press('Tab');
  }
  return stops;
}

const countOfStops = (page: Page, caption: string) =>
  tableOf(page, caption).evaluate(
    (element, selector) =>
      [...element.querySelectorAll<HTMLElement>(selector)].filter(({ tabIndex }) => tabIndex >= 0)
        .length,
    stopSelector,
  );

/** The columns by which rows are announced as sorted, and their directions. */
const sortedBy = (page: Page, caption: string) =>
  tableOf(page, caption)
    .getByRole('columnheader')
    .evaluateAll((heads) =>
      heads.flatMap((head) => {
        const sort = head.getAttribute('aria-sort');
        const name = head.getAttribute('aria-label') ?? head.textContent;
        return sort === null || sort === 'none' ? [] : [`${name} ${sort}`];
      }),
    );

async function openTable(path: string, caption: string) {
  const visit = await openVisit(site.browser, { isStill: true });
  const { page, context } = visit;
  await carryToken(visit, site.url, await tokenFor(site.url));
  await page.goto(site.url + path);
  await tableOf(page, caption).waitFor();
  await waitUntilLoaded(page);
  // rows that move while they are read have no order
  await page.getByRole('button', { name: 'Pause updates' }).click();
  return { ...visit, cdp: await context.newCDPSession(page) };
}

const holdsOrder = (rows: readonly Cell[][]) => {
  const [heads = [], ...others] = rows;
  expect(others.length).toBeGreaterThan(1);
  expect(heads.map(({ role }) => role)).toEqual(heads.map(() => 'columnheader'));
  expect(heads.filter(({ name }) => name.trim() === '')).toEqual([]);
  expect(isRising(rows.map(([first]) => first?.top ?? Number.NaN))).toBe(true);
  for (const row of rows) {
    expect(row.length).toBe(heads.length);
    expect(isRising(row.map(({ left }) => left))).toBe(true);
    expect(new Set(row.map(({ top }) => Math.round(top))).size).toBe(1);
  }
};

/** Rows of an answer of the master. */
const countOf = async (path: string) => {
  const headers = { Authorization: `Bearer ${await tokenFor(site.url)}` };
  const answer = await (await fetch(`${site.url}api/v1/${path}`, { headers })).json();
  const [list] = Object.values(answer).filter(Array.isArray);
  return Number(answer.pagination?.total ?? list?.length);
};

test.each([
  { path: 'models', caption: 'Models', column: 'Name', rows: 'models' },
  { path: 'admin/user-management', caption: 'Users', column: 'Name', rows: 'users' },
  { path: 'clusters', caption: 'Agents', column: 'Agent', rows: 'agents' },
  {
    ...{ path: 'resourcepool/a100-pool/active', caption: 'Active jobs', column: 'Submitted' },
    rows: 'job-queues-v2?resourcePool=a100-pool&states=STATE_SCHEDULED',
  },
])('a screen reader reads a table in its visual order: $caption', async (table) => {
  const { path, caption, column, rows: requestedRows } = table;
  const { page, context, cdp, complaints } = await openTable(path, caption);
  const rows = await readTable(cdp, caption);
  holdsOrder(rows);
  expect(rows.length - 1).toBe(await countOf(requestedRows));
  // links of forecasts appear when their worker has answered
  let stops: number[] = [];
  const missedStops = async () => {
    stops = await tabStops(page, caption);
    return (await countOfStops(page, caption)) - stops.length;
  };
  await expect.poll(missedStops).toBe(0);
  expect(stops).toEqual([...stops].sort((one, other) => one - other));
  const button = tableOf(page, caption)
    .getByRole('columnheader', { name: column, exact: true })
    .getByRole('button');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => sortedBy(page, caption))
    .toEqual([expect.stringMatching(`^${column} (a|de)scending$`)]);
  const first = await sortedBy(page, caption);
  await page.keyboard.press('Enter');
  await expect.poll(() => sortedBy(page, caption)).not.toEqual(first);
  expect(await sortedBy(page, caption)).toHaveLength(1);
  // the rows follow their head
  await vi.waitFor(async () => holdsOrder(await readTable(cdp, caption)), { timeout: 20_000 });
  expect(complaints).toEqual([]);
  await context.close();
});

test('a screen reader reads the grid of experiments in its visual order, with its size', async () => {
  const caption = 'Experiments';
  const { page, context, cdp, complaints } = await openTable('projects/2/experiments', caption);
  const rows = await readTable(cdp, caption);
  holdsOrder(rows);
  const columns = (row: Cell[] | undefined) => row?.map(({ column }) => column) ?? [];
  expect(columns(rows[0])[0]).toBe(1);
  expect(isRising(columns(rows[0]))).toBe(true);
  for (const row of rows) expect(columns(row)).toEqual(columns(rows[0]));
  const grid = tableOf(page, caption);
  expect(await grid.getAttribute('aria-colcount')).toBe(String(columns(rows[0]).at(-1)));
  const total = await countOf('experiments?projectId=2&archived=false&limit=1');
  expect(await grid.getAttribute('aria-rowcount')).toBe(String(total + 1));
  const numbers = await grid
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-rowindex'))));
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));

  // one stop, from which arrows continue in reading order
  expect(await tabStops(page, caption)).toHaveLength(1);
  const cellAt = (row: number, at: number) =>
    grid.getByRole('row').nth(row).locator('th, td').nth(at);
  const readAt = () =>
    page.evaluate(() => Number(document.activeElement?.getAttribute('data-read') ?? Number.NaN));
  await cellAt(1, 1).focus();
  const read = [await readAt()];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown']) {
    await page.keyboard.press(key);
    await expect.poll(readAt).toBeGreaterThan(read.at(-1) ?? 0);
    read.push(await readAt());
  }

  const head = grid.getByRole('columnheader', { name: 'Name', exact: true });
  await head.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => sortedBy(page, caption)).toEqual(['Name ascending']);
  expect(complaints).toEqual([]);
  await context.close();
});
