import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createSandbox } from '@trainyard/sandbox';
import { buildStale, cliBuild } from '../lib/builds.mjs';
import type { Row } from './measure';

const program = resolve(import.meta.dirname, '../../packages/cli/bin/trainyard.mjs');
const rounds = 9;

/** Measures how long commands take for a user, compared with a Node that does nothing. */
export async function benchCli(): Promise<Row[]> {
  await buildStale([cliBuild]);
  const sandbox = createSandbox({ seed: 7 });
  const { url, close } = await sandbox.listen();
  const cache = await mkdtemp(join(tmpdir(), 'trainyard-bench-'));
  try {
    const token = await tokenOf(url);
    const env = {
      ...process.env,
      DET_MASTER: url,
      DET_USER: 'admin',
      DET_USER_TOKEN: token,
      XDG_CACHE_HOME: cache,
    };
    const [bare = 0, version = 0, list = 0] = await mediansMs(env, [
      ['-e', '0'],
      [program, '--version'],
      [program, 'experiment', 'list'],
    ]);
    const row = (what: string, time: number, goal: string): Row => ({
      what,
      figure: `${time.toFixed(0)} ms`,
      reference: `${bare.toFixed(0)} ms bare node`,
      ratio: (time / bare).toFixed(2),
      goal,
    });
    return [
      row('trainyard --version', version, '≤ 1.5 times'),
      row('trainyard experiment list', list, '≤ 2.2 times'),
    ];
  } finally {
    await close();
    sandbox.close();
    await rm(cache, { recursive: true });
  }
}

async function tokenOf(url: string): Promise<string> {
  const body = '{"username":"admin","password":""}';
  const answer = await fetch(new URL('api/v1/auth/login', url), { method: 'POST', body });
  return (await answer.json()).token;
}

/** Median time of each, in turns, so that other load on the machine affects all alike. */
async function mediansMs(env: NodeJS.ProcessEnv, commands: string[][]): Promise<number[]> {
  const times = commands.map((): number[] => []);
  // the first start of each fills the caches
  for (let round = -1; round < rounds; round++)
    for (const [index, args] of commands.entries()) {
      const from = performance.now();
      const [code] = await once(spawn(process.execPath, args, { env, stdio: 'ignore' }), 'exit');
      if (code !== 0) throw new Error(`cli: ${args.join(' ')} ended with ${code}`);
      if (round >= 0) times[index]?.push(performance.now() - from);
    }
  return times.map((all) => all.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN);
}
