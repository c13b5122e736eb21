import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '@trainyard/sandbox';
import { createTransport, getExperiment, login } from '@trainyard/sdk/calls';
import { tableFromIPC } from 'apache-arrow';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundledProgram } from './test/bundled-program';

const page = await readFile(join(import.meta.dirname, '../recipes.md'), 'utf8');
const recipes = new Map(
  [...page.matchAll(/```sh\n# ([a-z-]+)\n([\s\S]*?)```/g)].map(([, name = '', text = '']) => [
    name,
    text,
  ]),
);

const program = await bundledProgram();
let folder: string;
let env: Record<string, string>;
const closes: (() => Promise<void>)[] = [];

/** Starts a master whose clock runs `speed` times as fast, and signs in the recipes. */
async function signIn(speed: number): Promise<Record<string, string>> {
  const { url, close } = await createSandbox({ seed: 7, speed }).listen();
  closes.push(close);
  const client = createTransport({ baseUrl: url });
  const { token } = await login(client, { body: { username: 'admin', password: '' } });
  return { DET_MASTER: url, DET_USER: 'admin', DET_USER_TOKEN: token };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trainyard-recipes-'));
  await writeFile(
    join(folder, 'trainyard'),
    `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`,
  );
  await chmod(join(folder, 'trainyard'), 0o755);
  for (const name of ['nightly', 'smoke']) {
    await writeFile(
      join(folder, `${name}.yaml`),
      `name: ${name}\nentrypoint: python3 train.py\nhyperparameters: {lr: 0.01}\nsearcher: {name: single, metric: validation_loss, max_length: {batches: 400}}\n`,
    );
  }
  await writeFile(join(folder, 'train.py'), 'print(1)\n');
  // an hour of training per second
  env = await signIn(3600);
});
afterAll(async () => {
  for (const close of closes) {
    await close();
  }
  await rm(folder, { recursive: true });
});

const run = (name: string) => runProgram('sh', ['-euc', recipes.get(name) ?? 'exit 99']);

async function runProgram(name: string, words: string[]) {
  const child = spawn(name, words, {
    cwd: folder,
    env: {
      PATH: `${folder}:${process.env.PATH}`,
      HOME: folder,
      DET_DEBUG_CONFIG_PATH: folder,
      ...env,
    },
  });
  let output = '';
  let error = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    error += text;
  });
  const [code] = await once(child, 'close');
  return { code, output, error };
}

const read = (name: string) => readFile(join(folder, name), 'utf8');
const limit = 120_000;

test('every recipe is tested here', () => {
  expect([...recipes.keys()]).toEqual([
    'nightly',
    'gate',
    'project-csv',
    'data-frames',
    'bill',
    'clean',
    'queue',
  ]);
});

test(
  'the nightly sweep ends with its best checkpoint',
  async () => {
    const { code, error } = await run('nightly');
    expect({ code, error }).toMatchObject({ code: 0 });
    expect(await read('best.txt')).toMatch(/^[\da-f-]{36}\n$/);
  },
  limit,
);

test(
  'the gate passes for completed experiments',
  async () => {
    const { code, error } = await run('gate');
    expect({ code, error }).toMatchObject({ code: 0 });
    const id = Number(/experiment (\d+)/i.exec(error)?.[1]);
    const client = createTransport({
      baseUrl: env.DET_MASTER ?? '',
      auth: env.DET_USER_TOKEN ?? '',
    });
    const { experiment } = await getExperiment(client, { experimentId: id });
    expect(experiment).toMatchObject({ name: 'ci-local', state: 'STATE_COMPLETED' });
  },
  limit,
);

test(
  'a project is exported as two tables',
  async () => {
    const { code, error } = await run('project-csv');
    expect({ code, error }).toMatchObject({ code: 0 });
    expect((await read('experiments.csv')).split('\r\n').length).toBeGreaterThan(10);
    expect((await read('metrics.csv')).split('\r\n')[0]).toContain('trialId');
  },
  limit,
);

