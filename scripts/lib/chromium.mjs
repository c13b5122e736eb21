import { existsSync } from 'node:fs';
import { ensureDebian } from './debian.mjs';

/**
 * Debian's packages of Chromium, the preferred one first: the one without windows draws the same pages with
 * two thirds of the processor time.
 */
const packages = [
  { name: 'chromium-headless-shell', program: '/usr/bin/chromium-headless-shell' },
  { name: 'chromium', program: '/usr/bin/chromium' },
];

/**
 * Flags of all launches. Without those about the network and updates, Chromium calls servers of
 * its maker at each start.
 */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns the path of the browser for tests: of `TRAINYARD_CHROMIUM`, else of Debian's package. */
export const chromiumPath = () =>
  process.env.TRAINYARD_CHROMIUM ??
  packages.map(({ program }) => program).find((program) => existsSync(program)) ??
  '/usr/bin/chromium';

/** Launches the browser. Playwright is loaded here, because few scripts need it. */
export async function launchChromium() {
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath: chromiumPath(), args });
}

/**
 * Ensures the browser for the end-to-end tests: one that exists, else Debian's, installed if
 * possible. Throws a refusal if no package can be installed.
 *
 * @param {typeof packages} [candidates]
 */
export async function ensureChromium(candidates = packages) {
  const paths = [process.env.TRAINYARD_CHROMIUM, ...candidates.map(({ program }) => program)];
  if (paths.some((path) => path !== undefined && existsSync(path))) return;
  /** @type {unknown} */
  let refusal;
  for (const candidate of candidates) {
    try {
      return await ensureDebian({ ...candidate, dependents: 'The end-to-end tests' });
    } catch (error) {
      refusal = error;
    }
  }
  throw refusal;
}
