import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { splitWords } from '../../core/aliases';
import { startCli } from '../../test/trainyard';

test('an alias is set, used with further words, listed and deleted [K7]', async () => {
  const { trainyard, folder } = await startCli();
  const command = "experiment list --where 'state=ERROR and user=jtan' -o ids";
  const set = await trainyard('alias', 'set', 'failed', command);
  expect(set.error).toBe(`\`trainyard failed\` is \`trainyard ${command}\`.`);
  const where = ['--where', 'state=ERROR and user=jtan', '-o', 'ids', '--limit', '2'];
  const plain = await trainyard('experiment', 'list', ...where);
  expect(await trainyard('failed', '--limit', '2')).toEqual(plain);
  expect(plain.out).not.toBe('');
  expect((await stat(join(folder, 'aliases.json'))).mode & 0o777).toBe(0o600);
  const csv = await trainyard('alias', '-o', 'csv', '--no-header');
  expect(csv.out.trim()).toBe(`failed,${command}`);
  expect((await trainyard('alias', 'delete', 'failed')).error).toBe('Deleted alias failed.');
  expect((await trainyard('failed')).error).toContain('There is no command "failed"');
  expect((await trainyard('alias', 'rm', 'failed')).exitCode).toBe(1);
});

test('$1 in an alias is a word after it, and completion follows', async () => {
  const { trainyard } = await startCli();
  await trainyard('alias', 'set', 'named', 'experiment list --all --limit $2 --columns $1');
  const plain = await trainyard(
    'e',
    'list',
    '--all',
    '--limit',
    '2',
    '--columns',
    'id',
    '-o',
    'csv',
  );
  expect(await trainyard('named', 'id', '2', '-o', 'csv')).toEqual(plain);
  expect(await trainyard('named', 'id')).toMatchObject({
    exitCode: 2,
    error: expect.stringContaining('The alias named needs another word'),
  });
  await trainyard('alias', 'set', 'mine', 'experiment');
  const names = (await trainyard('__complete', 'na')).out;
  expect(names).toMatch(/^named\t/);
  expect((await trainyard('__complete', 'mine', 'descr')).out).toMatch(/^describe\t/);
});

test.each([
  [['experiment', 'trial list'], '"experiment" is a command of its own'],
  [['e', 'trial list'], '"e" is a command of its own'],
  [['-x', 'trial list'], 'Unknown option'],
  [['x y', 'trial list'], '"x y" cannot be an alias'],
  [['x', 'trail list'], 'did you mean trial?'],
  [['x', ''], 'An alias needs a command.'],
  [['x', "trial list 'a"], "A quote is not closed: trial list 'a"],
])('alias set %j is refused', async (words, sentence) => {
  const { trainyard } = await startCli();
  const { exitCode, error } = await trainyard('alias', 'set', ...words);
  expect(error).toContain(sentence);
  expect(exitCode).toBe(2);
});

test('words are split as by a shell', () => {
  expect(splitWords(`  a "b c" 'd "e' f\\ g h"i"j "k \\" l" `)).toEqual([
    'a',
    'b c',
    'd "e',
    'f g',
    'hij',
    'k " l',
  ]);
});

test('a file of aliases that cannot be read is named, and only where an alias is meant', async () => {
  const { trainyard, folder } = await startCli();
  await writeFile(join(folder, 'aliases.json'), '[1]');
  expect((await trainyard('exprmnt')).error).toContain('is not a file of aliases');
  expect((await trainyard('e', 'list', '--limit', '1')).exitCode).toBe(0);
});
