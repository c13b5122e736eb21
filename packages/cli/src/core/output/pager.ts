import { spawn } from 'node:child_process';
import type { Globals } from '../globals';
import type { System } from '../system';
import type { Verb } from '../verb';

// these need all rows, so nothing is held back that would otherwise appear at once
const wholeFormats = ['table', 'json', 'yaml'];

/**
 * The command line of the pager for the output of a verb: `TRAINYARD_PAGER`, else `PAGER`, as `gh`
 * reads its own; undefined where the output is not a text to scroll, and with --no-pager.
 */
export function pagerOf(
  { prints }: Pick<Verb, 'prints'>,
  { format, watchMs, hasPager }: Pick<Globals, 'format' | 'watchMs' | 'hasPager'>,
  { env, isTerminal }: Pick<System, 'env' | 'isTerminal'>,
): string | undefined {
  const isWhole = prints === 'rows' || prints === 'record' || prints === 'document';
  if (!isWhole || !wholeFormats.includes(format)) return undefined;
  if (!isTerminal.stdout || !hasPager || watchMs !== undefined) return undefined;
  const command = (env.TRAINYARD_PAGER ?? env.PAGER ?? '').trim();
  // nothing to scroll with: less would redraw on a terminal that cannot
  return command === '' || command === 'cat' || env.TERM === 'dumb' ? undefined : command;
}

/** Codes of a shell that found no program, or one that is not to be run. */
const notRun = [126, 127];

/** Shows a text with a pager until the user closes it; returns false if it does not start. */
export async function showInPager(text: string, command: string): Promise<boolean> {
  // Ctrl-C is a key of the pager
  const listeners = process.listeners('SIGINT');
  const ignore = () => undefined;
  process.removeAllListeners('SIGINT').on('SIGINT', ignore);
  try {
    const code = await new Promise<number | null>((resolve) => {
      const child = spawn(command, {
        shell: true,
        stdio: ['pipe', 'inherit', 'inherit'],
        // colors stay, and the text is still there after the end
        env: { LESS: 'FRX', LV: '-c', ...process.env },
      });
      child.on('error', () => resolve(notRun[0] ?? null));
      child.on('close', resolve);
      // a pager that is closed early reads no more
      child.stdin?.on('error', ignore);
      child.stdin?.end(text);
    });
    return code === null || !notRun.includes(code);
  } finally {
    process.off('SIGINT', ignore);
    for (const listener of listeners) process.on('SIGINT', listener);
  }
}
