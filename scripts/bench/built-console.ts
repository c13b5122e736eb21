import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser, BrowserContext } from 'playwright-core';
import { launchChromium } from '../lib/chromium.mjs';

const root = resolve(import.meta.dirname, '../..');
export const viewport = { width: 1440, height: 900 };

/** The console as users have it, a sandbox behind it, and Chromium to view it. */
export type BuiltConsole = {
  /** URL with a trailing slash */
  url: string;
  /** token of an administrator */
  token: string;
  browser: Browser;
  /** @returns the master's answer below `/api/v1/` */
  request: (path: string, body?: object) => Promise<ReturnType<typeof JSON.parse>>;
  /** a separate window, signed in at the console or at another address in front of it */
  openContext: (url?: string) => Promise<BrowserContext>;
};

/**
 * Serves the built console while `work` runs; `args` are further arguments of `trainyard serve`.
 */
export async function withBuiltConsole<Result>(
  args: string[],
  work: (built: BuiltConsole) => Promise<Result>,
): Promise<Result> {
  const { url, stop } = await serve(args);
  const browser = await launchChromium();
  try {
    const { token } = await requester(url)('auth/login', { username: 'admin' });
    const openContext = async (at = url) => {
      const stored = { name: 'global/auth-token', value: JSON.stringify(token) };
      const origins = [{ origin: new URL(at).origin, localStorage: [stored] }];
      return browser.newContext({ viewport, storageState: { cookies: [], origins } });
    };
    return await work({ url, token, browser, request: requester(url, token), openContext });
  } finally {
    await browser.close();
    await stop();
  }
}

const requester = (url: string, token?: string) => async (path: string, body?: object) => {
  const answer = await fetch(`${url}api/v1/${path}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

async function serve(args: string[]) {
  const program = resolve(root, 'packages/cli/bin/trainyard.mjs');
  const child = spawn(
    process.execPath,
    [program, 'serve', '--port', '0', '--seed', '7', ...args],
    // the channel lets it detect that this program was killed
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  if (!child.stdout) throw new Error('The server has no output to read its address from.');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /https?:\/\/\S+/.exec(line)?.[0];
    if (!url) continue;
    const stop = async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    };
    return { url: url.endsWith('/') ? url : `${url}/`, stop };
  }
  throw new Error('bench: trainyard serve ended before it said where it listens');
}
