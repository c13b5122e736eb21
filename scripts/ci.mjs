// Runs every check: the steps of `npm test` and those of `pnpm compat`, in one schedule, so that no
// core is idle between them; ends with one line `N passed, N failed`.
import { runInstalled } from './lib/bootstrap.mjs';
import { ciSteps } from './lib/ci-steps.mjs';
import { sampleOfToday, sampleVariable } from './lib/compat-steps.mjs';
import { runSteps } from './lib/run-steps.mjs';

await runInstalled(() => {
  process.env[sampleVariable] ??= sampleOfToday();
  return runSteps(ciSteps);
});
