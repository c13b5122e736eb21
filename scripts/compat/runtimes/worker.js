// import maps do not reach into workers
import * as sdk from '/node_modules/@trainyard/sdk/dist/index.js';
import { smoke } from './smoke.mjs';

self.onmessage = async ({ data }) => self.postMessage(await smoke(sdk, data));
