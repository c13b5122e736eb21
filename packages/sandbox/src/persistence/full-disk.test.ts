import { cp, mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, getWorkspaces, login, postWorkspace } from '@trainyard/sdk/calls';
import { expect, onTestFinished, test } from 'vitest';
import type { OpenLogFile } from './journal';
import { openSandbox } from './open-sandbox';

async function newDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'trainyard-disk-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  return directory;
}

/** A disk on which a log has room for some bytes; it takes as much of a write as it can. */
function smallDisk(room: number) {
  const disk = { room };
  const openLogFile: OpenLogFile = async (path) => {
    const file = await open(path, 'r+');
    return {
      truncate: (length) => file.truncate(length),
      datasync: () => file.datasync(),
      close: () => file.close(),
      write: (bytes, offset, length, position) => {
        const max = Math.min(length, disk.room - position);
        if (max <= 0) throw new Error('ENOSPC: no space left on device, write');
        return file.write(bytes, offset, max, position);
      },
    };
  };
  return { disk, openLogFile };
}

type Options = Partial<Parameters<typeof openSandbox>[0]>;

async function openIn(dataDirectory: string, { token, ...options }: Options & { token?: string }) {
  const sandbox = await openSandbox({ dataDirectory, scenario: 'empty', ...options });
  const clientOf = (auth?: string) =>
    createTransport({
      ...{ baseUrl: 'http://sandbox', fetch: sandbox.fetch, retry: 'off' as const },
      ...(auth && { auth }),
    });
  const signIn = async () =>
    (await login(clientOf(), { body: { username: 'admin', password: '' } })).token;
  const auth = token ?? (await signIn());
  return { sandbox, token: auth, client: clientOf(auth) };
}

type Client = ReturnType<typeof createTransport>;

const namesIn = async (client: Client) =>
  new Map((await getWorkspaces(client, {})).workspaces.map(({ id, name }) => [id, name]));

/** Writes from several callers until each has been refused; returns acknowledged workspaces. */
async function fill(client: Client, writers: number) {
  const acknowledged = new Map<number, string>();
  const refusals: string[] = [];
  const write = async (writer: number) => {
    for (let step = 0; ; step++) {
      const name = `${writer}-${step}-${'n'.repeat((writer * 7 + step * 3) % 41)}`;
      try {
        const { workspace } = await postWorkspace(client, { body: { name } });
        acknowledged.set(workspace.id, name);
      } catch (error) {
        refusals.push(String(error));
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  return { acknowledged, refusals };
}

/** Opens a copy of the files as they are now, as after `kill -9`. */
async function openKilled(directory: string, token: string) {
  const copy = await newDirectory();
  await cp(directory, copy, { recursive: true });
  return openIn(copy, { token });
}

const rooms = [3000, 3500, 4111, 4777, 5200, 5999, 6001, 7333];

test.each(rooms)(
  'with room for %i bytes no acknowledged write of twelve callers is lost by a kill',
  async (room) => {
    const directory = await newDirectory();
    const { openLogFile } = smallDisk(room);
    const first = await openIn(directory, { openLogFile, snapshotEvery: 9 });
    const { acknowledged, refusals } = await fill(first.client, 12);
    expect(refusals).toHaveLength(12);
    const second = await openKilled(directory, first.token);
    expect(await namesIn(second.client)).toEqual(
      new Map([...(await namesIn(second.client)), ...acknowledged]),
    );
    await second.sandbox.close();
    await first.sandbox.close();
  },
);

test.each(rooms)(
  'with room for %i bytes the directory opens after a stop, with what was acknowledged',
  async (room) => {
    const directory = await newDirectory();
    const { openLogFile } = smallDisk(room);
    const first = await openIn(directory, { openLogFile });
    const { acknowledged } = await fill(first.client, 1);
    await first.sandbox.close();
    const { end, log } = JSON.parse(await readFile(join(directory, 'sandbox.json'), 'utf8'));
    const lines = (await readFile(join(directory, log), 'utf8')).split('\n');
    expect(lines.slice(end.lines)).toEqual(['']);
    const second = await openIn(directory, { token: first.token });
    expect([...(await namesIn(second.client))].slice(1, acknowledged.size + 1)).toEqual([
      ...acknowledged,
    ]);
    await second.sandbox.close();
  },
);

test('a full disk refuses writes before they begin, and takes them again once there is room', async () => {
  const directory = await newDirectory();
  const { disk, openLogFile } = smallDisk(4000);
  const first = await openIn(directory, { openLogFile });
  const { acknowledged, refusals } = await fill(first.client, 1);
  expect(refusals[0]).toMatch(/no space left on device.*lost if the sandbox ends before there is/);
  const before = await namesIn(first.client);
  await expect(postWorkspace(first.client, { body: { name: 'Refused' } })).rejects.toThrow(
    'The sandbox cannot write to its data directory: ENOSPC: no space left on device, write. Nothing was changed. Make room, and try again.',
  );
  expect(await namesIn(first.client)).toEqual(before);
  disk.room = 100_000;
  const { workspace } = await postWorkspace(first.client, { body: { name: 'After' } });
  const after = await namesIn(first.client);
  expect(after).toEqual(new Map([...before, ...acknowledged, [workspace.id, 'After']]));
  await first.sandbox.close();
  const second = await openIn(directory, { token: first.token });
  expect(await namesIn(second.client)).toEqual(after);
  await second.sandbox.close();
});

test('a snapshot that finds no room leaves the log as it was', async () => {
  const directory = await newDirectory();
  const first = await openIn(directory, { snapshotEvery: 10 });
  // the draft of the header cannot be written
  await mkdir(join(directory, 'sandbox.json.new'));
  const createdNames = new Map<number, string>();
  for (let count = 0; count < 25; count++) {
    const { workspace } = await postWorkspace(first.client, { body: { name: `w${count}` } });
    createdNames.set(workspace.id, workspace.name);
  }
  const before = await namesIn(first.client);
  await first.sandbox.close();
  const second = await openIn(directory, { token: first.token });
  expect(await namesIn(second.client)).toEqual(before);
  expect([...before]).toEqual(expect.arrayContaining([...createdNames]));
  await second.sandbox.close();
});
