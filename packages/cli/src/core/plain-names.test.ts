import { expect, test } from 'vitest';
import { trainyard as runHere, startCli } from '../test/trainyard';
import { parseWhere } from './where';

test.each(['--nosuch', '-x', '--versio'])(
  'an unknown option without a command is refused: %s (sdk-cli K2)',
  async (option) => {
    const { exitCode, error } = await runHere([option], {});
    expect(exitCode).toBe(2);
    expect(error).toContain(option.slice(0, 2));
  },
);

test.each([
  ['group', 'user-group'],
  ['role', 'rbac'],
  ['queue', 'job'],
])('%s leads to %s (sdk-cli K7)', async (word, noun) => {
  const { exitCode, error } = await runHere([word, 'list'], {});
  expect({ exitCode, error }).toEqual({
    exitCode: 2,
    error: `There is no command "${word}"; did you mean ${noun}? \`trainyard help\` lists them.`,
  });
});

test('an unknown column is refused also where no row matches (sdk-cli K3)', async () => {
  const { trainyard } = await startCli();
  const words = ['user', 'list', '--where', 'username=nobody', '--columns', 'id,foo'];
  const { exitCode, error } = await trainyard(...words);
  expect(exitCode).toBe(2);
  expect(error).toContain('There is no column "foo"');
});

test('a column has its name and its header everywhere (public-reports PB14)', async () => {
  const { trainyard } = await startCli();
  const ids = async (...words: string[]) =>
    (await trainyard('e', 'list', '--limit', '5', '-o', 'ids', ...words)).out;
  const where = (field: string) => ids('--where', `${field}>2026-11-01`);
  expect(await where('started')).not.toBe('');
  expect(await where('startTime')).toBe(await where('started'));
  expect(await ids('--sort', 'started:desc')).toBe(await ids('--sort', 'startTime:desc'));
  expect(await ids('--columns', 'started')).toBe(await ids('--columns', 'startTime'));
});

test('a value holds both quotes with a backslash before one (public-reports PB15)', () => {
  const condition = { field: 'name', operator: '=' };
  expect(parseWhere(String.raw`name="it's \"q\" \\ \d"`)).toEqual([
    { ...condition, values: [String.raw`it's "q" \ \d`] },
  ]);
  expect(parseWhere(String.raw`name='it\'s'`)).toEqual([{ ...condition, values: ["it's"] }]);
});

test('errored and failed are the state of the pages, ERROR (real-masters R12)', async () => {
  const { trainyard } = await startCli();
  const found = async (words: string[], state: string) =>
    (await trainyard(...words, '-o', 'ids', '--where', `state=${state}`)).out;
  for (const words of [
    ['e', 'list'],
    ['checkpoint', 'list', '1'],
    ['e', 'list-trials', '1'],
  ]) {
    expect(await found(words, 'errored')).toBe(await found(words, 'ERROR'));
    expect(await found(words, 'failed')).toBe(await found(words, 'ERROR'));
  }
  expect(await found(['e', 'list'], 'errored')).not.toBe('');
});

test('lists name the workspace, not its number (real-masters M-7)', async () => {
  const { trainyard } = await startCli();
  for (const words of [
    ['model', 'list'],
    ['notebook', 'list', '--all'],
    ['template', 'list'],
  ]) {
    const { out } = await trainyard(
      ...words,
      '--columns',
      'name,workspace'.slice(words[0] === 'notebook' ? 5 : 0),
    );
    expect(out).toMatch(/Vision|Language|Uncategorized/);
  }
});

test('a wait for what is not there says it once (sdk-cli K7)', async () => {
  const { trainyard } = await startCli();
  const { error } = await trainyard('experiment', 'wait', '99999');
  expect(error.match(/99999[^\n]*not found/g)).toHaveLength(1);
});
