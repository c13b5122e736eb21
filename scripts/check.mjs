// The part of `npm test` that needs no build and no browser.
import { bootstrap } from './lib/bootstrap.mjs';
import { runMain } from './lib/refusal.mjs';
import { stopChildrenOnSignal } from './lib/run.mjs';
import { runSteps } from './lib/steps.mjs';
import { staticSteps, unitStep } from './lib/test-steps.mjs';

await runMain(async () => {
  stopChildrenOnSignal();
  await bootstrap();
  return runSteps([...staticSteps, unitStep]);
});
