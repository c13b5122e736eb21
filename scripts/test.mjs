// Everything that must hold, in order; ends with one line `N passed, N failed`.
import { bootstrap } from './lib/bootstrap.mjs';
import { runMain } from './lib/refusal.mjs';
import { stopWithChildren } from './lib/run.mjs';
import { runSteps } from './lib/run-steps.mjs';
import { allSteps } from './lib/test-steps.mjs';

await runMain(async () => {
  stopWithChildren();
  await bootstrap();
  return runSteps(allSteps);
});
