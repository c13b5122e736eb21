import { expect, test } from 'vitest';
import { startCli } from '../test/trainyard';

test('-o applies to actions, and is rejected where there are no rows', async () => {
  const { trainyard } = await startCli();
  const created = await trainyard('user', 'rename', 'jtan', 'jt', '-o', 'json');
  expect(JSON.parse(created.out)).toEqual({ id: 'jtan', ok: true });
  const open = await trainyard('e', 'open', '7', '-o', 'json');
  expect(JSON.parse(open.out)).toEqual({ url: 'http://sandbox:80/det/experiments/7' });
  const calls = ['master config', 'e config 7', 'e diff 3 5', 'api postWorkspace body.name=x'];
  for (const words of calls)
    for (const format of ['csv', 'ids']) {
      const refused = await trainyard(...words.split(' '), '-o', format);
      expect(refused).toMatchObject({ exitCode: 2, out: '' });
      expect(refused.error).toContain(`-o ${format} is for rows`);
    }
  expect((await trainyard('w', 'list', '-o', 'ids')).out.split('\n')).not.toContain('x');
  const line = await trainyard('master', 'config', '-o', 'jsonl');
  expect(line.out.split('\n')).toHaveLength(1);
});

test('a default verb accepts the values of its options with and without its name', async () => {
  const { trainyard } = await startCli();
  const idsOf = async (...words: string[]) => (await trainyard(...words, '-o', 'ids')).out;
  const named = await idsOf('storage', 'show', '--top', '2');
  expect(named).not.toBe(await idsOf('storage'));
  expect(await idsOf('storage', '--top', '2')).toBe(named);
  expect(await idsOf('storage', '--top', '2', 'show')).toBe(named);
  // a value may have the name of a verb
  const { error } = await trainyard('storage', '--workspace-name', 'show');
  expect(error).toContain('the workspace "show"');
});
