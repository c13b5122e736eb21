import { expect, test } from 'vitest';
import { createTestMaster, refusal } from '../../test/fixtures/test-master';

const path = '/users/setting';
const setting = (key: string, value: string, storagePath = 'global') => ({
  key,
  storagePath,
  value,
});

test('settings are stored per user, in the database’s JSON format', async () => {
  const { admin, signIn } = await createTestMaster();
  const other = await signIn('determined');
  const settings = [setting('theme', '"dark"'), setting('cols', '{"b": 1, "a":[1,2]}', 'p-1')];
  expect((await admin('POST', path, { settings })).body).toEqual({});
  expect((await admin('GET', path)).body).toEqual({
    settings: [setting('theme', '"dark"'), setting('cols', '{"a": [1, 2], "b": 1}', 'p-1')],
  });
  expect((await other('GET', path)).body).toEqual({ settings: [] });
});

test('an empty value deletes one setting, a reset all', async () => {
  const { admin } = await createTestMaster();
  await admin('POST', path, { settings: [setting('a', '1'), setting('b', '2')] });
  await admin('POST', path, { settings: [setting('a', '')] });
  expect((await admin('GET', path)).body).toEqual({ settings: [setting('b', '2')] });
  await admin('POST', `${path}/reset`);
  expect((await admin('GET', path)).body).toEqual({ settings: [] });
});

test('an invalid JSON value is reported only as the last item', async () => {
  const { admin } = await createTestMaster();
  const bad = setting('bad', 'dark');
  const answer = await admin('POST', path, { settings: [setting('a', '1'), bad] });
  expect(refusal(answer)).toBe('500 13 ERROR: invalid input syntax for type json (SQLSTATE 22P02)');
  expect((await admin('POST', path, { settings: [bad, setting('b', '2')] })).status).toBe(200);
  expect((await admin('GET', path)).body).toEqual({
    settings: [setting('a', '1'), setting('b', '2')],
  });
});
