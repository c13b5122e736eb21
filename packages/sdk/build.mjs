import { readFile, rm, writeFile } from 'node:fs/promises';
import { build as buildCode } from 'rolldown';
import { build as buildTypes } from 'tsup';
import code, { entries } from './rolldown.config.mjs';

await rm('dist', { recursive: true, force: true });
await buildCode(code);
await buildTypes({ silent: true });
await shareTypes();

/**
 * The declarations exist once, as CommonJS, which modules of both kinds may import; those of ES
 * modules re-export them. An entry that names types of a package of the program is written for both:
 * the two builds of that package have different types.
 */
async function shareTypes() {
  for (const name of Object.keys(entries)) {
    const types = await readFile(`dist/${name}.d.cts`, 'utf8');
    const shared = `export * from './${name}.cjs';\n`;
    await writeFile(`dist/${name}.d.ts`, /from '@tanstack\//.test(types) ? types : shared);
  }
}
