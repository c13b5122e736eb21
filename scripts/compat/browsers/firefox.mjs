import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'undici';
import { viewport } from './driver.mjs';

/**
 * Debian's Firefox by WebDriver BiDi, which it speaks without another program.
 *
 * @returns {Promise<import('./driver.mjs').Driver>}
 */
export async function openFirefox() {
  const profile = await mkdtemp(join(tmpdir(), 'trainyard-firefox-'));
  // a mouse, which a computer without a screen has not: fine, and able to hover
  const pointer = ['primary', 'all'].map(
    (name) => `user_pref('ui.${name}PointerCapabilities', 6);\n`,
  );
  await writeFile(join(profile, 'user.js'), pointer.join(''));
  const child = spawn(
    '/usr/bin/firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const socket = new WebSocket(`${await addressOf(child)}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  /** @type {Map<number, { resolve: (value: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data));
    const call = waiting.get(id);
    waiting.delete(id);
    if (type === 'error') call?.reject(new Error(`Firefox: ${error}: ${message}`));
    else call?.resolve(result);
  });
  /**
   * @param {string} method
   * @param {object} params
   * @returns {Promise<any>}
   */
  const send = (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    });

  await send('session.new', { capabilities: {} });
  const { context } = await send('browsingContext.create', { type: 'tab' });
  await send('browsingContext.setViewport', { context, viewport });
  return {
    name: 'Firefox',
    goto: async (url, helpers) => {
      await send('script.addPreloadScript', { functionDeclaration: `() => { ${helpers} }` });
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    run: async (script) => {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression: `(async () => JSON.stringify(await (async () => { ${script} })()))()`,
        target: { context },
        awaitPromise: true,
        userActivation: true,
      });
      if (exceptionDetails) throw new Error(`Firefox: ${exceptionDetails.text}`);
      return result.value === undefined ? undefined : JSON.parse(result.value);
    },
    perform: async (actions) => {
      await send('input.performActions', { context, actions });
    },
    screenshot: async () => (await send('browsingContext.captureScreenshot', { context })).data,
    close: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** @param {import('node:child_process').ChildProcess} child */
async function addressOf(child) {
  if (!child.stderr) throw new Error('Firefox has no output to read its address from.');
  for await (const line of createInterface({ input: child.stderr })) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (!address) continue;
    child.stderr.resume();
    return address;
  }
  throw new Error('Firefox ended before it listened.');
}
