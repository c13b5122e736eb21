import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal, root } from './main.mjs';

/** @typedef {{ dependencies?: Record<string, Pin>, devDependencies?: Record<string, Pin> }} Importer */
/** @typedef {{ version: string }} Pin */
/** @typedef {{ resolution: { integrity?: string } }} Source */
/** @typedef {{ importers: Record<string, Importer>, packages: Record<string, Source>, snapshots: Record<string, { dependencies?: Record<string, string> }> }} Lockfile */
/** @typedef {{ name: string, version: string, license: string, texts: string[] }} Terms */
/** @typedef {Terms & { integrity: string | undefined, needs: string[], isDirect: boolean }} Part `needs` are ids, as `ws@8.23.0` */

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

const pageFolders = ['console', 'packages/ui'];

// its base styles are in the console's style sheet
const inStyles = ['tailwindcss'];

/**
 * Returns the parts of others in the archive of one published package. The command line carries the
 * console and all other packages.
 *
 * @param {string} name
 */
export async function partsOf(name) {
  if (name === 'cli') return thirdParties();
  // the contracts have no sources that import anything
  return name === 'openapi' ? [] : thirdParties([name], []);
}

/**
 * Returns the page of one published package: what its archive carries. Empty for a package without
 * parts of others.
 *
 * @param {string} name
 */
export async function noticesOf(name) {
  const parts = await partsOf(name);
  return parts.length === 0 ? '' : noticesPage(parts);
}

/**
 * Everything by others in our products: the dependencies of the console and of its blocks, and the
 * imports of the other packages' sources, because all of that is bundled. Includes their own
 * dependencies.
 *
 * @returns {Promise<Part[]>} by name
 */
export async function thirdParties(
  /** @type {string[] | undefined} */ names = undefined,
  pages = pageFolders,
) {
  // missing before the first install, which an importer of this file may be about to run
  const { parse } = await import('yaml');
  /** @type {Lockfile} */
  const lockfile = parse(await readFile(join(root, 'pnpm-lock.yaml'), 'utf8'));
  const direct = await directParts(lockfile, names ?? packagesIn(lockfile), pages);
  const ids = reachable(lockfile, direct);
  const folders = await readdir(join(root, 'node_modules/.pnpm'));
  const parts = await Promise.all(
    [...ids].map(async ([id, needs]) => ({
      ...(await termsOf(id, folders)),
      integrity: lockfile.packages[id]?.resolution.integrity,
      needs: [...needs],
      isDirect: direct.some((one) => plainId(one) === id),
    })),
  );
  return parts.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** @param {Lockfile} lockfile */
const packagesIn = ({ importers }) =>
  Object.keys(importers)
    .filter((folder) => folder.startsWith('packages/') && !pageFolders.includes(folder))
    .map((folder) => folder.slice('packages/'.length));

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
 * Returns the ids of parts, each with those that it needs.
 *
 * @param {Lockfile} lockfile
 * @param {string[]} direct
 */
function reachable({ snapshots }, direct) {
  /** @type {Map<string, Set<string>>} */
  const needsOf = new Map();
  /** @type {Set<string>} */
  const seen = new Set();
  const waiting = [...direct];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id) || id.startsWith('@types/')) continue;
    seen.add(id);
    const needs = Object.entries(snapshots[id]?.dependencies ?? {})
      .map(([name, version]) => `${name}@${version}`)
      .filter((need) => !need.startsWith('@types/'));
    waiting.push(...needs);
    const before = needsOf.get(plainId(id)) ?? [];
    needsOf.set(plainId(id), new Set([...before, ...needs.map(plainId)]));
  }
  return needsOf;
}

/** Leaves out the peers that a part was installed with. */
const plainId = (/** @type {string} */ id) => id.replace(/\(.*$/, '');

/**
 * @param {string} id
 * @param {string[]} folders
 * @returns {Promise<Terms>}
 */
async function termsOf(id, folders) {
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
 * @param {Terms[]} parts
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
