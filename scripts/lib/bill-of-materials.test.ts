import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { billOfMaterials } from './bill-of-materials.mjs';
import { root } from './main.mjs';
import { checksumsFile, writeBill, writeChecksums } from './release.mjs';
import { partsOf } from './third-party.mjs';

const sha256 = 'ab'.repeat(32);
const ofNpm = /^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d[\w.-]*$/;

describe.each(['sdk', 'rbac', 'sandbox', 'cli'])('the bill of materials of %s (E18)', (name) => {
  let bill: ReturnType<typeof billOfMaterials>;
  let manifest: Parameters<typeof billOfMaterials>[0]['product'];
  let parts: Awaited<ReturnType<typeof partsOf>>;

  beforeAll(async () => {
    manifest = JSON.parse(await readFile(join(root, 'packages', name, 'package.json'), 'utf8'));
    parts = await partsOf(name);
    bill = billOfMaterials({ product: manifest, parts, sha256 });
  });

  test('has the shape of CycloneDX 1.6', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    expect(bill.serialNumber).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    for (const { purl, licenses, ...one } of bill.components) {
      expect(one).toMatchObject({ type: 'library', 'bom-ref': purl, name: expect.any(String) });
      expect(purl).toMatch(ofNpm);
      expect(licenses).toHaveLength(1);
    }
  });

  test('names each part of the archive with its checksum, and each package that npm adds', () => {
    const named = bill.components.map(({ purl }) => decodeURIComponent(purl));
    const inArchive = parts.map((part) => `pkg:npm/${part.name}@${part.version}`);
    const beside = Object.entries(manifest.dependencies ?? {}).map(
      ([other, version]) => `pkg:npm/${other}@${version}`,
    );
    expect(named.sort()).toEqual([...inArchive, ...beside].sort());
    expect(new Set(named).size).toBe(named.length);
    for (const part of bill.components)
      if ('hashes' in part)
        expect(part.hashes).toEqual([
          { alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) },
        ]);
  });

  test('reaches every part from the archive', () => {
    const needs = new Map(bill.dependencies.map((row) => [row.ref, row]));
    const reached = new Set<string>();
    const waiting = [bill.metadata.component['bom-ref']];
    for (let ref = waiting.pop(); ref !== undefined; ref = waiting.pop()) {
      const row = needs.get(ref);
      if (row === undefined) throw new Error(`${ref} has no row.`);
      if (reached.has(ref)) continue;
      reached.add(ref);
      waiting.push(...('dependsOn' in row ? row.dependsOn : []));
    }
    expect(reached.size).toBe(bill.components.length + 1);
  });
});

test('a bill is the same for the same archive, and another for another', () => {
  const input = { product: { name: 'trainyard', version: '1.2.0' }, parts: [], sha256 };
  expect(billOfMaterials(input)).toEqual(billOfMaterials(input));
  const other = billOfMaterials({ ...input, sha256: 'cd'.repeat(32) });
  expect(other.serialNumber).not.toBe(billOfMaterials(input).serialNumber);
});

test('the checksums beside the archives are those of the archives and their bills (E18)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'trainyard-rbac-1.2.0.tgz'), 'an archive');
  const manifest = { name: '@trainyard/rbac', version: '1.2.0' };
  const bill = await writeBill({ name: 'rbac', manifest }, 'trainyard-rbac-1.2.0.tgz', folder);
  expect(bill).toBe('trainyard-rbac-1.2.0.cdx.json');
  await writeChecksums(['trainyard-rbac-1.2.0.tgz', bill], folder);
  const rows = [];
  for (const file of ['trainyard-rbac-1.2.0.tgz', bill]) {
    const content = await readFile(join(folder, file));
    rows.push(`${createHash('sha256').update(content).digest('hex')}  ${file}\n`);
  }
  // the form that `sha256sum --check` reads
  expect(await readFile(join(folder, checksumsFile), 'utf8')).toBe(rows.join(''));
});
