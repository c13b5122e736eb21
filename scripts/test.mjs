// Runs all checks, in order; ends with one line `N passed, N failed`.
import { runInstalled } from './lib/bootstrap.mjs';
import { runSteps } from './lib/run-steps.mjs';
import { allSteps } from './lib/test-steps.mjs';

await runInstalled(() => runSteps(allSteps));
