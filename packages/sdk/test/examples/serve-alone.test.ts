import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { examples } from './run-node';

/** The lines that a program writes until it says where it listens. */
async function linesUntilAddress(child: ChildProcess) {
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      text += String(chunk);
      if (/http:\S+\/ shows/.test(text)) child.emit('listening');
    });
  await Promise.race([once(child, 'listening'), once(child, 'exit')]);
  return text;
}

test('the browser example starts after npm install @trainyard/sdk alone [S3]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trainyard-alone-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(join(examples, 'browser'), folder, { recursive: true });
  await mkdir(join(folder, 'node_modules/@trainyard'), { recursive: true });
  await symlink(dirname(examples), join(folder, 'node_modules/@trainyard/sdk'));
  const child = spawn(process.execPath, ['serve.mjs', '0'], {
    cwd: folder,
    env: { ...process.env, DET_MASTER: 'http://127.0.0.1:1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill());
  const text = await linesUntilAddress(child);
  expect(text).toContain('/query.html needs @tanstack/query-core');
  const address = /http:\S+/.exec(text)?.[0] ?? '';
  for (const name of ['', 'page.js', 'page.css'])
    expect((await fetch(new URL(name, address))).status).toBe(200);
});
