// Everything that must hold, in order; ends with one line `N passed, N failed`.
import { bootstrap } from './lib/bootstrap.mjs';
import { runMain } from './lib/refusal.mjs';
import { stopChildrenOnSignal } from './lib/run.mjs';
import { runSteps } from './lib/steps.mjs';
import { allSteps } from './lib/test-steps.mjs';

await runMain(async () => {
  stopChildrenOnSignal();
  await bootstrap();
  return runSteps(allSteps);
});
