import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal, root } from './main.mjs';

/** @typedef {{ dependencies?: Record<string, Pin>, devDependencies?: Record<string, Pin> }} Importer */
/** @typedef {{ version: string }} Pin */
/** @typedef {{ importers: Record<string, Importer>, snapshots: Record<string, { dependencies?: Record<string, string> }> }} Lockfile */
/** @typedef {{ name: string, version: string, license: string, texts: string[] }} Part */

/** Licenses whose texts may be shipped with a product under Apache-2.0 by naming them. */
const allowed = new Set([
  ...['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD'],
  ...['OFL-1.1', 'CC0-1.0', 'BlueOak-1.0.0', 'Unlicense'],
]);

/** The path of the page. */
export const noticesFile = 'THIRD_PARTY_NOTICES.md';

/** Writes the parts of others in our products, and their terms. */
export async function writeNotices() {
  await writeFile(join(root, noticesFile), noticesPage(await thirdParties()));
}

const packages = ['cli', 'rbac', 'sandbox', 'sdk'];

// its base styles are in the console's style sheet
const inStyles = ['tailwindcss'];

/**
 * Returns the page of one published package: what its archive carries. The command line carries the
 * console and all other packages. Empty for a package without parts of others.
 *
 * @param {string} name
 */
export async function noticesOf(name) {
  const parts = await (name === 'cli' ? thirdParties() : thirdParties([name], []));
  return parts.length === 0 ? '' : noticesPage(parts);
}

/**
 * Everything by others in our products: the dependencies of the console and of its blocks, and the
 * imports of the other packages' sources, because all of that is bundled. Includes their own
 * dependencies.
 *
 * @returns {Promise<Part[]>} by name
 */
export async function thirdParties(names = packages, pages = ['console', 'packages/ui']) {
  // missing before the first install, which an importer of this file may be about to run
  const { parse } = await import('yaml');
  /** @type {Lockfile} */
  const lockfile = parse(await readFile(join(root, 'pnpm-lock.yaml'), 'utf8'));
  const ids = reachable(lockfile, await directParts(lockfile, names, pages));
  const folders = await readdir(join(root, 'node_modules/.pnpm'));
  const parts = await Promise.all([...ids].map((id) => partOf(id, folders)));
  return parts.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * @param {Lockfile} lockfile
 * @param {string[]} names of packages, of which the imports count
 * @param {string[]} pages folders of which all dependencies count
 * @returns {Promise<string[]>} like `ws@8.23.0`
 */
async function directParts(lockfile, names, pages) {
  const rows = names.map(async (name) => {
    const folder = `packages/${name}`;
    const importer = lockfile.importers[folder] ?? {};
    const pins = { ...importer.dependencies, ...importer.devDependencies };
    return idsOf(pins, await importedNames(join(root, folder, 'src')));
  });
  const ofPages = pages.flatMap((folder) => {
    const { dependencies = {}, devDependencies = {} } = lockfile.importers[folder] ?? {};
    return [...idsOf(dependencies, Object.keys(dependencies)), ...idsOf(devDependencies, inStyles)];
  });
  return [...ofPages, ...(await Promise.all(rows)).flat()];
}

/**
 * @param {Record<string, Pin>} pins
 * @param {string[]} names
 */
const idsOf = (pins, names) =>
  names.flatMap((name) => {
    const version = pins[name]?.version;
    // our own packages are links
    return version === undefined || version.startsWith('link:') ? [] : [`${name}@${version}`];
  });

/**
 * Names of packages that the sources under a folder import for values, not only for types.
 *
 * @param {string} folder
 */
async function importedNames(folder) {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter(
    (name) => /\.ts$/.test(name) && !/\.test(-d)?\.ts$|(^|\/)test\//.test(name),
  );
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/^(?:import|export) (?!type )[^;]*?'([^']+)';$|\bimport\('([^']+)'\)/gm)].map(
      ([, from, later]) => packageOf(from ?? later ?? ''),
    ),
  );
  return [...new Set(names)];
}

/** @param {string} specifier */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * @param {Lockfile} lockfile
 * @param {string[]} direct
 */
function reachable({ snapshots }, direct) {
  /** @type {Set<string>} */
  const ids = new Set();
  const waiting = [...direct];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (ids.has(id) || id.startsWith('@types/')) continue;
    ids.add(id);
    const needs = Object.entries(snapshots[id]?.dependencies ?? {});
    waiting.push(...needs.map(([name, version]) => `${name}@${version}`));
  }
  return new Set([...ids].map((id) => id.replace(/\(.*$/, '')));
}

/**
 * @param {string} id
 * @param {string[]} folders
 * @returns {Promise<Part>}
 */
async function partOf(id, folders) {
  const name = id.slice(0, id.lastIndexOf('@'));
  const stored = id.replace('/', '+');
  const folder = folders.find((one) => one === stored || one.startsWith(`${stored}_`));
  if (folder === undefined) throw new Refusal(`${id} of the lockfile is not installed.`);
  const path = join(root, 'node_modules/.pnpm', folder, 'node_modules', name);
  const { version, license } = JSON.parse(await readFile(join(path, 'package.json'), 'utf8'));
  const terms = String(license ?? '')
    .replace(/[()]/g, '')
    .split(' OR ');
  if (!terms.some((term) => allowed.has(term)))
    throw new Refusal(
      `${id} is under "${license}", which scripts/lib/third-party.mjs does not allow.`,
    );
  return { name, version, license: String(license), texts: await textsIn(path) };
}

/** @param {string} path */
async function textsIn(path) {
  const names = (await readdir(path)).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name));
  const texts = await Promise.all(names.sort().map((name) => readFile(join(path, name), 'utf8')));
  return texts.map((text) => text.replaceAll('\r\n', '\n').trim());
}

/**
 * The page that is shipped with every product. Writes a common text once.
 *
 * @param {Part[]} parts
 */
export function noticesPage(parts) {
  /** @type {Map<string, string[]>} */
  const sharers = new Map();
  for (const { name, texts } of parts)
    for (const text of texts) sharers.set(text, [...(sharers.get(text) ?? []), name]);
  const rows = parts.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
  const sections = [...sharers].map(
    ([text, names]) => `## ${names.join(', ')}\n\n${indented(text)}\n`,
  );
  return [
    '<!-- made by `pnpm generate` from pnpm-lock.yaml -->',
    '',
    '# Third-party notices',
    '',
    'Trainyard is under the Apache License 2.0. The console and the packages carry parts of others, listed here with their terms.',
    '',
    '| part | version | license |',
    '|---|---|---|',
    ...rows,
    '',
    ...sections,
  ].join('\n');
}

// indented, so that nothing in it is parsed as a heading or a link
/** @param {string} text */
const indented = (text) => text.replace(/^(?=.)/gm, '    ').replace(/[ \t]+$/gm, '');
