// Throws made-up calls at the sandbox, round by round, and holds every answer against the contract.
// --seconds N (560) is the time of all rounds together, --seed N (1) the seed, --only TITLE runs
// some rounds.
import { parseArgs } from 'node:util';
import { bootstrap } from '../lib/bootstrap.mjs';
import { runMain } from '../lib/refusal.mjs';
import { stopWithChildren } from '../lib/run.mjs';
import { runFuzz } from './run-fuzz.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string', multiple: true },
  },
});

await runMain(async () => {
  stopWithChildren();
  await bootstrap();
  const { passed, failed } = await runFuzz({
    only: values.only,
    ...(values.seconds && { seconds: Number(values.seconds) }),
    ...(values.seed && { seed: Number(values.seed) }),
  });
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
