// The part of `npm test` that needs no browser and only builds the libraries.
import { runInstalled } from './lib/bootstrap.mjs';
import { runSteps } from './lib/run-steps.mjs';
import { packageSteps, staticSteps, unitSteps } from './lib/test-steps.mjs';

await runInstalled(() => runSteps([...staticSteps, ...unitSteps, ...packageSteps]));
