import { mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { startSandbox } from '../sandbox-process.mjs';
import { forward, listenLocally } from './local-server.mjs';
import { runTrainyard } from './run-trainyard.mjs';

/** @typedef {import('../run-attack.mjs').Findings} Findings */
/** @typedef {[name: string, content: string | { to: string }]} Item */

/**
 * Archives whose links lead out of the folder, one inside of the other.
 *
 * @type {Record<string, Item[]>}
 */
const archives = {
  'a chain of links': [
    ['payload.pth', 'attacker code'],
    ['d/', ''],
    ['d/x', { to: '..' }],
    ['d/x/y', { to: '../..' }],
    ['y/escaped.pth', { to: 'deep/model/payload.pth' }],
  ],
  'a link, then a file behind it': [
    ['d/', ''],
    ['y', { to: 'd/../../..' }],
    ['y/.profile', 'attacker code'],
  ],
  'a file through a link of the download before': [['y/.profile', 'attacker code']],
};

/** The commands that extract archives of the master; `UUID` is a checkpoint of experiment 1. */
const commands = [
  'checkpoint download UUID -o deep/model',
  'checkpoint download UUID -o deep/model --no-verify',
  'experiment download-model-def 1 --extract --output-dir deep',
  'experiment download 1 -o deep --no-verify',
  'trial download 1 --best -o deep/model --no-verify',
  'trial download 1 --uuid UUID -o deep/model --no-verify',
];

/**
 * Downloads hostile archives with every command that extracts one, each twice into one folder, and
 * compares the home folder around the target with what it was before. A harmless archive comes first,
 * which shows that the command gets as far as the archive (attack ATK-21).
 *
 * @returns {Promise<Findings>}
 */
export async function attackArchives() {
  const sandbox = await startSandbox(['--scenario', 'demo', '--seed', '7']);
  const master = await startHostile(sandbox.url);
  /** @type {Findings} */
  const findings = { lines: [], passed: 0, failed: 0 };
  try {
    const uuid = await bestUuid(master.url);
    for (const command of commands) {
      const wrong = await downloadAll({ command: command.replace('UUID', uuid), master });
      // the archives, and the harmless one
      findings.passed += Object.keys(archives).length + 1 - wrong.length;
      findings.failed += wrong.length;
      findings.lines.push(...wrong.map((line) => `${command}: ${line}`));
    }
    return findings;
  } finally {
    master.stop();
    await sandbox.stop();
  }
}

/**
 * Returns a line for each archive that was accepted, or that changed something.
 *
 * @param {{ command: string, master: Awaited<ReturnType<typeof startHostile>> }} download
 */
async function downloadAll({ command, master }) {
  const home = await mkdtemp(join(tmpdir(), 'trainyard-archives-'));
  const config = await mkdtemp(join(tmpdir(), 'trainyard-config-'));
  await mkdir(join(home, 'deep/model'), { recursive: true });
  await writeFile(join(home, '.profile'), 'my own profile');
  const before = await contentsOf(home);
  /** @type {string[]} */
  const wrong = [];
  try {
    master.answers(await tarGz([['control.pth', 'harmless']]));
    const control = await runTrainyard({ command, url: master.url, home, config });
    const isThere = (await contentsOf(home)).some((line) => line.endsWith('control.pth harmless'));
    // without --no-verify the sizes are compared, which is after the archive was read
    if (!isThere && !/ is missing/.test(control.output))
      wrong.push(`the command did not reach the archive: exit ${control.code}, ${control.output}`);
    await rm(join(home, 'deep'), { recursive: true });
    await mkdir(join(home, 'deep/model'), { recursive: true });
    for (const [name, items] of Object.entries(archives)) {
      master.answers(await tarGz(items));
      const { code, output } = await runTrainyard({ command, url: master.url, home, config });
      const after = await contentsOf(home);
      const changed = after.filter((line) => !before.includes(line));
      const isLast = name === Object.keys(archives).at(-1);
      // the last one is harmless where the ones before it left nothing
      const isRefused = code !== 0 && /leads? (to|out)|link|more than once/.test(output);
      const isRight = isLast
        ? changed.every((line) => line.startsWith('deep/'))
        : isRefused && changed.length === 0;
      const isKept = before.every((line) => after.includes(line));
      if (!isRight || !isKept) wrong.push(`${name}: exit ${code}, ${output} ${changed.join(', ')}`);
    }
  } finally {
    await rm(home, { recursive: true });
    await rm(config, { recursive: true });
  }
  return wrong;
}

/**
 * Lists everything below a folder, with contents and targets of links.
 *
 * @param {string} folder
 * @param {string} below
 * @returns {Promise<string[]>}
 */
async function contentsOf(folder, below = '') {
  const items = await readdir(join(folder, below), { withFileTypes: true });
  const lists = items.map(async (item) => {
    const path = join(below, item.name);
    if (item.isDirectory()) return [`${path}/`, ...(await contentsOf(folder, path))];
    const place = join(folder, path);
    return [
      `${path} ${item.isSymbolicLink() ? await readlink(place) : await readFile(place, 'utf8')}`,
    ];
  });
  return (await Promise.all(lists)).flat();
}

/** @param {Item[]} items */
async function tarGz(items) {
  const entries = items.map(([name, content]) => {
    if (typeof content === 'object')
      return {
        header: { name, type: /** @type {const} */ ('symlink'), size: 0, linkname: content.to },
      };
    if (name.endsWith('/'))
      return { header: { name, type: /** @type {const} */ ('directory'), size: 0 } };
    return { header: { name, size: content.length }, body: content };
  });
  return gzipSync(await packTar(entries));
}

/**
 * Starts a proxy to the sandbox that answers downloads with the archive that was set last.
 *
 * @param {string} target
 */
async function startHostile(target) {
  /** @type {Uint8Array} */
  let archive = new Uint8Array();
  const server = createServer(async (incoming, response) => {
    if (/^\/(checkpoints\/|experiments\/\d+\/model_def)/.test(incoming.url ?? '')) {
      response.writeHead(200, { 'content-type': 'application/gzip' });
      response.end(archive);
      return;
    }
    const answer = await forward(incoming, target);
    const type = answer.headers.get('content-type') ?? 'application/json';
    response.writeHead(answer.status, { 'content-type': type });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  return {
    ...(await listenLocally(server)),
    /** @param {Uint8Array} bytes */
    answers: (bytes) => {
      archive = bytes;
    },
  };
}

/** @param {string} url */
async function bestUuid(url) {
  const login = await fetch(new URL('/api/v1/auth/login', url), {
    method: 'POST',
    body: JSON.stringify({ username: 'admin', password: '' }),
  });
  const { token } = await login.json();
  const list = new URL('/api/v1/experiments/1/checkpoints?states=STATE_COMPLETED&limit=1', url);
  const answer = await fetch(list, { headers: { authorization: `Bearer ${token}` } });
  const { checkpoints } = await answer.json();
  return String(checkpoints[0].uuid);
}
