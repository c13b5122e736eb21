import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  archiveProject,
  createTransport,
  getProject,
  getUsers,
  getWorkspaces,
  login,
  patchWorkspace,
  postProject,
  postUser,
  postWorkspace,
} from '@trainyard/sdk/calls';
import { expect, onTestFinished, test } from 'vitest';
import type { Release } from '../release';
import { release038 } from '../v038';
import { readLine } from './line';
import { openSandbox } from './open-sandbox';

async function newDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'trainyard-snapshots-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  return directory;
}

async function openIn(dataDirectory: string, auth?: string, release?: Release) {
  const own = { dataDirectory, scenario: 'empty', snapshotEvery: 10 };
  const sandbox = await openSandbox({ ...own, ...(release && { release }) });
  const { fetch } = sandbox;
  const open = createTransport({ baseUrl: 'http://sandbox', fetch });
  const token = auth ?? (await login(open, { body: { username: 'admin', password: '' } })).token;
  return {
    sandbox,
    token,
    client: createTransport({ baseUrl: 'http://sandbox', fetch, auth: token }),
  };
}

type Client = ReturnType<typeof createTransport>;

async function makeMany(client: Client, name: string) {
  for (let count = 0; count < 12; count++) {
    const { workspace } = await postWorkspace(client, { body: { name: `${name} ${count}` } });
    const id = workspace.id;
    await patchWorkspace(client, { workspaceId: id, body: { name: `${name} named ${count}` } });
    await postUser(client, {
      body: { user: { username: `${name}-${count}`, active: true, admin: false } },
    });
  }
}

async function stateOf(client: Client) {
  const { workspaces } = await getWorkspaces(client, {});
  const { users } = await getUsers(client, {});
  return { workspaces, users };
}

async function linesIn(directory: string) {
  const logs = (await readdir(directory)).filter((name) => name.startsWith('writes-'));
  expect(logs).toHaveLength(1);
  const text = await readFile(join(directory, logs[0] ?? ''), 'utf8');
  return text
    .trim()
    .split('\n')
    .flatMap((line) => readLine(line) ?? []);
}

const countOf = (lines: object[], key: string) => lines.filter((line) => key in line).length;

test('writes that only change rows are replaced by the resulting rows', async () => {
  const directory = await newDirectory();
  const first = await openIn(directory);
  await makeMany(first.client, 'one');
  const before = await stateOf(first.client);
  await first.sandbox.close();
  const lines = await linesIn(directory);
  expect(countOf(lines, 'upTo')).toBe(1);
  expect(countOf(lines, 'write')).toBeLessThan(20);

  const second = await openIn(directory, first.token);
  expect(await stateOf(second.client)).toEqual(before);
  await makeMany(second.client, 'two');
  const after = await stateOf(second.client);
  const ids = after.workspaces.map(({ id }) => id);
  expect(new Set(ids).size).toBe(25);
  await second.sandbox.close();
  const third = await openIn(directory, first.token);
  expect(await stateOf(third.client)).toEqual(after);
  await third.sandbox.close();
});

test('writes beyond rows stay in the log, and are replayed', async () => {
  const directory = await newDirectory();
  const first = await openIn(directory);
  const { workspace } = await postWorkspace(first.client, { body: { name: 'Vision' } });
  const workspaceId = workspace.id;
  const { project } = await postProject(first.client, { workspaceId, body: { name: 'tracks' } });
  const id = project.id;
  await archiveProject(first.client, { projectId: id });
  await makeMany(first.client, 'early');
  // effects of the archiving may still be pending
  expect(countOf(await linesIn(directory), 'upTo')).toBe(0);
  first.sandbox.clock.advance(61_000);
  await makeMany(first.client, 'late');
  const before = await stateOf(first.client);
  await first.sandbox.close();
  const lines = await linesIn(directory);
  expect(countOf(lines, 'upTo')).toBe(1);
  expect(
    lines.filter((line) => 'write' in line && line.operation === 'archiveProject'),
  ).toHaveLength(1);

  const second = await openIn(directory, first.token);
  expect(await stateOf(second.client)).toEqual(before);
  expect((await getProject(second.client, { projectId: id })).project.archived).toBe(true);
  await second.sandbox.close();
});

