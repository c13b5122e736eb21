const sdk = require('@trainyard/sdk');
const node = require('@trainyard/sdk/node');

const entries = {
  sdk,
  calls: require('@trainyard/sdk/calls'),
  decode: require('@trainyard/sdk/decode'),
  flows: require('@trainyard/sdk/flows'),
  model: require('@trainyard/sdk/model'),
  notebook: require('@trainyard/sdk/notebook'),
  operations: require('@trainyard/sdk/operations'),
  testing: require('@trainyard/sdk/testing'),
  v038: require('@trainyard/sdk/v038'),
};
const master = process.argv[2] ?? '';

import('./smoke.mjs').then(async ({ smoke, smokeOfFiles }) => {
  console.log(JSON.stringify(await smoke(entries, master)));
  console.log(JSON.stringify(await smokeOfFiles({ sdk, node }, master)));
});
