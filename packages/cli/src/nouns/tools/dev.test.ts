import { expect, test } from 'vitest';
import { startCli } from '../../test/trainyard';

test('curl sends the request as the signed-in user', async () => {
  const { trainyard } = await startCli();
  const got = await trainyard('dev', 'curl', '/api/v1/experiments/7?x=1');
  expect(JSON.parse(got.out)).toMatchObject({ experiment: { id: 7 } });
  const posted = await trainyard('dev', 'curl', '/api/v1/workspaces', '-d', '{"name":"curled"}');
  expect(JSON.parse(posted.out)).toMatchObject({ workspace: { name: 'curled' } });
});

test('curl prints the same as a command without the token', async () => {
  const { trainyard } = await startCli();
  const { error } = await trainyard('dev', 'curl', '/info', '-x');
  expect(error).toBe(
    `curl -s -H "Authorization: Bearer $(trainyard dev auth-token)" 'http://sandbox:80/info'`,
  );
});

test('curl shows a refusal and fails', async () => {
  const { trainyard } = await startCli();
  const refused = await trainyard('dev', 'curl', '/api/v1/experiments/99999');
  expect(refused.exitCode).toBe(1);
  expect(JSON.parse(refused.out)).toEqual({
    error: { code: 5, error: "experiment '99999' not found", reason: 'NotFound' },
  });
  expect(refused.error).toMatch(/^The master answers 404/);
  const dry = await trainyard('dev', 'curl', '-X', 'DELETE', '/api/v1/experiments/7', '--dry-run');
  expect(dry).toMatchObject({ exitCode: 0, error: 'Would send DELETE /api/v1/experiments/7' });
  expect((await trainyard('dev', 'curl', 'info')).exitCode).toBe(2);
});

test('auth-token prints the token alone', async () => {
  const { trainyard } = await startCli();
  expect((await trainyard('dev', 'auth-token')).out).toMatch(/^v2\.public\.[\w-]+(\.[\w-]+)?$/);
});

test('bindings lists the calls', async () => {
  const { trainyard } = await startCli();
  const { out } = await trainyard('dev', 'bindings', 'preview', '-o', 'ids');
  expect(out).toBe('previewHPSearch');
});
