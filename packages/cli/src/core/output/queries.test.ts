import { expect, test } from 'vitest';
import { startCli } from '../../test/trainyard';

test('--jq filters the output of -o json; texts are printed unquoted', async () => {
  const { trainyard } = await startCli();
  const names = await trainyard('w', 'list', '--jq', '.[] | select(.id < 3) | .name');
  expect(names).toEqual({ exitCode: 0, out: 'Uncategorized\nVision', error: '' });
  const one = await trainyard('e', 'describe', '7', '--jq', '{id, state}');
  expect(one.out).toBe('{"id":7,"state":"STATE_COMPLETED"}');
  const config = await trainyard('e', 'config', '7', '--jq', '.searcher.name');
  expect(config.out).toMatch(/^[a-z_]+$/);
  expect((await trainyard('w', 'list', '--jq', 'length', '--columns', 'id')).out).toBe('4');
});

test('an invalid or failing program is reported', async () => {
  const { trainyard } = await startCli();
  const unread = await trainyard('w', 'list', '--jq', '.[');
  expect(unread).toMatchObject({ exitCode: 2, out: '' });
  expect(unread.error).toContain('--jq cannot be read: .[');
  const failed = await trainyard('w', 'list', '--jq', 'error("bad")');
  expect(failed).toMatchObject({ exitCode: 1, out: '' });
  expect(failed.error).toContain('--jq error("bad") failed: ');
  expect((await trainyard('w', 'list', '--jq', '.', '-o', 'csv')).exitCode).toBe(2);
});

test('a template prints a line per row, by option or with -o', async () => {
  const { trainyard } = await startCli();
  const text = '{{id}}: {{ name }}\\t{{config.searcher.name}}';
  const rows = await trainyard('e', 'list', '--where', 'id=7', '--template', text);
  expect(rows.out).toMatch(/^7: mobilenetv3-qat\t[a-z_]+$/);
  const same = ['e', 'list', '--where', 'id=7'];
  for (const words of [
    ['-o', `template=${text}`],
    [`-otemplate=${text}`],
    [`--output=template=${text}`],
  ])
    expect(await trainyard(...same, ...words)).toEqual(rows);
  expect((await trainyard('e', 'describe', '7', '--template', '{{state}}')).out).toBe(
    'STATE_COMPLETED',
  );
  expect((await trainyard('e', 'config', '7', '--template', '{{searcher.metric}}')).out).not.toBe(
    '',
  );
  const unknown = await trainyard('e', 'list', '--all', '--template', '{{nope}}');
  expect(unknown).toMatchObject({ exitCode: 2, out: '' });
  expect(unknown.error).toContain('There is no column "nope"; there are id,');
  expect((await trainyard('e', 'list', '--template', 'id')).exitCode).toBe(2);
});

test('--sort orders the whole list before --limit', async () => {
  const { trainyard } = await startCli();
  const all = await trainyard('e', 'list', '--all', '-o', 'jsonl', '--columns', 'id,name,progress');
  const rows: { id: number; name: string }[] = all.out.split('\n').map((line) => JSON.parse(line));
  const names = rows.map(({ name }) => name);
  const collator = new Intl.Collator('en', { numeric: true });
  const sorted = await trainyard(
    'e',
    'list',
    '--all',
    '--sort',
    'name',
    '--limit',
    '5',
    '-o',
    'json',
  );
  expect(JSON.parse(sorted.out).map(({ name }: { name: string }) => name)).toEqual(
    names.toSorted(collator.compare).slice(0, 5),
  );
  const last = await trainyard(
    'e',
    'list',
    '--all',
    '--sort',
    'id:desc',
    '--limit',
    '2',
    '-o',
    'ids',
  );
  expect(last.out).toBe(
    rows
      .map(({ id }) => id)
      .toSorted((a, b) => b - a)
      .slice(0, 2)
      .join('\n'),
  );
  const unknown = await trainyard('e', 'list', '--all', '--sort', 'nope');
  expect(unknown).toMatchObject({ exitCode: 2, out: '' });
  expect((await trainyard('e', 'describe', '7', '--sort', 'id')).exitCode).toBe(2);
});

test('an empty list of one’s own explains how to list those of others', async () => {
  const { trainyard } = await startCli({ scenario: 'empty' });
  const none = 'You have none; --all lists those of all users.';
  expect(await trainyard('e', 'list', '-o', 'json')).toEqual({
    exitCode: 0,
    out: '[]',
    error: none,
  });
  expect((await trainyard('notebook', 'list', '-o', 'ids')).error).toBe(none);
  expect((await trainyard('e', 'list', '--all', '-o', 'json')).error).toBe('');
  expect((await trainyard('e', 'list', '-q')).error).toBe('');
});

test('an option that is misspelt gets a suggestion', async () => {
  const { trainyard } = await startCli();
  expect(await trainyard('e', 'list', '--lmit', '3')).toMatchObject({
    exitCode: 2,
    error: expect.stringContaining("Unknown option '--lmit'; did you mean --limit?"),
  });
});

test('help shows the options of the verb, and names the page of the others', async () => {
  const { trainyard } = await startCli();
  const { out } = await trainyard('help', 'e', 'list');
  expect(out.indexOf('--show_project')).toBeLessThan(out.indexOf('trainyard help options'));
  expect(out.split('\n').length).toBeLessThan(25);
  const { out: page } = await trainyard('help', 'options');
  for (const name of ['--master', '--jq', '--template', '--sort', '--profile']) {
    expect(page).toContain(name);
  }
});
