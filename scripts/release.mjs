// Builds everything, prepares the packages and prints what npm would pack: `pnpm release`. With
// --pack DIR writes the archives there, for `npm publish DIR/….tgz`, each with its bill of materials
// (CycloneDX), and their checksums; with --draft also those of an
// unreleased version, to try them. Publishing states the provenance, which npm can only do in a CI
// job with an identity token.
import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runInstalled } from './lib/bootstrap.mjs';
import { allBuilds, buildStale } from './lib/builds.mjs';
import { Refusal, root } from './lib/main.mjs';
import {
  checkVersions,
  pack,
  preparePackages,
  tryCommandLine,
  writeBill,
  writeChecksums,
} from './lib/release.mjs';
import { run } from './lib/run.mjs';

await runInstalled(async () => {
  const { values } = parseArgs({
    options: { pack: { type: 'string' }, draft: { type: 'boolean', default: false } },
  });
  const isRelease = values.pack !== undefined && !values.draft;
  if (isRelease) await refuseChanges();
  await buildStale(allBuilds);
  const prepared = await preparePackages();
  const changelog = await readFile(join(root, 'CHANGELOG.md'), 'utf8');
  const version = checkVersions(
    prepared.map(({ manifest }) => manifest),
    changelog,
  );
  if (isRelease && changelog.includes(`\n## ${version} (unreleased)`))
    throw new Refusal(
      `CHANGELOG.md calls ${version} unreleased; give it its date, or say --draft.`,
    );
  await tryCommandLine();
  const destination = values.pack === undefined ? undefined : resolve(values.pack);
  if (destination !== undefined) await mkdir(destination, { recursive: true });
  const written = [];
  for (const one of prepared) {
    const { filename, size, files } = await pack(one, destination);
    console.log(`${filename.padEnd(32)}${files.length} files, ${Math.ceil(size / 1024)} kB`);
    if (destination) written.push(filename, await writeBill(one, filename, destination));
  }
  if (destination) await writeChecksums(written, destination);
  console.log(destination ? `The archives are in ${destination}.` : 'Nothing was written.');
  return 0;
});

/** Refuses uncommitted changes, so that an archive can be reproduced from its commit. */
async function refuseChanges() {
  const { output } = await run('git', ['status', '--porcelain'], { quiet: true });
  if (output.trim() !== '') throw new Refusal(`There are changes that no commit has:\n${output}`);
}
