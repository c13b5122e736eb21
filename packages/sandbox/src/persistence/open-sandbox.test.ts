import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createTransport,
  deleteWorkspace,
  getExperiment,
  getUserSetting,
  getWorkspaces,
  login,
  pauseExperiment,
  postUserSetting,
  postWorkspace,
} from '@trainyard/sdk/calls';
import { expect, onTestFinished, test } from 'vitest';
import { emptyLog, numberedLines } from './chain';
import { openSandbox } from './open-sandbox';

async function newDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'trainyard-data-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  return directory;
}

type Options = Partial<Parameters<typeof openSandbox>[0]>;

async function openIn(dataDirectory: string, options: Options = {}) {
  const sandbox = await openSandbox({ dataDirectory, ...options });
  const clientOf = (auth?: string) =>
    createTransport({ baseUrl: 'http://sandbox', fetch: sandbox.fetch, ...(auth && { auth }) });
  const signIn = async () => {
    const { token } = await login(clientOf(), { body: { username: 'admin', password: '' } });
    return token;
  };
  return { sandbox, clientOf, signIn };
}

const namesIn = async (client: ReturnType<typeof createTransport>) => {
  const { workspaces } = await getWorkspaces(client, {});
  return workspaces.map(({ id, name }) => `${id} ${name}`);
};

test('writes are restored, including sign-ins', async () => {
  const directory = await newDirectory();
  const first = await openIn(directory, { scenario: 'empty', seed: 7 });
  const token = await first.signIn();
  const before = first.clientOf(token);
  for (const name of ['Vision', 'Speech', 'Language']) {
    await postWorkspace(before, { body: { name } });
  }
  await deleteWorkspace(before, { workspaceId: 3 });
  await first.sandbox.close();
  const second = await openIn(directory);
  const after = second.clientOf(token);
  expect(await namesIn(after)).toEqual(['1 Uncategorized', '2 Vision', '4 Language']);
  await postWorkspace(after, { body: { name: 'Next' } });
  expect(await namesIn(after)).toContain('5 Next');
  await second.sandbox.close();
});

test('writes to the demo are applied to the same experiments', async () => {
  const directory = await newDirectory();
  const first = await openIn(directory, { scenario: 'demo', seed: 3 });
  const token = await first.signIn();
  const client = first.clientOf(token);
  const { experiments } = await (
    await first.sandbox.fetch(
      new Request('http://sandbox/api/v1/experiments?states=STATE_ACTIVE', {
        headers: { authorization: `Bearer ${token}` },
      }),
    )
  ).json();
  const experimentId = Number(experiments[0].id);
  await pauseExperiment(client, { experimentId });
  const { experiment } = await getExperiment(client, { experimentId });
  expect(experiment.state).toBe('STATE_PAUSED');
  await first.sandbox.close();
  const second = await openIn(directory);
  const again = await getExperiment(second.clientOf(token), { experimentId });
  expect(again.experiment.state).toBe('STATE_PAUSED');
  expect(again.experiment.name).toBe(experiment.name);
  await second.sandbox.close();
});

test('a torn last line is dropped, and writing continues after the complete lines', async () => {
  const directory = await newDirectory();
  const first = await openIn(directory, { scenario: 'empty' });
  const token = await first.signIn();
  await postWorkspace(first.clientOf(token), { body: { name: 'Whole' } });
  await first.sandbox.close();
  await appendFile(join(directory, 'writes-1.jsonl'), '{"write":99,"at":17');
  const second = await openIn(directory);
  await postWorkspace(second.clientOf(token), { body: { name: 'After' } });
  await second.sandbox.close();
  const third = await openIn(directory);
  expect(await namesIn(third.clientOf(token))).toEqual(['1 Uncategorized', '2 Whole', '3 After']);
  await third.sandbox.close();
});

test('settings that replace each other do not accumulate', async () => {
  const directory = await newDirectory();
  const first = await openIn(directory, { scenario: 'empty' });
  const token = await first.signIn();
  const client = first.clientOf(token);
  const set = (round: number) => {
    const settings = [{ storagePath: 'home', key: 'sort', value: JSON.stringify(round) }];
    return postUserSetting(client, { body: { settings } });
  };
  // concurrently, so that they share the cost of a sync
  await Promise.all(Array.from({ length: 1199 }, (_, round) => set(round)));
  await set(1199);
  await first.sandbox.close();
  const second = await openIn(directory);
  expect(await readdir(directory)).toEqual(
    expect.arrayContaining(['sandbox.json', 'writes-2.jsonl']),
  );
  const { settings } = await getUserSetting(second.clientOf(token), {});
  expect(settings).toEqual([{ storagePath: 'home', key: 'sort', value: '1199' }]);
  await second.sandbox.close();
  const log = await readFile(join(directory, 'writes-2.jsonl'), 'utf8');
  expect(log.split('\n').length).toBeLessThan(10);
  const third = await openIn(directory);
  expect((await getUserSetting(third.clientOf(token), {})).settings).toHaveLength(1);
  await third.sandbox.close();
});

async function editHeader(directory: string, change: object) {
  const path = join(directory, 'sandbox.json');
  const header = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...header, ...change }));
}

