// import maps do not apply to workers
import * as calls from '/node_modules/@trainyard/sdk/dist/calls.js';
import * as decode from '/node_modules/@trainyard/sdk/dist/decode.js';
import * as flows from '/node_modules/@trainyard/sdk/dist/flows.js';
import * as sdk from '/node_modules/@trainyard/sdk/dist/index.js';
import * as model from '/node_modules/@trainyard/sdk/dist/model.js';
import * as notebook from '/node_modules/@trainyard/sdk/dist/notebook.js';
import * as operations from '/node_modules/@trainyard/sdk/dist/operations.js';
import * as testing from '/node_modules/@trainyard/sdk/dist/testing.js';
import * as v038 from '/node_modules/@trainyard/sdk/dist/v038.js';
import { smoke } from './smoke.mjs';

const entries = { sdk, calls, decode, flows, model, notebook, operations, testing, v038 };
self.onmessage = async ({ data }) => self.postMessage(await smoke(entries, data));
