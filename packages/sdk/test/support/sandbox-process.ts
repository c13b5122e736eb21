import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const program = join(import.meta.dirname, 'sandbox-server.ts');

/** A sandbox in its own process, with a data directory, that can be killed and restarted. */
export async function startSandboxProcess({ speed }: { speed: number }) {
  const directory = await mkdtemp(join(tmpdir(), 'trainyard-restart-'));
  let child: ChildProcess | undefined;
  const start = async (port: string) => {
    const source = ['--conditions=@trainyard/source', '--import', 'tsx'];
    child = spawn(process.execPath, [...source, program, directory, port, String(speed)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    if (!child.stdout) throw new Error('The sandbox has no output.');
    for await (const line of createInterface(child.stdout)) return line;
    throw new Error('The sandbox did not start.');
  };
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  const url = await start('0');
  return {
    url,
    kill,
    /** Restarts it at the same address. */
    restart: () => start(new URL(url).port),
    async end() {
      await kill();
      await rm(directory, { recursive: true });
    },
  };
}