test.each([
  [{ format: 5 }, {}, 'is of a later version (format 5); this one reads up to format 4.'],
  [{ end: null }, {}, 'does not describe a sandbox’s data.'],
  [{ fingerprint: '0' }, {}, 'was begun by a version whose scenario empty held other data'],
  [{ log: '../../etc/hostname' }, {}, 'does not describe a sandbox’s data.'],
  [{ log: 'other.jsonl' }, {}, 'does not describe a sandbox’s data.'],
  [{ format: 'one' }, {}, 'does not describe a sandbox’s data.'],
  [{}, { seed: 9 }, 'was begun with seed 1, not 9.'],
  [{}, { strictJobQueueControl: true }, 'was begun with strictJobQueueControl false, not true.'],
  [{}, { scenario: 'demo' }, 'was begun with scenario empty, not demo.'],
])(
  'a directory with %j, opened with %j, is rejected with a sentence',
  async (change, options, sentence) => {
    const directory = await newDirectory();
    const { sandbox } = await openIn(directory, { scenario: 'empty' });
    await sandbox.close();
    await editHeader(directory, change);
    await expect(openSandbox({ dataDirectory: directory, ...options })).rejects.toThrow(sentence);
  },
);

test('a log that does not reproduce its results is rejected', async () => {
  const directory = await newDirectory();
  const { sandbox, signIn, clientOf } = await openIn(directory, { scenario: 'empty' });
  await postWorkspace(clientOf(await signIn()), { body: { name: 'Vision' } });
  await sandbox.close();
  const path = join(directory, 'writes-1.jsonl');
  const log = await readFile(path, 'utf8');
  const [, ...lines] = log
    .replace('/api/v1/workspaces', '/api/v1/workspaces/77/archive')
    .split('{"seq');
  const jsons = lines.map((line) => line.trim().replace(/^.*?"sum":"\w+",/, '{'));
  const { text, end } = numberedLines(jsons, emptyLog);
  await writeFile(path, text);
  await editHeader(directory, { end });
  await expect(openSandbox({ dataDirectory: directory })).rejects.toThrow(
    'its write 2, postWorkspace, went well when it was made and is answered with 404 now.',
  );
});

// damage to a directory while it is closed, and the error for it
const losses: Array<[string, (directory: string) => Promise<void>, string]> = [
  [
    'sandbox.json is missing',
    (directory) => rm(join(directory, 'sandbox.json')),
    'sandbox.json is missing, but writes-1.jsonl holds what was written.',
  ],
  [
    'the log is missing',
    (directory) => rm(join(directory, 'writes-1.jsonl')),
    'writes-1.jsonl is missing, which sandbox.json beside it names as the log that counts.',
  ],
  [
    'the log is a folder',
    replacedByFolder('writes-1.jsonl'),
    'writes-1.jsonl is a folder; it has to be a file.',
  ],
  [
    'sandbox.json is a folder',
    replacedByFolder('sandbox.json'),
    'sandbox.json is a folder; it has to be a file.',
  ],
  ['the lock is a folder', replacedByFolder('lock-1'), 'lock-1 is a folder; it has to be a file.'],
  [
    'the log is empty',
    (directory) => writeFile(join(directory, 'writes-1.jsonl'), ''),
    'writes-1.jsonl is not whole: lines 1 to ',
  ],
  ['half of the log is missing', editLog((lines) => lines.slice(0, 3)), 'not whole: lines 4 to '],
  ['a line was removed', editLog((lines) => lines.toSpliced(1, 1)), 'is missing: line 3 is in its'],
  [
    'a line was altered',
    editLog((lines) => lines.map((line) => line.replace('Speech', 'Altered'))),
    'was altered: its checksum does not fit it.',
  ],
];

function replacedByFolder(name: string) {
  return async (directory: string) => {
    await rm(join(directory, name));
    await mkdir(join(directory, name));
  };
}

function editLog(change: (lines: string[]) => string[]) {
  return async (directory: string) => {
    const path = join(directory, 'writes-1.jsonl');
    const lines = (await readFile(path, 'utf8')).trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(5);
    await writeFile(
      path,
      change(lines)
        .map((line) => `${line}\n`)
        .join(''),
    );
  };
}

test.each(losses)(
  'where %s, the directory is rejected with a sentence',
  async (_, lose, sentence) => {
    const directory = await newDirectory();
    const { sandbox, signIn, clientOf } = await openIn(directory, { scenario: 'empty' });
    const client = clientOf(await signIn());
    for (const name of ['Vision', 'Speech', 'Language']) {
      await postWorkspace(client, { body: { name } });
    }
    await sandbox.close();
    await lose(directory);
    await expect(openSandbox({ dataDirectory: directory })).rejects.toThrow(sentence);
  },
);

test('a directory of the previous version opens, and has numbered lines from then on', async () => {
  const directory = await newDirectory();
  const first = await openIn(directory, { scenario: 'empty' });
  const token = await first.signIn();
  await postWorkspace(first.clientOf(token), { body: { name: 'Vision' } });
  await first.sandbox.close();
  const path = join(directory, 'writes-1.jsonl');
  const log = await readFile(path, 'utf8');
  await writeFile(path, log.replace(/"seq":\d+,"sum":"\w+",/g, ''));
  await editHeader(directory, { format: 2, end: undefined });
  const second = await openIn(directory);
  await postWorkspace(second.clientOf(token), { body: { name: 'After' } });
  await second.sandbox.close();
  expect((await readdir(directory)).sort()).toEqual(['lock-2', 'sandbox.json', 'writes-2.jsonl']);
  const third = await openIn(directory);
  expect(await namesIn(third.clientOf(token))).toEqual(['1 Uncategorized', '2 Vision', '3 After']);
  await third.sandbox.close();
});

test('a directory whose creation was interrupted is created again', async () => {
  const directory = await newDirectory();
  await writeFile(join(directory, 'writes-1.jsonl'), '');
  const { sandbox } = await openIn(directory, { scenario: 'empty' });
  await sandbox.close();
});

test('a file in place of the directory is named', async () => {
  const file = join(await newDirectory(), 'plain');
  await writeFile(file, '');
  await expect(openIn(file)).rejects.toThrow(`${file} cannot hold a sandbox's data: `);
});