test('leftovers of an unused snapshot are ignored', async () => {
  const directory = await newDirectory();
  const first = await openIn(directory);
  await postWorkspace(first.client, { body: { name: 'Whole' } });
  await first.sandbox.close();
  await writeFile(join(directory, 'writes-2.jsonl'), '{"upTo":900,"at":17,"ro');
  await writeFile(join(directory, 'writes-2.jsonl.new'), '{"upTo":900');
  await writeFile(join(directory, 'sandbox.json.new'), '{"format":2,');
  const second = await openIn(directory, first.token);
  await makeMany(second.client, 'more');
  const before = await stateOf(second.client);
  expect(before.workspaces[1]?.name).toBe('Whole');
  await second.sandbox.close();
  const third = await openIn(directory, first.token);
  expect(await stateOf(third.client)).toEqual(before);
  await third.sandbox.close();
});

test('the keys of projects and the last sign-ins of a newer release are kept', async () => {
  const directory = await newDirectory();
  const first = await openIn(directory, undefined, release038);
  const { workspace } = await postWorkspace(first.client, { body: { name: 'Vision' } });
  const body = { name: 'tracks', key: 'TRK' };
  const { project } = await postProject(first.client, { workspaceId: workspace.id, body });
  first.sandbox.clock.advance(61_000);
  await makeMany(first.client, 'many');
  const shownIn = async ({ sandbox: { fetch }, token }: Awaited<ReturnType<typeof openIn>>) => {
    const headers = { authorization: `Bearer ${token}` };
    const answerOf = async (path: string) =>
      (await fetch(new Request(`http://sandbox/api/v1/${path}`, { headers }))).json();
    const { users } = await answerOf('users');
    return {
      key: (await answerOf(`projects/${project.id}`)).project.key,
      at: users.find((user: { username: string }) => user.username === 'admin').lastAuthAt,
    };
  };
  const before = await shownIn(first);
  expect(before).toEqual({ key: 'TRK', at: expect.stringMatching(/^\d{4}-/) });
  await first.sandbox.close();
  expect(countOf(await linesIn(directory), 'upTo')).toBe(1);
  const second = await openIn(directory, first.token, release038);
  expect(await shownIn(second)).toEqual(before);
  await second.sandbox.close();
});

test('fields that only a newer release has are in the snapshot, too', async () => {
  const directory = await newDirectory();
  const first = await openIn(directory, undefined, release038);
  type Opened = typeof first;
  const send = async (
    { sandbox: { fetch }, token }: Opened,
    path: string,
    [method, body]: [string, object?] = ['GET'],
  ) => {
    const headers = { authorization: `Bearer ${token}` };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(new Request(`http://sandbox/api/v1/${path}`, init));
    expect(`${path} ${answer.status}`).toBe(`${path} 200`);
    return answer.json();
  };
  const config =
    '{entrypoint: x, resources: {slots_per_trial: 0}, searcher: {name: single, metric: m}}';
  await send(first, 'experiments', ['POST', { config, activate: true }]);
  first.sandbox.clock.advance(61_000);
  const policies = 'config-policies/global/EXPERIMENT';
  await send(first, policies, ['PUT', { configPolicies: 'constraints: {priority_limit: 30}' }]);
  await send(first, 'config-policies/global/NTSC', ['DELETE']);
  await send(first, 'master/cluster_message', ['PUT', { message: 'Update tonight' }]);
  const token = await send(first, 'tokens', ['POST', { userId: 1, description: 'nightly' }]);
  const revokedToken = await send(first, 'tokens', ['POST', { userId: 1, description: 'gone' }]);
  await send(first, `tokens/${revokedToken.tokenId}`, ['PATCH', { setRevoked: true }]);
  await send(first, 'runs/1/metadata', ['POST', { metadata: { dataset: 'coco' } }]);
  await makeMany(first.client, 'many');
  const paths = [policies, 'master/cluster_message', 'tokens?showInactive=true', 'runs/1/metadata'];
  const shownIn = (opened: Opened) => Promise.all(paths.map((path) => send(opened, path)));
  const before = await shownIn(first);
  expect(JSON.stringify(before)).toMatch(/priority_limit.*Update tonight.*nightly.*gone.*coco/);
  await first.sandbox.close();
  const lines = await linesIn(directory);
  expect(countOf(lines, 'upTo')).toBe(1);
  const left = lines.flatMap((line) => ('write' in line ? [line.operation] : []));
  expect(left).not.toContain('postAccessToken');
  // the token is used after it was read back
  const second = await openIn(directory, token.token, release038);
  expect(await shownIn(second)).toEqual(before);
  await send(second, 'master/cluster_message', ['DELETE']);
  await second.sandbox.close();
});
