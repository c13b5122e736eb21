import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { billOfMaterials } from './bill-of-materials.mjs';
import { Refusal, root, stateFolder } from './main.mjs';
import { run } from './run.mjs';
import { noticesFile, noticesOf, partsOf } from './third-party.mjs';

/** @typedef {{ name: string, version: string, files: string[], dependencies?: Record<string, string> }} Manifest */
/** @typedef {{ name: string, folder: string, manifest: Manifest }} Prepared */
/** @typedef {{ name: string, filename: string, size: number, files: { path: string }[] }} Packed */

/** The published packages, each after those it needs. */
export const published = ['sdk', 'openapi', 'rbac', 'sandbox', 'cli'];

/**
 * The folders of a published package: of its manifest and README, and of the files that it lists.
 *
 * @param {string} name
 */
export function foldersOf(name) {
  const sources = `packages/${name}`;
  // users find the contracts at the top of their package
  return name === 'openapi'
    ? { own: 'openapi/package', sources: 'openapi/package/dist' }
    : { own: sources, sources };
}

const releaseFolder = join(stateFolder, 'release');

/**
 * Prepares each package in its installed form: its listed files, the license, the changelog, the
 * terms of the parts of others in it, and for the command line the built console.
 *
 * @returns {Promise<Prepared[]>}
 */
export async function preparePackages() {
  await rm(releaseFolder, { recursive: true, force: true });
  const prepared = await Promise.all(published.map(preparePackage));
  await cp(join(root, 'console/dist'), join(releaseFolder, 'cli/dist/console'), {
    recursive: true,
    preserveTimestamps: true,
    // a quarter of the archive, for few users: the container image has them
    filter: (path) => !path.endsWith('.map'),
  });
  return prepared;
}

/**
 * @param {string} name
 * @returns {Promise<Prepared>}
 */
async function preparePackage(name) {
  const { own, sources } = foldersOf(name);
  const folder = join(releaseFolder, name);
  /** @type {Manifest & { devDependencies?: object, scripts?: object }} */
  const { devDependencies, scripts, ...rest } = JSON.parse(
    await readFile(join(root, own, 'package.json'), 'utf8'),
  );
  const notices = await noticesOf(name);
  const added = ['CHANGELOG.md', ...(notices === '' ? [] : [noticesFile])];
  const manifest = { ...rest, files: [...rest.files, ...added] };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of rest.files)
    await cp(join(root, sources, file), join(folder, file), { recursive: true });
  await cp(join(root, own, 'README.md'), join(folder, 'README.md'));
  for (const file of ['LICENSE', 'CHANGELOG.md']) await cp(join(root, file), join(folder, file));
  if (notices !== '') await writeFile(join(folder, noticesFile), notices);
  return { name, folder, manifest };
}

/**
 * Checks that all packages have one version, and depend on it.
 *
 * @param {Pick<Manifest, 'name' | 'version' | 'dependencies'>[]} manifests
 * @param {string} changelog
 */
export function checkVersions(manifests, changelog) {
  const version = manifests[0]?.version ?? '';
  for (const { name, version: own, dependencies = {} } of manifests) {
    if (own !== version) throw new Refusal(`${name} is ${own}, and others are ${version}.`);
    for (const [needed, range] of Object.entries(dependencies)) {
      const isWorkspacePackage = manifests.some((one) => one.name === needed);
      if (isWorkspacePackage && range !== version)
        throw new Refusal(`${name} needs ${needed} ${range}, and it is ${version}.`);
    }
  }
  if (!changelog.includes(`\n## ${version} `))
    throw new Refusal(`CHANGELOG.md says nothing of ${version}.`);
  return version;
}

// sources, tests, maps, keys: not needed by users
const unwanted = /(^|\/)(src|test|tests)\/|\.(test|test-d)\.|\.(tsbuildinfo|map|pem)$|(^|\/)\.env/;

/**
 * @param {Packed} packed
 * @returns {string[]} unwanted files
 */
export const strayFiles = ({ files }) =>
  files.map(({ path }) => path).filter((path) => unwanted.test(path));

/**
 * Packs one with npm, or returns what would be packed.
 *
 * @param {Prepared} prepared
 * @param {string | undefined} destination a folder for the archive; without it nothing is written
 * @returns {Promise<Packed>}
 */
export async function pack({ folder, manifest }, destination) {
  const where = destination === undefined ? ['--dry-run'] : ['--pack-destination', destination];
  const { code, output } = await run('npm', ['pack', '--json', '--silent', ...where], {
    cwd: folder,
    quiet: true,
  });
  if (code !== 0) throw new Refusal(`npm could not pack ${manifest.name}:\n${output}`);
  const [packed] = JSON.parse(output.slice(output.indexOf('[')));
  const stray = strayFiles(packed);
  if (stray.length > 0)
    throw new Refusal(`${manifest.name} would ship what is not for others: ${stray.join(', ')}`);
  return packed;
}

/**
 * Writes the bill of materials of a packed archive beside it, as `NAME.cdx.json`, and returns its
 * name.
 *
 * @param {{ name: string, manifest: import('./bill-of-materials.mjs').Product }} prepared
 * @param {string} archive
 * @param {string} folder
 */
export async function writeBill({ name, manifest }, archive, folder) {
  const sha256 = await sha256Of(join(folder, archive));
  const bill = billOfMaterials({ product: manifest, parts: await partsOf(name), sha256 });
  const file = archive.replace(/\.tgz$/, '.cdx.json');
  await writeFile(join(folder, file), `${JSON.stringify(bill, null, 2)}\n`);
  return file;
}

/** The file of checksums, as `sha256sum --check` reads it. */
export const checksumsFile = 'SHA256SUMS';

/**
 * @param {string[]} files
 * @param {string} folder
 */
export async function writeChecksums(files, folder) {
  const rows = files.map(async (file) => `${await sha256Of(join(folder, file))}  ${file}\n`);
  await writeFile(join(folder, checksumsFile), (await Promise.all(rows)).join(''));
}

const sha256Of = async (/** @type {string} */ path) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex');

/** Checks that the installed command line starts and includes its console. */
export async function tryCommandLine() {
  const program = join(releaseFolder, 'cli/bin/trainyard.mjs');
  const target = join(releaseFolder, 'exported');
  for (const args of [['--version'], ['serve', '--export', target]]) {
    const { code, output } = await run(process.execPath, [program, ...args], { quiet: true });
    if (code !== 0) throw new Refusal(`trainyard ${args.join(' ')} failed:\n${output}`);
  }
  await rm(target, { recursive: true });
}
