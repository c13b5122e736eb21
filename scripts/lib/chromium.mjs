import { existsSync } from 'node:fs';
import { Refusal } from './refusal.mjs';
import { run, secondsSince } from './run.mjs';

/**
 * Sees to the browser that the end-to-end tests drive: Debian's, installed where that is possible.
 *
 * @param {string} [chromium] where Debian puts it
 */
export async function ensureChromium(chromium = '/usr/bin/chromium') {
  if (existsSync(chromium)) return;
  const isRoot = process.getuid?.() === 0;
  const { code: missingApt } = await run('apt-get', ['--version'], { quiet: true });
  if (!isRoot || missingApt !== 0) {
    throw new Refusal(
      `The end-to-end tests drive ${chromium}, which is not there; install it with \`apt-get install chromium\`.`,
    );
  }
  await installChromium();
  if (!existsSync(chromium)) {
    throw new Refusal(`apt-get installed chromium, and still there is no ${chromium}.`);
  }
}

async function installChromium() {
  const startedAt = performance.now();
  console.log('Installing chromium with apt-get; that takes a minute or two …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { code, output } = await run('apt-get', args, { quiet: true, env });
    if (code === 0) continue;
    console.error(output);
    throw new Refusal(`Chromium could not be installed; \`apt-get ${args[0]}\` says why above.`);
  }
  console.log(`Chromium installed in ${secondsSince(startedAt)}.`);
}
