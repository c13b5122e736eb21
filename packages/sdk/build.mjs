import { rm, writeFile } from 'node:fs/promises';
import { build as buildCode } from 'rolldown';
import { build as buildTypes } from 'tsup';
import code, { entries } from './rolldown.config.mjs';

await rm('dist', { recursive: true, force: true });
await buildCode(code);
await buildTypes({ silent: true });
await shareTypes();

/**
 * The declarations exist once, as CommonJS, which modules of both kinds may import; those of ES
 * modules re-export them.
 */
async function shareTypes() {
  for (const name of Object.keys(entries))
    await writeFile(`dist/${name}.d.ts`, `export * from './${name}.cjs';\n`);
}
