import { expect, test } from 'vitest';
import { startCli } from '../test/trainyard';

test("a refusal names the entity, not the master's actor", async () => {
  const { trainyard } = await startCli();
  const { out } = await trainyard('trial', 'describe', '1', '-o', 'json');
  const { experimentId } = JSON.parse(out).trial ?? JSON.parse(out);
  const refusals = [
    ['trial kill 1', `the trial is not running in experiment ${experimentId}`],
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
