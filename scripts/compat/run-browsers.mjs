import { ensureDebian } from '../lib/debian.mjs';
import { actions, walk } from './browsers/walk.mjs';
import { startServer } from './sandbox-process.mjs';

/** Pixels by which a part may be elsewhere than in Chromium: fonts and scroll bars differ. */
const tolerancePx = 20;

const packages = [
  { name: 'firefox-esr', program: '/usr/bin/firefox-esr' },
  { name: 'webkit2gtk-driver', program: '/usr/bin/WebKitWebDriver' },
  { name: 'xvfb', program: '/usr/bin/xvfb-run' },
  { name: 'xauth', program: '/usr/bin/xauth' },
];

/**
 * Walks through the most used pages and actions in Firefox and in WebKitGTK, which has the engine of
 * Safari, beside Chromium. An action that fails, an error or policy report of a page, and a layout that
 * differs from Chromium's are failures.
 *
 * @returns {Promise<import('../lib/steps.mjs').Count>}
 */
export async function runBrowsers() {
  for (const each of packages)
    await ensureDebian({ ...each, dependents: 'The tests in other browsers' });
  // the packages that they need may not be installed when this file is loaded
  const { openChromium } = await import('./browsers/chromium.mjs');
  const { openFirefox } = await import('./browsers/firefox.mjs');
  const { openWebKit } = await import('./browsers/webkit.mjs');
  const count = { passed: 0, failed: 0 };
  /** @type {Map<string, import('./browsers/walk.mjs').Step> | undefined} */
  let reference;
  for (const open of [openChromium, openFirefox, openWebKit]) {
    // each has its own master, because a walk writes
    const server = await startServer('serve', ['--seed', '7']);
    const driver = await open();
    try {
      const { steps, problems } = await walk(driver, server.url);
      reference ??= steps;
      for (const { name } of actions) {
        const wrong = faultsOf(steps.get(name), reference.get(name));
        count[wrong.length === 0 ? 'passed' : 'failed'] += 1;
        if (wrong.length > 0) console.error(`✗ ${driver.name}, ${name}: ${wrong.join('; ')}`);
      }
      count[problems.length === 0 ? 'passed' : 'failed'] += 1;
      for (const problem of problems) console.error(`✗ ${driver.name}: ${problem}`);
      console.log(`${driver.name}: ${actions.length} actions walked`);
    } finally {
      await driver.close();
      await server.stop();
    }
  }
  return count;
}

/**
 * @param {import('./browsers/walk.mjs').Step | undefined} step
 * @param {import('./browsers/walk.mjs').Step | undefined} reference
 */
function faultsOf(step, reference) {
  if (step?.fault !== undefined) return [step.fault];
  const { layout = {} } = step ?? {};
  const expected = reference?.layout ?? {};
  return Object.entries(expected).flatMap(([part, box]) => {
    const own = layout[part];
    // parts below the window load when they are near, which differs by some pixels
    if (!own) return ['side', 'main', 'title'].includes(part) ? [`${part} is not there`] : [];
    const isSame = box.every((value, index) => Math.abs(value - (own[index] ?? 0)) <= tolerancePx);
    return isSame ? [] : [`${part} is at ${own.join(', ')} instead of ${box.join(', ')}`];
  });
}
