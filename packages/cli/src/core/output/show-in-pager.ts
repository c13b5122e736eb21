import { spawn } from 'node:child_process';

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
