import { createServer, request } from 'node:http';
import { launchChromium } from '../../lib/chromium.mjs';
import { startSandbox, startServer } from '../sandbox-process.mjs';
import { signIn } from './console-browser.mjs';
import { listenLocally } from './local-server.mjs';

/** @typedef {import('../run-attack.mjs').Findings} Findings */

/** Pages that stay open while the master falls silent. */
const open = ['/projects/1/experiments', '/experiments/3/overview', '/tasks'];

/**
 * Opens pages of the built console in Chromium, and lets the master take requests without answering
 * them: open pages and a fresh one must tell that, and go on when it answers again.
 *
 * @returns {Promise<Findings>}
 */
export async function attackBySilence() {
  const sandbox = await startSandbox(['--scenario', 'demo', '--seed', '7']);
  const master = await startSilenced(sandbox.url);
  const site = await startServer('serve', ['--master', master.url]);
  const browser = await launchChromium();
  /** @type {Findings} */
  const findings = { lines: [], passed: 0, failed: 0 };
  /** @param {string} what @param {Promise<void>} appears */
  const check = async (what, appears) => {
    const isShown = await appears.then(
      () => true,
      () => false,
    );
    findings[isShown ? 'passed' : 'failed'] += 1;
    if (!isShown) findings.lines.push(what);
  };
  try {
    const opened = await signIn(browser, site.url);
    // in a context of its own: pages that wait may hold all connections of theirs
    const fresh = await signIn(browser, site.url);
    const pages = [];
    for (const path of open) {
      const page = await opened.context().newPage();
      await page.goto(site.url + path);
      await page.getByText(/^Updated /).waitFor();
      pages.push({ path, page });
    }
    master.silence(true);
    await fresh.goto(`${site.url}/models`);
    const sentence = fresh.getByText(/^The master has not answered for \d+ s\./);
    await check('a fresh page does not tell it', sentence.waitFor({ timeout: 90_000 }));
    for (const { path, page } of pages) {
      const notice = page.getByText(/^Not updating, last /);
      await check(`${path} does not tell it`, notice.waitFor({ timeout: 90_000 }));
    }
    master.silence(false);
    for (const { path, page } of pages) {
      const updated = page.getByText(/^Updated /);
      await check(`${path} does not go on`, updated.waitFor({ timeout: 90_000 }));
    }
  } finally {
    await browser.close();
    await site.stop();
    master.stop();
    await sandbox.stop();
  }
  return findings;
}

/**
 * Starts a master that answers as another one; while it is silenced it keeps requests and answers
 * them later.
 *
 * @param {string} target
 */
async function startSilenced(target) {
  let spoken = Promise.resolve();
  let speak = () => {};
  const { host } = new URL(target);
  const server = createServer(async (incoming, response) => {
    await spoken;
    const { method, headers, url = '/' } = incoming;
    const passed = request(
      new URL(url, target),
      { method, headers: { ...headers, host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.on('error', () => response.destroy()).pipe(response);
      },
    );
    passed.on('error', () => response.destroy());
    // a page that navigates aborts its requests
    response.once('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  /** @param {boolean} isSilent */
  const silence = (isSilent) => {
    if (!isSilent) return speak();
    spoken = new Promise((resolve) => {
      speak = resolve;
    });
  };
  const { url, stop } = await listenLocally(server);
  return { url, stop, silence };
}
