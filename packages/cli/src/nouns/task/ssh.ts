import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Shell } from '@trainyard/sdk/types';
import { Failure } from '../../core/failure';
import { makeFolder } from '../../core/files/make-folder';
import { cacheFolder } from '../../core/system';
import type { Cli } from '../../core/verb';

/** A prepared ssh command. */
export type Ssh = {
  args: string[];
  /** the same as a line to paste */
  line: string;
  /** removes the key, unless it is kept */
  end: () => Promise<void>;
};

type Prepare = { shell: Shell; master: string; words: string[]; isKept: boolean };

/** Writes the key of a shell to a file that only this user can read, and builds the command. */
export async function prepareSsh({ shell, master, words, isKept }: Prepare): Promise<Ssh> {
  const folder = isKept ? await keptFolder(shell.id) : await mkdtemp(join(tmpdir(), 'trainyard-'));
  const key = join(folder, 'key');
  await writeFile(key, shell.privateKey, { mode: 0o600 });
  const proxy = [
    process.execPath,
    process.argv[1] ?? 'trainyard',
    'shell',
    'tunnel',
    '-m',
    master,
    '%h',
  ];
  const args = [
    ...['-o', `ProxyCommand=${proxy.map(quoted).join(' ')}`],
    ...['-o', 'StrictHostKeyChecking=no'],
    '-tt',
    ...['-o', 'IdentitiesOnly=yes'],
    ...['-i', key],
    `${userOf(shell)}@${shell.id}`,
    ...words,
  ];
  const end = async () => {
    if (!isKept) await rm(folder, { recursive: true, force: true });
  };
  return { args, line: ['ssh', ...args].map(quoted).join(' '), end };
}

async function keptFolder(id: string): Promise<string> {
  const folder = join(cacheFolder(process.env), 'shell', id);
  await makeFolder(folder, 0o700);
  return folder;
}

const userOf = ({ agentUserGroup }: Shell) => {
  const user = agentUserGroup?.user;
  return typeof user === 'string' && user !== '' ? user : 'root';
};

// plain words stay unchanged; others are quoted for any POSIX shell
const quoted = (word: string) =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** Runs ssh in the terminal. @returns its exit code */
export async function runSsh(
  cli: Cli,
  ssh: Ssh,
  { isShown }: { isShown: boolean },
): Promise<number> {
  if (isShown) cli.notify(ssh.line);
  try {
    return await ended(cli, ssh.args);
  } finally {
    await ssh.end();
  }
}

const ended = (cli: Cli, args: string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn('ssh', args, { stdio: 'inherit', signal: cli.signal });
    child.once('error', (cause) =>
      reject(
        cli.signal.aborted
          ? cli.signal.reason
          : new Failure('ssh could not be started.', { cause, hint: 'Is OpenSSH installed?' }),
      ),
    );
    child.once('exit', (code) => resolve(code ?? 1));
  });
