import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startSandboxProcess } from '../support/sandbox-process';
import { examples, runNode } from './run-node';

let sandbox: Awaited<ReturnType<typeof startSandboxProcess>>;
let home: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'trainyard-example-'));
  // an hour of the cluster per second
  sandbox = await startSandboxProcess({ speed: 3600 });
});
afterAll(async () => {
  await sandbox.end();
  await rm(home, { recursive: true });
});

const sweep = (master: { url: string }, ...args: string[]) =>
  runNode({
    args: [join(examples, 'node/nightly-sweep.mjs'), '--every', '0.2', ...args],
    env: { DET_MASTER: master.url, DET_USER: 'admin', DET_PASS: '', XDG_CONFIG_HOME: home },
    folder: home,
  });

test('a nightly sweep is created, waited for and exported', async () => {
  const { code, output, complaints } = await sweep(sandbox, '--out', 'sweep.csv');
  expect({ code, output }, complaints).toEqual({
    code: 0,
    output: expect.stringMatching(
      /^experiment \d+ has 1 files\nSTATE_COMPLETED, 4 of 4 trials completed\n$/,
    ),
  });
  const [head, ...rows] = (await readFile(join(home, 'sweep.csv'), 'utf8')).trimEnd().split('\r\n');
  expect(head).toBe('trialId,batches,group,name,value,time');
  expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(4);
  expect(rows.every((row) => /^\d+,\d+,validation,[a-z_]+,/.test(row))).toBe(true);
});

test('a timeout prints the reason and fails', async () => {
  // in real time, so that nothing ends before it is read
  const slow = await startSandboxProcess({ speed: 1 });
  onTestFinished(() => slow.end());
  const { code, complaints } = await sweep(slow, '--hours', '0', '--key', 'short');
  expect(code, complaints).toBe(1);
  expect(complaints).toMatch(/^Experiment \d+ took longer than allowed; last seen: /m);
});

test('without a named master nothing is created', async () => {
  const { code, output, complaints } = await sweep({ url: '' });
  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(complaints).toContain('Set DET_MASTER');
});
