// Writes the whole contract of each master into one file: for the generator, the tests, the linter,
// the mock server, the fuzzer and the package of the contracts.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { bundles, overlayFolder } from './both';
import { bundle } from './contract';
import { describeRequestFields } from './docs';
import { root } from './files';
import { applyOverlay, readOverlay } from './overlay';

const older = resolve(root, bundles[0]);
const newer = resolve(root, bundles[1]);
mkdirSync(dirname(older), { recursive: true });
bundle(root, older);
describeRequestFields(older);
const document = applyOverlay(
  JSON.parse(readFileSync(older, 'utf8')),
  readOverlay(resolve(root, overlayFolder)),
);
writeFileSync(newer, `${JSON.stringify(document, null, 2)}\n`);
describeRequestFields(newer);
