import * as node from '@trainyard/sdk/node';
import * as entries from './entries.mjs';
import { smoke, smokeOfFiles } from './smoke.mjs';

const master = process.argv[2] ?? '';
console.log(JSON.stringify(await smoke(entries, master)));
console.log(JSON.stringify(await smokeOfFiles({ ...entries, node }, master)));
