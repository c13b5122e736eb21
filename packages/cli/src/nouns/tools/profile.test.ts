import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startCli } from '../../test/trainyard';

test('a profile names a master and a user, for one command or for all', async () => {
  const { trainyardOn, folder } = await startCli();
  const env = { DET_DEBUG_CONFIG_PATH: folder, XDG_CACHE_HOME: folder };
  const run = (...args: string[]) => trainyardOn({ env }, ...args);
  const requests: string[] = [];
  const fetch = async (request: Request) => {
    requests.push(new URL(request.url).host);
    return Response.json({}, { status: 500 });
  };
  const masterWith = async (more: Record<string, string>, ...args: string[]) => {
    requests.length = 0;
    await trainyardOn({ env: { ...env, ...more }, fetch }, 'auth', 'list-providers', ...args);
    return requests[0];
  };
  await run('profile', 'add', 'lab', '-m', 'lab.example:8080', '-u', 'ada');
  await run('profile', 'add', 'prod', '-m', 'https://prod.example');
  expect(await masterWith({}, '--profile', 'lab')).toBe('lab.example:8080');
  expect(await masterWith({})).toBe('localhost:8080');
  expect((await run('profile', 'use', 'prod')).error).toBe('Using profile prod.');
  expect(await masterWith({})).toBe('prod.example');
  expect(await masterWith({ DET_MASTER: 'http://named.example:1' })).toBe('named.example:1');
  expect(await masterWith({ DET_MASTER: 'http://named.example:1' }, '--profile', 'lab')).toBe(
    'lab.example:8080',
  );
  expect(await masterWith({}, '-m', 'http://given.example:2')).toBe('given.example:2');
  expect((await run('profile', 'list', '-o', 'csv')).out.split('\r\n')).toEqual([
    'name,master,user,current',
    'lab,http://lab.example:8080,ada,false',
    'prod,https://prod.example:443,,true\r',
  ]);
  expect((await stat(join(folder, 'profiles.json'))).mode & 0o777).toBe(0o600);
  const unknown = await run('e', 'list', '--profile', 'moon');
  expect(unknown).toMatchObject({ exitCode: 2, out: '' });
  expect(unknown.error).toBe('There is no profile "moon"; there are lab, prod.');
  await run('profile', 'remove', 'prod');
  expect(await masterWith({})).toBe('localhost:8080');
  expect((await run('profile', 'use', '__proto__')).exitCode).toBe(1);
});
