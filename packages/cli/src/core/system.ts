import { homedir } from 'node:os';
import { join } from 'node:path';
import { endOnError, writeOut } from './output/standard-output';
import { terminalText } from './output/terminal-text';

/** The machine that runs a command; tests use another one. */
export type System = {
  env: Record<string, string | undefined>;
  cwd: () => string;
  now: () => number;
  /** rejects with the signal's reason when it aborts */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** replaces the SDK's fetch: that of a sandbox */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  stdin: () => Promise<Buffer>;
  /** passes on standard input as it arrives, then reports its end */
  pipe: (onChunk: (chunk: Buffer) => void, onEnd: () => void) => void;
  /** writes bytes to standard output unchanged, for downloads */
  write: (bytes: Uint8Array | string) => Promise<void>;
  /** writes to standard error without a newline: a line that is redrawn */
  draw: (text: string) => void;
  isTerminal: { stdin: boolean; stdout: boolean; stderr: boolean };
  /** columns of the terminal; 80 if unknown */
  width: () => number;
  /** rows of the terminal; 0 if unknown */
  height: () => number;
  /** shows a text in a pager, by its command line; returns false if the pager is missing */
  page: (text: string, command: string) => Promise<boolean>;
  prompt: (question: string, options?: { isHidden?: boolean }) => Promise<string>;
};

export function processSystem(): System {
  const { stdin, stdout, stderr } = process;
  return {
    env: process.env,
    cwd: () => process.cwd(),
    now: () => Date.now(),
    wait: async (ms, signal) => {
      const { setTimeout } = await import('node:timers/promises');
      await setTimeout(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
    },
    stdin: async () => (await import('node:stream/consumers')).buffer(stdin),
    pipe: (onChunk, onEnd) => void stdin.on('data', onChunk).once('end', onEnd),
    write: (bytes) =>
      new Promise((resolve) => {
        writeOut(bytes, (error) => {
          endOnError(error);
          resolve();
        });
      }),
    draw: (text) => void stderr.write(text),
    isTerminal: {
      stdin: stdin.isTTY === true,
      stdout: stdout.isTTY === true,
      stderr: stderr.isTTY === true,
    },
    // a terminal without a known size reports 0
    width: () => stdout.columns || Number(process.env.COLUMNS) || 80,
    height: () => stdout.rows || Number(process.env.LINES) || 0,
    page: async (text, command) =>
      (await import('./output/show-in-pager')).showInPager(text, command),
    prompt,
  };
}

/**
 * The machine with protected terminals: no user-defined control characters reach them, whether
 * printed, drawn, asked or written as bytes.
 */
export function guardSystem(system: System): System {
  const { isTerminal, write, draw, prompt: question } = system;
  return {
    ...system,
    ...(isTerminal.stdout ? { write: guardWrite(write) } : {}),
    ...(isTerminal.stderr
      ? {
          draw: (text) => draw(text.replace(/[^\r]+/g, (part) => terminalText(part))),
          prompt: (text, options) => question(terminalText(text), options),
        }
      : {}),
  };
}

function guardWrite(write: System['write']): System['write'] {
  // a character may be split between two chunks
  const decoder = new TextDecoder();
  return (part) =>
    write(terminalText(typeof part === 'string' ? part : decoder.decode(part, { stream: true })));
}

async function prompt(question: string, { isHidden = false } = {}): Promise<string> {
  const { Writable } = await import('node:stream');
  const { createInterface } = await import('node:readline/promises');
  // echoes typed text
  let isMuted = false;
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      if (!isMuted) process.stderr.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  try {
    const answer = lines.question(question);
    isMuted = isHidden;
    return await answer;
  } finally {
    lines.close();
    if (isHidden) process.stderr.write('\n');
  }
}

/**
 * Returns the folder of caches: `trainyard` in `XDG_CACHE_HOME`, else in `~/.cache`. A user unknown
 * to the system, as in some containers, has the root folder as home.
 */
export function cacheFolder(env: System['env'], findHome: () => string = homedir): string {
  return join(env.XDG_CACHE_HOME || join(env.HOME || homeOr(findHome), '.cache'), 'trainyard');
}

function homeOr(findHome: () => string): string {
  try {
    return findHome();
  } catch {
    return '/';
  }
}
