const sdk = require('@trainyard/sdk');

import('./smoke.mjs')
  .then(({ smoke }) => smoke(sdk, process.argv[2] ?? ''))
  .then((answer) => console.log(JSON.stringify(answer)));
