// Attacks the built product: raw bytes on sockets, hostile data on pages, a terminal. `--only NAME`
// runs one part; repeatable.
import { parseArgs } from 'node:util';
import { bootstrap } from '../lib/bootstrap.mjs';
import { allBuilds, buildStale } from '../lib/builds.mjs';
import { runMain } from '../lib/refusal.mjs';
import { stopWithChildren } from '../lib/run.mjs';
import { runAttack } from './run-attack.mjs';

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });

await runMain(async () => {
  stopWithChildren();
  await bootstrap();
  await buildStale(allBuilds);
  const { passed, failed } = await runAttack(values);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
