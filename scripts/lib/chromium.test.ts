import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ensureChromium } from './chromium.mjs';

const isRoot = process.getuid?.() === 0;
let folder = '';
const inFolder = (name: string) => join(folder, name);

const candidate = (name: string) => ({ name, program: inFolder(name) });
/** Packages whose programs are in the folder of the test. */
const candidates = () => [candidate('chromium-headless-shell'), candidate('chromium')];

beforeEach(() => {
  vi.stubEnv('TRAINYARD_CHROMIUM', undefined);
  folder = mkdtempSync(join(tmpdir(), 'trainyard-apt-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
});

/** Puts our own apt-get first on the path: it records its arguments and runs `script`. */
function fakeApt(script: string) {
  const apt = inFolder('apt-get');
  writeFileSync(apt, `#!/bin/sh\necho "$@" >> '${inFolder('asked')}'\n${script}\n`);
  chmodSync(apt, 0o755);
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
}

const requests = () => readFileSync(inFolder('asked'), 'utf8').trim().split('\n');

test('an existing browser is left alone', async () => {
  fakeApt('exit 1');
  writeFileSync(inFolder('chromium'), '');
  await ensureChromium(candidates());
  expect(existsSync(inFolder('asked'))).toBe(false);
});

// the result depends on the user who runs the tests; each user skips the other half
if (isRoot) {
  test('a missing browser is installed, the one without windows first', async () => {
    fakeApt(`[ "$1" = install ] && touch '${inFolder('chromium-headless-shell')}'; exit 0`);
    await ensureChromium(candidates());
    expect(requests()).toEqual([
      '--version',
      'update',
      'install -y --no-install-recommends chromium-headless-shell',
    ]);
  });

  test('where there is no package without windows, the whole browser is installed', async () => {
    fakeApt(
      `[ "$4" = chromium-headless-shell ] && exit 1; [ "$1" = install ] && touch '${inFolder('chromium')}'; exit 0`,
    );
    await ensureChromium(candidates());
    expect(requests().at(-1)).toBe('install -y --no-install-recommends chromium');
    expect(existsSync(inFolder('chromium'))).toBe(true);
  });

  test('an installation that fails, or installs nothing, is reported', async () => {
    fakeApt('[ "$1" != install ]');
    await expect(ensureChromium(candidates())).rejects.toThrow(
      'Chromium could not be installed; `apt-get install` says why above.',
    );
    fakeApt('exit 0');
    await expect(ensureChromium(candidates())).rejects.toThrow('and still there is no');
  });
} else {
  test('without permission to install, the sentence names the command', async () => {
    await expect(ensureChromium(candidates())).rejects.toThrow('apt-get install chromium');
  });
}
