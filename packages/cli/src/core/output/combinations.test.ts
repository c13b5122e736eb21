import { expect, test } from 'vitest';
import { startCli } from '../../test/trainyard';

/** Runs a command with `--watch` until it has been repeated this many times. */
async function watched(repeats: number, ...words: string[]) {
  const { trainyardOn } = await startCli();
  const stop = new AbortController();
  let waits = 0;
  const wait = async () => {
    waits += 1;
    if (waits >= repeats) stop.abort();
    stop.signal.throwIfAborted();
  };
  return trainyardOn({ wait }, ...words, '--watch');
}

const list = ['e', 'list', '--all', '--limit', '3', '--pages', '2'];

test('--jq and --template read the rows of all requested pages', async () => {
  const { trainyard } = await startCli();
  const ids = (await trainyard(...list, '-o', 'ids')).out.split('\n');
  expect(ids).toHaveLength(6);
  expect((await trainyard(...list, '--jq', '.[].id')).out.split('\n')).toEqual(ids);
  expect((await trainyard(...list, '--jq', 'length')).out).toBe('6');
  expect((await trainyard(...list, '--template', 'no. {{id}}')).out.split('\n')).toEqual(
    ids.map((id) => `no. ${id}`),
  );
  const sorted = ['--where', 'state=COMPLETED', '--sort', 'id'];
  const oldest = (await trainyard(...list, ...sorted, '-o', 'ids')).out.split('\n');
  expect(oldest).toHaveLength(6);
  expect(oldest).toEqual([...oldest].sort((a, b) => Number(a) - Number(b)));
  expect((await trainyard(...list, ...sorted, '--jq', '.[].id')).out.split('\n')).toEqual(oldest);
});

test.each([
  ['--jq', 'length', '6\n6'],
  ['--template', 'row', undefined],
])('--watch repeats %s on all requested pages', async (option, value, expected) => {
  const words = option === '--template' ? '{{id}}' : value;
  const { out } = await watched(2, ...list, option, words);
  if (expected) expect(out).toBe(expected);
  const lines = out.split('\n');
  expect(lines.slice(0, lines.length / 2)).toEqual(lines.slice(lines.length / 2));
  expect(lines).toHaveLength(expected ? 2 : 12);
});

test.each([
  [['e', 'set', 'weight', '2', 'x'], 'The weight is a number above zero, not "x".'],
  [
    ['command', 'set', 'priority', 'c', '1000'],
    'The priority is a whole number from 1 to 99, not "1000".',
  ],
  [
    ['e', 'list', '-o', 'bogus'],
    '--output takes table, json, jsonl, csv, yaml, ids, template=TEXT, not "bogus".',
  ],
  [
    ['storage', 'clean', '--older-than', '-3'],
    '--older-than has no value; one that begins with - is written as --older-than=-1. `trainyard help storage clean` lists the options.',
  ],
  [
    ['e', 'list', '-o', 'csv', '--jq', '.id'],
    '--jq filters JSON, and -o csv is another output; give one of both.',
  ],
])('%j is refused in one sentence', async (words, sentence) => {
  const { trainyard } = await startCli();
  expect(await trainyard(...words)).toEqual({ exitCode: 2, out: '', error: sentence });
});

test('a missing entity is named, and an action without an id is understood', async () => {
  const { trainyard } = await startCli();
  expect((await trainyard('model', 'describe', 'zzz')).error).toMatch(
    /^There is no model zzz, or you may not see it\./,
  );
  const { out } = await trainyard('can', 'experiment', 'create', '-o', 'json');
  expect(JSON.parse(out)).toMatchObject([{ action: 'experiment.create', allowed: true }]);
});
