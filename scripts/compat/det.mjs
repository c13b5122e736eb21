// Runs the platform's own command line against the sandbox, command by command. With --table the
// table in packages/sandbox/README.md is written anew; --only TITLE runs some sections.
import { parseArgs } from 'node:util';
import { bootstrap } from '../lib/bootstrap.mjs';
import { runMain } from '../lib/refusal.mjs';
import { stopWithChildren } from '../lib/run.mjs';
import { runDet } from './run-det.mjs';

const { values } = parseArgs({
  options: { table: { type: 'boolean' }, only: { type: 'string', multiple: true } },
});

await runMain(async () => {
  stopWithChildren();
  await bootstrap();
  const { passed, failed } = await runDet({ writesTable: values.table, only: values.only });
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
