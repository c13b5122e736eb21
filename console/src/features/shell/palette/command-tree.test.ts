import { expect, test } from 'vitest';
import { type CommandNode, flatCommands, followPath } from './command-tree';

const done = () => ({ kind: 'done' }) as const;
const root: CommandNode = {
  name: '',
  children: [
    {
      name: 'goto',
      children: [
        { name: 'cluster', aliases: ['agents'], run: done },
        { name: 'tasks', run: done },
        { name: 'experiment', expects: 'id', children: (typed) => [{ name: typed, run: done }] },
      ],
    },
    { name: 'kill', aliases: ['stop', 'cancel'], label: 'Kill something', children: [] },
    { name: 'logout', run: done },
  ],
};
const offered = async (text: string) =>
  (await followPath(root, text)).matches.map(({ path }) => path.join(' '));

test('the children of what is reached are offered', async () => {
  expect(await offered('')).toEqual(['goto', 'kill', 'logout']);
  expect(await offered('goto ')).toEqual(['goto cluster', 'goto tasks', 'goto experiment']);
});

test('names, aliases and labels count, the best first', async () => {
  expect(await offered('go')).toEqual(['goto', 'logout']);
  expect(await offered('sto')).toEqual(['kill']);
  expect(await offered('something')).toEqual(['kill']);
  expect(await offered('goto agents')).toEqual(['goto cluster']);
});

test('an alias leads on too, and a child may be what is typed', async () => {
  const typed = await followPath(root, 'goto experiment 42');
  expect(typed.path).toEqual(['goto', 'experiment']);
  expect(typed.matches.map(({ node }) => node.name)).toEqual(['42']);
  expect((await followPath(root, 'STOP ')).path).toEqual(['kill']);
});

test('where a path ends there is no match', async () => {
  expect(await followPath(root, 'goto nowhere now')).toMatchObject({ path: ['goto'], matches: [] });
});

test('all commands at once, by their paths', () => {
  expect(flatCommands(root).map(({ path }) => path.join(' '))).toEqual([
    'goto',
    'goto cluster',
    'goto tasks',
    'goto experiment',
    'kill',
    'logout',
  ]);
});
