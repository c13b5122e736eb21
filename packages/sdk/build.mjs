import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { build as buildCode } from 'rolldown';
import { build as buildTypes } from 'tsup';
import code, { entries } from './rolldown.config.mjs';

await rm('dist', { recursive: true, force: true });
await buildCode(code);
await buildTypes({ silent: true });
await copyTypes();
await shareTypes();

/**
 * The types of `client.raw` are those of openapi-fetch. They are copied, because the package has no
 * dependencies. Its files for CommonJS export twice; those for modules are valid as both.
 * TypeScript 5.0 rejects `unknown` for a call without responses, which the contract does not have,
 * so `{}` replaces it.
 */
async function copyTypes() {
  const fetchTypes = resolve(
    createRequire(import.meta.url).resolve('openapi-fetch'),
    '../index.d.ts',
  );
  const helpers = createRequire(fetchTypes).resolve('openapi-typescript-helpers');
  const sources = {
    index: 'dist/index.d.cts',
    'openapi-fetch': fetchTypes,
    'openapi-typescript-helpers': resolve(helpers, '../index.d.ts'),
  };
  const withoutResponses = /(type ResponseObjectMap<T> = T extends \{[^}]*\} \? [^:]*: )unknown;/;
  const imported = /from ["'](openapi-fetch|openapi-typescript-helpers)["']/g;
  for (const [name, source] of Object.entries(sources)) {
    const declarations = await readFile(source, 'utf8');
    const copied = declarations
      .replace(imported, "from './$1.cjs'")
      .replace(withoutResponses, '$1{};');
    await writeFile(`dist/${name}.d.cts`, copied);
  }
}

/**
 * The declarations exist once, as CommonJS, which modules of both kinds may import; those of ES
 * modules re-export them.
 */
async function shareTypes() {
  for (const name of Object.keys(entries))
    await writeFile(`dist/${name}.d.ts`, `export * from './${name}.cjs';\n`);
}
