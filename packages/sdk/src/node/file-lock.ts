import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, rm, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const marker = 'held';

// Node has no flock(2), which det's lock uses; each of these programs holds it until its input
// ends. The lock file is the last argument.
const holders: string[][] = [
  ['flock', '--exclusive', '', 'sh', '-c', `echo ${marker}; exec cat`],
  [
    'perl',
    '-e',
    `open F,">>",$ARGV[0] or die; flock F,2 or die; $|=1; print "${marker}\\n"; 1 while <STDIN>`,
    '',
  ],
  [
    'python3',
    '-c',
    `import fcntl,sys;f=open(sys.argv[1],"a");fcntl.flock(f,2);print("${marker}",flush=True);sys.stdin.read()`,
    '',
  ],
];

type Holder = { release(): Promise<void> };

/**
 * Runs `work` while holding the lock on `path` that `det` uses: flock(2), by a small helper
 * process. If none of `flock`, `perl` and `python3` is installed (Windows), a file next to it keeps
 * at least the programs that use this package apart.
 */
export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const holder = (await heldByProgram(path)) ?? (await heldByFile(`${path}.node`));
  try {
    return await work();
  } finally {
    await holder.release();
  }
}

async function heldByProgram(path: string): Promise<Holder | undefined> {
  for (const holder of holders) {
    const [program = '', ...args] = holder.map((part) => part || path);
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'] });
    if (await hasStarted(child)) return { release: () => ended(child) };
  }
  return undefined;
}

/** Resolves to false if the program does not exist, or cannot lock. */
function hasStarted(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', () => resolve(false));
    child.stdout?.once('data', () => resolve(true));
  });
}

async function ended(child: ChildProcess) {
  const exit = once(child, 'exit');
  child.stdin?.end();
  await exit;
}

const staleMs = 10_000;
const retryMs = 20;

async function heldByFile(path: string): Promise<Holder> {
  for (;;) {
    const file = await open(path, 'wx').catch(() => undefined);
    if (file) {
      await file.close();
      return { release: () => rm(path, { force: true }) };
    }
    const lockFile = await stat(path).catch(() => undefined);
    // its program was killed
    if (lockFile && Date.now() - lockFile.mtimeMs > staleMs) await rm(path, { force: true });
    await wait(retryMs);
  }
}
