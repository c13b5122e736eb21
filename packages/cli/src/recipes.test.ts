import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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

async function run(name: string) {
  const child = spawn('sh', ['-euc', recipes.get(name) ?? 'exit 99'], {
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
