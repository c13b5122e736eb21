import { readFile, writeFile } from 'node:fs/promises';
import { build } from 'tsup';

// The bundler of declarations cannot tell that what `schemas` of /v038 names are types, because
// they come from another file, and declares each as a value: `declare const schemas_X: typeof X`.
const declaredAsValue = /^declare const schemas_(\w+): typeof \1;$/gm;
const file = 'dist/v038.d.cts';

await build({ silent: true });
const text = await readFile(file, 'utf8');
const fixed = text.replace(declaredAsValue, 'type schemas_$1 = $1;');
if (fixed === text)
  throw new Error(`${file} declares no schemas as values: build.mjs is not needed`);
await writeFile(file, fixed);
