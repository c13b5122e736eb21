import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ensureChromium } from './debian.mjs';

const isRoot = process.getuid?.() === 0;
let folder = '';
const inFolder = (name: string) => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trainyard-apt-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** Puts our own apt-get first on the path: it records its arguments and runs `script`. */
function fakeApt(script: string) {
  const apt = inFolder('apt-get');
  writeFileSync(apt, `#!/bin/sh\necho "$@" >> '${inFolder('asked')}'\n${script}\n`);
  chmodSync(apt, 0o755);
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
}

const requests = () => readFileSync(inFolder('asked'), 'utf8').trim().split('\n');

test('an existing browser is left alone', async () => {
  fakeApt('exit 1');
  writeFileSync(inFolder('chromium'), '');
  await ensureChromium(inFolder('chromium'));
  expect(existsSync(inFolder('asked'))).toBe(false);
});

// the result depends on the user who runs the tests; each user skips the other half
if (isRoot) {
  test('a missing browser is installed', async () => {
    fakeApt(`[ "$1" = install ] && touch '${inFolder('chromium')}'; exit 0`);
    await ensureChromium(inFolder('chromium'));
    expect(requests()).toEqual([
      '--version',
      'update',
      'install -y --no-install-recommends chromium',
    ]);
  });

  test('an installation that fails, or installs nothing, is reported', async () => {
    fakeApt('[ "$1" != install ]');
    await expect(ensureChromium(inFolder('chromium'))).rejects.toThrow(
      'Chromium could not be installed; `apt-get install` says why above.',
    );
    fakeApt('exit 0');
    await expect(ensureChromium(inFolder('chromium'))).rejects.toThrow('and still there is no');
  });
} else {
  test('without permission to install, the sentence names the command', async () => {
    await expect(ensureChromium(inFolder('chromium'))).rejects.toThrow('apt-get install chromium');
  });
}
