import { expect, test } from 'vitest';
import { run } from '../../run';
import { startCli } from '../../test/trainyard';
import type { System } from '../system';
import { showInPager } from './show-in-pager';

type Paged = { text: string; command: string };

/** A terminal of ten rows, whose pager keeps its input. */
function terminal(isThere = true) {
  const paged: Paged[] = [];
  const system: Partial<System> = {
    isTerminal: { stdin: true, stdout: true, stderr: true },
    width: () => 80,
    draw: () => undefined,
    height: () => 10,
    page: async (text, command) => {
      paged.push({ text, command });
      return isThere;
    },
  };
  return { paged, system };
}

const long = 'experiment list --all --limit 20 --no-header --columns id,name'.split(' ');

test('a list that is higher than the terminal is shown in the pager [K7]', async () => {
  const cli = await startCli();
  const { system, paged } = terminal();
  const plain = await cli.trainyardOn(system, ...long);
  const onTerminal = (more: System['env'], ...words: string[]) =>
    cli.trainyardOn({ ...system, env: { ...cli.env, ...more } }, ...words);
  expect(plain.out.split('\n')).toHaveLength(20);
  expect(paged).toEqual([]);
  const { out, exitCode } = await onTerminal({ PAGER: 'less -S' }, ...long);
  expect({ out, exitCode }).toEqual({ out: '', exitCode: 0 });
  expect(paged.splice(0)).toEqual([{ text: `${plain.out}\n`, command: 'less -S' }]);
  await onTerminal({ PAGER: 'more', TRAINYARD_PAGER: 'less' }, 'experiment', 'config', '7');
  expect(paged.splice(0)).toMatchObject([{ command: 'less' }]);
});

test.each([
  ['--no-pager', [...long, '--no-pager'], {}],
  ['an empty TRAINYARD_PAGER', long, { TRAINYARD_PAGER: '' }],
  ['a pager that is cat', long, { PAGER: 'cat' }],
  ['a terminal without addresses', long, { TERM: 'dumb' }],
  ['a list that fits', ['experiment', 'list', '--all', '--limit', '5'], {}],
  ['rows that appear one after the other', [...long, '-o', 'jsonl'], {}],
])('%s is printed at once [K7]', async (_, words, variables) => {
  const cli = await startCli();
  const { system, paged } = terminal();
  const env = { ...cli.env, PAGER: 'less', ...variables };
  const { out } = await cli.trainyardOn({ ...system, env }, ...words);
  expect(out.split('\n').length).toBeGreaterThan(4);
  expect(paged).toEqual([]);
});

test('messages follow the output that they are about', async () => {
  const cli = await startCli();
  const { system, paged } = terminal();
  const order: string[] = [];
  const exitCode = await run({
    args: ['storage', '--top', '3'],
    signal: new AbortController().signal,
    print: () => order.push('rows'),
    printError: (line) => order.push(line.replace(/^.* in \d+ /, 'sum of ')),
    system: {
      ...system,
      fetch: cli.sandbox.fetch,
      height: () => 100,
      env: { ...cli.env, PAGER: 'less' },
    },
  });
  expect({ exitCode, paged }).toEqual({ exitCode: 0, paged: [] });
  expect(order[0]).toBe('rows');
  expect(order.at(-1)).toMatch(/^sum of checkpoints/);
});

test('without a terminal nothing is paged', async () => {
  const cli = await startCli();
  const { system, paged } = terminal();
  const isTerminal = { stdin: true, stdout: false, stderr: true };
  const env = { ...cli.env, PAGER: 'less' };
  expect((await cli.trainyardOn({ ...system, isTerminal, env }, ...long)).out).not.toBe('');
  expect(paged).toEqual([]);
});

test('a pager that does not start leaves the output to the terminal [K7]', async () => {
  const cli = await startCli();
  const { system } = terminal(false);
  const env = { ...cli.env, PAGER: 'lessss' };
  const { out } = await cli.trainyardOn({ ...system, env }, ...long);
  expect(out.split('\n')).toHaveLength(20);
});

// [K7]
test('the pager gets the text; a program that is missing is told from one that was closed', async () => {
  expect(
    await showInPager('one\ntwo\n', 'test "$(cat)" = "$(printf "one\\ntwo")" || exit 127'),
  ).toBe(true);
  expect(await showInPager('x'.repeat(200_000), 'exit 1')).toBe(true);
  expect(await showInPager('one\n', 'no-such-pager 2>/dev/null')).toBe(false);
});
