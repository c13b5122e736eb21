import { expect, test } from 'vitest';
import { startCli } from '../test/trainyard';

test("a refusal names the entity, not the master's actor", async () => {
  const { trainyard } = await startCli();
  const refusals = [
    ['trial kill 1', 'Only a trial that has not ended can be killed.'],
    ['notebook kill 00000000-0000-4000-8000-000000000000', "notebook '00000000-"],
    ['agent disable ghost', "agent 'ghost' not found"],
  ] as const;
  for (const [words, reason] of refusals) {
    const { error, exitCode } = await trainyard(...words.split(' '));
    expect(exitCode).toBe(1);
    expect(error).toContain(reason);
    expect(error).not.toContain('actor');
  }
});

test('a call of another edition is not called unknown (R21)', async () => {
  const { trainyard } = await startCli();
  const { error } = await trainyard('rbac', 'list-roles');
  expect(error.split('\n')[0]).toBe(
    'The edition of this master does not have this: rbac list-roles.',
  );
  expect(error).not.toContain('master info');
});

test('a call that is refused before it is sent says why, also of several', async () => {
  const { trainyard } = await startCli();
  const one = await trainyard('experiment', 'set', 'gc-policy', '7', '-y');
  expect(one.error).toMatch(/^Cannot set .* experiment 7\.\n {2}patchExperiment was not sent: /);
  const two = await trainyard('experiment', 'set', 'gc-policy', '7', '8', '-y');
  expect(two.error.match(/was not sent: /g)).toHaveLength(2);
});
