import * as sdk from '@trainyard/sdk';
import { smoke } from './smoke.mjs';

console.log(JSON.stringify(await smoke(sdk, process.env.TRAINYARD_MASTER ?? '')));
