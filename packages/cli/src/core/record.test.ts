import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createReplay } from '@trainyard/sandbox/node';
import { createTransport, getExperiment, login } from '@trainyard/sdk/calls';
import { parseHar } from '@trainyard/sdk/testing';
import { expect, test } from 'vitest';
import { startCli } from '../test/trainyard';

test('a session is stored without its secrets, and can be replayed', async () => {
  const { trainyard, folder } = await startCli();
  const { error, exitCode } = await trainyard('e', 'describe', '3', '--record', 'session.har');
  expect({ error, exitCode }).toEqual({ error: 'Recorded 2 calls in session.har.', exitCode: 0 });
  const text = await readFile(join(folder, 'session.har'), 'utf8');
  const { entries } = parseHar(JSON.parse(text)).log;
  const sent = entries.flatMap(({ request }) => request.headers);
  expect(sent.filter(({ name }) => /authorization/i.test(name)).map(({ value }) => value)).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/Bearer \w{8}/)]),
  );
  const replay = await createReplay(join(folder, 'session.har'));
  const open = createTransport({ baseUrl: 'http://sandbox', fetch: replay.fetch });
  const { token } = await login(open, { body: { username: 'admin', password: '' } });
  const client = createTransport({ baseUrl: 'http://sandbox', fetch: replay.fetch, auth: token });
  const { experiment } = await getExperiment(client, { experimentId: 3 });
  expect(experiment.id).toBe(3);
});

test('a failing command is recorded, too', async () => {
  const { trainyard, folder } = await startCli();
  const { error, exitCode } = await trainyard('e', 'describe', '99999', '--record', 'bad.har');
  expect(exitCode).toBe(1);
  expect(error).toContain('calls in bad.har.');
  const { entries } = parseHar(JSON.parse(await readFile(join(folder, 'bad.har'), 'utf8'))).log;
  expect(entries.map(({ response }) => response.status)).toContain(404);
  expect((await trainyard('master', 'info', '--record', 'bad.har/no.har')).error).toContain(
    'The recording cannot be written to bad.har/no.har',
  );
});

test('a recording creates the folder of its file (R20)', async () => {
  const { trainyard, folder } = await startCli();
  const { error } = await trainyard('master', 'info', '--record', 'new/folder/info.har');
  expect(error).toContain('calls in new/folder/info.har.');
  expect(existsSync(join(folder, 'new/folder/info.har'))).toBe(true);
});
