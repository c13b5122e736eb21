import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const program = resolve(import.meta.dirname, '../../../packages/cli/bin/trainyard.mjs');

export type Server = {
  /** URL of the console, with a trailing slash */
  url: string;
  stop(): Promise<void>;
};

/** The built console served by `trainyard serve`, as users run it, on a free port. */
export async function startServer(...args: string[]): Promise<Server> {
  const child = spawn(process.execPath, [program, 'serve', '--port', '0', ...args], {
    // the channel lets it detect that a test run was killed
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await addressOf(child);
  return { url: url.endsWith('/') ? url : `${url}/`, stop: () => stop(child) };
}

/**
 * A free port for a server that is stopped and started again at the same address. It is below the
 * ports that the system assigns: another program could get one of those in between.
 */
export async function findKeptPort(): Promise<string> {
  const probe = createServer().listen(20_000 + Math.floor(Math.random() * 10_000), '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return findKeptPort(); // another program uses it
  }
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return String(port);
}

async function addressOf(child: ChildProcess) {
  if (!child.stdout) throw new Error('e2e: the server has no output to read its address from');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /https?:\/\/\S+/.exec(line)?.[0];
    if (!url) continue;
    // keeps reading, so that the child never waits for a full pipe
    child.stdout.resume();
    return url;
  }
  throw new Error('e2e: trainyard serve ended before it said where it listens');
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
