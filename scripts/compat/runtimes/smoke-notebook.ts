import * as sdk from '@trainyard/sdk';
import * as calls from '@trainyard/sdk/calls';
import * as decode from '@trainyard/sdk/decode';
import * as flows from '@trainyard/sdk/flows';
import * as model from '@trainyard/sdk/model';
import * as node from '@trainyard/sdk/node';
import * as notebook from '@trainyard/sdk/notebook';
import * as operations from '@trainyard/sdk/operations';
import * as testing from '@trainyard/sdk/testing';
import * as v038 from '@trainyard/sdk/v038';
import { smoke, smokeOfFiles } from './smoke.mjs';

const entries = { sdk, calls, decode, flows, model, notebook, operations, testing, v038 };
const master = process.env.DET_MASTER ?? '';
console.log(JSON.stringify(await smoke(entries, master)));
console.log(JSON.stringify(await smokeOfFiles({ sdk, node }, master)));
