// Compatibility runs, beside the tests; ends with one line `N passed, N failed`.
import { bootstrap } from './lib/bootstrap.mjs';
import { compatSteps } from './lib/compat-steps.mjs';
import { runMain } from './lib/refusal.mjs';
import { stopWithChildren } from './lib/run.mjs';
import { runSteps } from './lib/run-steps.mjs';

await runMain(async () => {
  stopWithChildren();
  await bootstrap();
  return runSteps(compatSteps);
});
