import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../lib/chromium.mjs';

/**
 * Takes pictures of every block of the catalogue, both themes and three widths; arguments are parts
 * of ids.
 */
const root = resolve(import.meta.dirname, '../..');
const folder = join(root, '.trainyard/screens');
const themes = ['light', 'dark'] as const;
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

type ShotInput = {
  browser: Browser;
  url: string;
  theme: (typeof themes)[number];
  size: (typeof sizes)[number];
};

async function takeAll({ browser, url, theme, size }: ShotInput, ids: readonly string[]) {
  const context = await browser.newContext({ viewport: size, colorScheme: theme });
  const page = await context.newPage();
  for (const id of ids) {
    await page.goto(`${url}?entry=${id}`, { waitUntil: 'networkidle' });
    await page.locator(`[data-entry="${id}"]`).waitFor({ state: 'attached' });
    await page.screenshot({
      path: join(folder, `${id}-${theme}-${size.width}.png`),
      animations: 'disabled',
    });
  }
  await context.close();
}

async function idsOf(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(url);
  const entries = page.locator('[data-entry]');
  await entries.first().waitFor();
  const ids = await entries.evaluateAll((all) => all.map((each) => each.id));
  await page.close();
  const requested = process.argv.slice(2);
  return requested.length === 0
    ? ids
    : ids.filter((id) => requested.some((part) => id.includes(part)));
}

async function serve() {
  const program = join(root, 'packages/cli/bin/trainyard.mjs');
  const args = ['serve', '--port', '0', '--console', join(root, 'packages/ui/dist')];
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (!child.stdout) throw new Error('The server has no output to read its address from.');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /https?:\/\/\S+/.exec(line)?.[0];
    if (url) return { url: url.endsWith('/') ? url : `${url}/`, stop: () => child.kill('SIGTERM') };
  }
  throw new Error('screens: trainyard serve ended before it said where it listens');
}

const server = await serve();
const browser = await launchChromium();
try {
  await mkdir(folder, { recursive: true });
  const ids = await idsOf(browser, server.url);
  for (const theme of themes)
    for (const size of sizes) await takeAll({ browser, url: server.url, theme, size }, ids);
  console.log(`${ids.length * themes.length * sizes.length} pictures in ${folder}`);
} finally {
  await browser.close();
  server.stop();
}
