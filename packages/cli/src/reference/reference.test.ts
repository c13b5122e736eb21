import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { overview } from '../core/help';
import { table } from '../table';
import commands from '../test/det-commands.json';
import { compareWithDet, type DetCommand, detReasons } from './det-table';
import { detPage, referencePage } from './pages';

const detRows = compareWithDet(table, commands as DetCommand[]);

test('the committed reference equals the help', async () => {
  const page = await referencePage(table, overview(table));
  await expect(page).toMatchFileSnapshot('../../reference.md');
});

test('each unsupported part of det has a reason, and nothing else has one', async () => {
  const refused = (await detRows).filter(({ complaint }) => complaint !== undefined);
  expect(refused.map(({ command }) => command).sort()).toEqual(Object.keys(detReasons).sort());
});

test('the README has the table of every command of det', async () => {
  const text = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const between = /(<!-- det -->\n)[\s\S]*?(<!-- \/det -->)/;
  expect(text).toMatch(between);
  const page = detPage(await detRows, detReasons);
  const expected = text.replace(between, (_, from, to) => `${from}\n${page}\n\n${to}`);
  await expect(expected).toMatchFileSnapshot('../../README.md');
});

test('every command has a one-line description, and every example is a valid line', async () => {
  for (const row of table) {
    expect(row.summary).toMatch(/^[A-Z].*[^.]$/);
    if ('command' in row) continue;
    for (const { summary, name, examples } of await row.load()) {
      expect(summary).toMatch(/^[A-Z].*[^.]$/);
      for (const example of examples) expect(example).toMatch(/trainyard /);
      expect(name).toMatch(/^[a-z-]+( [a-z-]+)?$/);
    }
  }
});
