import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSession } from '../../auth/session';
import { releaseDev0 } from '../../release';
import { createTestMaster, type TestMaster } from '../fixtures/test-master';
import { type AnyCall, anyCall } from './any-call';

const adminId = 1;
const { masterState } = await createTestMaster('demo', { release: releaseDev0 });
const names = [
  ...[...masterState.db.agents.all(), ...masterState.db.pools.all()].map(({ id }) => String(id)),
  ...masterState.db.models.all().map(({ name }) => name),
  ...masterState.db.users.all().map(({ username }) => username),
  ...[...masterState.db.tasks.all(), ...masterState.db.interactive.all()].map(({ id }) =>
    String(id),
  ),
  ...masterState.db.checkpoints
    .all()
    .slice(0, 20)
    .map(({ id }) => String(id)),
  ...masterState.db.experiments
    .all()
    .slice(-20)
    .map(({ jobId }) => jobId),
];

test('the sandbox survives any call', async () => {
  const calls = fc.array(anyCall(names), { minLength: 100, maxLength: 150 });
  await fc.assert(
    fc.asyncProperty(calls, async (list) => {
      const master = await createTestMaster('demo');
      for (const call of list) {
        const answer = await answerOf(master, call);
        expect(answer, JSON.stringify(call)).not.toContain('The sandbox broke');
      }
    }),
    // each run is long, and its failing call is named
    { numRuns: 8, endOnFailure: true },
  );
});

// a call may wait for an event, which never happens with a stopped clock
async function answerOf(master: TestMaster, call: AnyCall): Promise<string> {
  const { method, path, body = null } = call;
  const caller = new AbortController();
  const { signal } = caller;
  const headers = { authorization: `Bearer ${administrator(master)}` };
  const text = master
    .fetch(new Request(`http://master${path}`, { method, headers, body, signal }))
    .then((response) => response.text())
    .catch((error: unknown) => (signal.aborted ? 'unanswered' : `The sandbox broke: ${error}`));
  await turn();
  master.clock.advance(2_000);
  await turn();
  caller.abort();
  return text;
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

// calls rename users, sign them out, deactivate them and remove their permissions
function administrator({ masterState }: TestMaster): string {
  const user = masterState.db.users.find(adminId);
  Object.assign(user, { active: true, admin: true });
  return createSession({ ...masterState, user, now: masterState.clock.now() }).token;
}
