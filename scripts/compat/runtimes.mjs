// Installs the SDK as npm packs it into a blank project and uses it from every runtime it promises.
import { bootstrap } from '../lib/bootstrap.mjs';
import { runMain } from '../lib/refusal.mjs';
import { stopWithChildren } from '../lib/run.mjs';
import { runRuntimes } from './run-runtimes.mjs';

await runMain(async () => {
  stopWithChildren();
  await bootstrap();
  const { passed, failed } = await runRuntimes();
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
