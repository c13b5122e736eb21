import { expect, test } from 'vitest';
import { startCli } from '../../test/trainyard';

test('the log of the master: as text, as rows, and its tail', async () => {
  const { trainyard } = await startCli();
  const all = await trainyard('master', 'logs');
  expect(all.out.split('\n')[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z \[\w+\] ./);
  const rows = await trainyard('master', 'logs', '--tail', '2', '--json', '--columns', 'id,level');
  expect(JSON.parse(rows.out)).toEqual([
    { id: expect.any(Number), level: expect.any(String) },
    { id: expect.any(Number), level: expect.any(String) },
  ]);
  const head = await trainyard('master', 'logs', '--head', '2');
  expect(head.out.split('\n')).toEqual(all.out.split('\n').slice(0, 2));
});

test('--verify reads the log again and reports the result', async () => {
  const { trainyard } = await startCli();
  const { exitCode, error } = await trainyard(
    'master',
    'logs',
    '--head',
    '3',
    '--verify',
    '-o',
    'ids',
  );
  expect(exitCode).toBe(0);
  expect(error).toBe(
    'Verified: 3 lines from 0 to 2, 0 reconnects, 0 gaps; a second reading gave the same lines.',
  );
});

test('head and tail exclude each other', async () => {
  const { trainyard } = await startCli();
  expect(await trainyard('master', 'logs', '--head', '3', '--tail', '3')).toMatchObject({
    exitCode: 2,
    error: '--head and --tail exclude each other.',
  });
});
