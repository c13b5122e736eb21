import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPacked, installPacked, type Packed } from '../support/packed';

let packed: Packed;
beforeAll(() => {
  packed = installPacked();
  for (const name of ['rbac', 'sandbox']) addPacked(packed.project, name);
});
afterAll(() => packed.remove());

test('a CommonJS program runs a sandbox of either release, and reads its refusals', () => {
  const program = `const { createSandbox } = require('@trainyard/sandbox');
    const { release038 } = require('@trainyard/sandbox/v038');
    const { createClient, credentials } = require('@trainyard/sdk');
    const { openSandbox } = require('@trainyard/sandbox/node');
    const answers = [typeof openSandbox];
    (async () => {
      for (const options of [{}, { release: release038 }]) {
        const sandbox = createSandbox(options);
        const auth = credentials({ username: 'admin', password: '' });
        const client = createClient({ baseUrl: 'http://master', fetch: sandbox.fetch, auth, target: 'auto' });
        const { version } = await client.getMaster();
        const refusal = await client.getExperiment({ experimentId: 99999 }).catch(({ status }) => status);
        answers.push(version, refusal);
        sandbox.close();
      }
      console.log(JSON.stringify(answers));
    })();`;
  const printed = execFileSync(process.execPath, ['-e', program], {
    cwd: packed.project,
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toEqual(['function', '0.23.4', 404, '0.38.1', 404]);
});
