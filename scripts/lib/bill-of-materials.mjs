import { createHash } from 'node:crypto';

/** @typedef {import('./third-party.mjs').Part} Part */
/** @typedef {{ name: string, version: string, dependencies?: Record<string, string> }} Product */

const license = 'Apache-2.0';

/**
 * Returns the bill of materials of an archive in CycloneDX 1.6, as JSON: the parts of others in it,
 * the packages that npm installs beside it, and which one needs which. Depends on nothing else, so
 * that the same archive has the same bill.
 *
 * @param {{ product: Product, parts: Part[], sha256: string }} input `sha256`: of the archive
 */
export function billOfMaterials({ product, parts, sha256 }) {
  const self = packageUrl(product.name, product.version);
  const ids = new Map(
    parts.map(({ name, version }) => [`${name}@${version}`, packageUrl(name, version)]),
  );
  const beside = Object.entries(product.dependencies ?? {});
  const besideUrls = beside.map(([name, version]) => packageUrl(name, version));
  const direct = parts.filter(({ isDirect }) => isDirect);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(sha256)}`,
    version: 1,
    metadata: {
      component: {
        type: 'application',
        ...named(product),
        hashes: [{ alg: 'SHA-256', content: sha256 }],
        licenses: licenses(license),
      },
    },
    components: [
      ...beside.map(([name, version]) => ({
        type: 'library',
        ...named({ name, version }),
        licenses: licenses(license),
      })),
      ...parts.map((part) => ({
        type: 'library',
        ...named(part),
        hashes: hashes(part.integrity),
        licenses: licenses(part.license),
      })),
    ],
    dependencies: [
      { ref: self, dependsOn: [...besideUrls, ...direct.map(urlOf)].sort() },
      ...besideUrls.map((ref) => ({ ref })),
      ...parts.map((part) => ({
        ref: urlOf(part),
        dependsOn: part.needs.flatMap((id) => ids.get(id) ?? []).sort(),
      })),
    ],
  };
}

/** @param {{ name: string, version: string }} part */
function named({ name, version }) {
  const [own = '', scope] = name.split('/').reverse();
  const url = packageUrl(name, version);
  return { 'bom-ref': url, ...(scope && { group: scope }), name: own, version, purl: url };
}

const urlOf = (/** @type {Part} */ { name, version }) => packageUrl(name, version);

/**
 * The package URL of a package of npm, which says the `@` of a scope in its escaped form.
 *
 * @param {string} name
 * @param {string} version
 */
const packageUrl = (name, version) =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;

/** @param {string} text one license, or an expression such as `(MIT OR CC0-1.0)` */
const licenses = (text) => (/\s/.test(text) ? [{ expression: text }] : [{ license: { id: text } }]);

/** @param {string | undefined} integrity as in a lockfile, `sha512-…` */
function hashes(integrity) {
  const sha512 = /^sha512-(.+)$/.exec(integrity ?? '')?.[1];
  return sha512 ? [{ alg: 'SHA-512', content: Buffer.from(sha512, 'base64').toString('hex') }] : [];
}

/** A UUID that depends on the archive alone, of the version for such ones (RFC 9562, 8). */
function uuidOf(/** @type {string} */ sha256) {
  const bytes = createHash('sha256').update(`bill of ${sha256}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