test(
  'the bill of a month has the hours and the cost of each project',
  async () => {
    const { code, error } = await run('bill');
    expect({ code, error }).toMatchObject({ code: 0 });
    const [file = ''] = (await readdir(folder)).filter((name) => name.startsWith('bill-'));
    const [head, ...rows] = (await read(file)).trim().split(/\r\n?/);
    expect(head).toBe('name,hours,share,cost');
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      const [, hours, , cost] = row.split(',').map(Number);
      expect((cost ?? 0) / (hours ?? 0)).toBeCloseTo(2.1);
    }
  },
  limit,
);

test(
  'metrics are exported as an Arrow stream with their types',
  async () => {
    const { code, error } = await run('data-frames');
    expect({ code, error }).toMatchObject({ code: 0 });
    const table = tableFromIPC(await readFile(join(folder, 'metrics.arrow')));
    const types = Object.fromEntries(
      table.schema.fields.map(({ name, type }) => [name, `${type}`]),
    );
    expect(types).toMatchObject({ trialId: 'Int32', value: 'Float64' });
    expect(table.numRows).toBeGreaterThan(0);
    expect((await read('experiments.csv')).split('\r\n').length).toBeGreaterThan(10);
  },
  limit,
);

test(
  'the checkpoints that cleaning would delete are printed',
  async () => {
    // at the speed of the other recipes, the newest may be one that has no more than two
    env = await signIn(1);
    const { code, error } = await run('clean');
    expect({ code, error }).toMatchObject({ code: 0 });
    expect(error).toContain('DELETE');
  },
  limit,
);

test(
  'the queue explains why a job waits',
  async () => {
    // at the speed of the other recipes, the job may leave the queue before the command runs
    env = await signIn(1);
    const { code, output, error } = await run('queue');
    expect({ code, error }).toMatchObject({ code: 0 });
    expect(output).toContain('a100-pool');
    expect(output).toMatch(/waits/i);
    expect(JSON.parse((await read('load.jsonl')).split('\n')[0] ?? '')).toHaveProperty('pool');
  },
  limit,
);

const blocks = [...page.matchAll(/```python\n([\s\S]*?)```/g)].map(([, text = '']) => text);
const hasPython = spawnSync('python3', ['--version']).status === 0;

// the libraries of Python where they are not installed: they read the files, and count the rows
const libraries: Record<string, string> = {
  'pandas.py':
    'import csv, io\ndef read_csv(file):\n  text = open(file, newline="").read() if isinstance(file, str) else file.read().decode()\n  return list(csv.DictReader(io.StringIO(text)))\n',
  'polars.py': 'from pyarrow.ipc import open_stream\nread_ipc_stream = open_stream\n',
  'pyarrow/__init__.py': '',
  'pyarrow/ipc.py':
    'def open_stream(file):\n  assert open(file, "rb").read(4) == b"\\xff\\xff\\xff\\xff"\n  return Stream()\nclass Stream:\n  read_pandas = read_all = lambda self: self\n',
  'duckdb.py': 'def sql(text):\n  assert "from metrics" in text\n',
};

/** Runs a block as a program; installed libraries are found before those above. */
const runPython = (block: string) =>
  runProgram('python3', ['-c', `import sys\nsys.path.append("libraries")\n${block}`]);

if (hasPython)
  test(
    'the blocks of Python read what the commands write',
    async () => {
      // the clock runs as slowly as in the recipe before, so that both read the same
      await mkdir(join(folder, 'libraries/pyarrow'), { recursive: true });
      for (const [name, text] of Object.entries(libraries))
        await writeFile(join(folder, 'libraries', name), text);
      await copyFile(join(import.meta.dirname, '../trainyard.py'), join(folder, 'trainyard.py'));
      const count = '\nprint(len(experiments))\n';
      expect(blocks).toHaveLength(2);
      expect(await run('data-frames')).toMatchObject({ code: 0 });
      const rows = (await read('experiments.csv')).trim().split('\r\n').length - 1;
      for (const block of blocks)
        expect(await runPython(block + count)).toEqual({ code: 0, output: `${rows}\n`, error: '' });
      const failing = 'import trainyard\ntrainyard.read("experiment", "fly")\n';
      expect((await runPython(failing)).error).toContain('CalledProcessError');
    },
    limit,
  );
