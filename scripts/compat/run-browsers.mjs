import { relative } from 'node:path';
import { ensureDebian } from '../lib/debian.mjs';
import { root } from '../lib/main.mjs';
import { secondsSince } from '../lib/run.mjs';
import { startServer } from './sandbox-process.mjs';

const packages = [
  { name: 'firefox-esr', program: '/usr/bin/firefox-esr' },
  { name: 'webkit2gtk-driver', program: '/usr/bin/WebKitWebDriver' },
  { name: 'xvfb', program: '/usr/bin/xvfb-run' },
  { name: 'xauth', program: '/usr/bin/xauth' },
];

/** Installs the browsers that are missing, with their screen. @throws Refusal if that fails */
export async function ensureBrowsers() {
  for (const each of packages)
    await ensureDebian({ ...each, dependents: 'The tests in other browsers' });
}

/**
 * Walks through the most used pages and actions in Firefox and in WebKitGTK, which has the engine of
 * Safari, beside Chromium. An action that is not possible, an error or policy report of a page, and
 * a layout that differs from Chromium's are failures, with a picture of the page.
 *
 * @param {{ takesPictures?: boolean }} [options]
 * @returns {Promise<Required<import('../lib/steps.mjs').Count>>}
 */
export async function runBrowsers({ takesPictures = false } = {}) {
  // the packages that they need may not be installed when this file is loaded
  const { openChromium } = await import('./browsers/chromium.mjs');
  const { openFirefox } = await import('./browsers/firefox.mjs');
  const { openWebKit } = await import('./browsers/webkit.mjs');
  const { pictures, walk } = await import('./browsers/walk.mjs');
  /** @type {Required<import('../lib/steps.mjs').Count>} */
  const count = { passed: 0, failed: 0, names: [] };
  const layouts = new Map();
  for (const open of [openChromium, openFirefox, openWebKit]) {
    const startedAt = performance.now();
    // each has its own master, because a walk writes, and time is nearly stopped, for the same pages
    const server = await startServer('serve', ['--seed', '7', '--speed', '0.001']);
    const driver = await open();
    try {
      const steps = await walk(driver, server.url, { layouts, takesPictures });
      for (const { name, faults } of steps) {
        count[faults.length === 0 ? 'passed' : 'failed'] += 1;
        if (faults.length > 0) count.names.push(`${driver.name}, ${name}: ${faults.join('; ')}`);
      }
      console.log(`${driver.name}: ${steps.length} steps in ${secondsSince(startedAt)}`);
    } finally {
      await driver.close();
      await server.stop();
    }
  }
  for (const name of count.names) console.error(`✗ ${name}`);
  if (count.failed > 0 || takesPictures)
    console.log(`Pictures are in ${relative(root, pictures)}.`);
  return count;
}
