// The part of `npm test` that needs no browser and builds no more than the libraries.
import { bootstrap } from './lib/bootstrap.mjs';
import { runMain } from './lib/refusal.mjs';
import { stopWithChildren } from './lib/run.mjs';
import { runSteps } from './lib/run-steps.mjs';
import { packageSteps, staticSteps, unitSteps } from './lib/test-steps.mjs';

await runMain(async () => {
  stopWithChildren();
  await bootstrap();
  return runSteps([...staticSteps, ...unitSteps, ...packageSteps]);
});
