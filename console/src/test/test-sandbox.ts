import { createSandbox, manualClock, type Sandbox, type SandboxOptions } from '@trainyard/sandbox';
import { onTestFinished } from 'vitest';

type Kind = Pick<SandboxOptions, 'scenario' | 'release'>;

/** Masters at their start, each simulated once for tests that run soon after each other. */
let masters: Array<{ kind: Kind; sandbox: Sandbox }> = [];

// its clock is stopped, and must not be far behind that of the page
const sharedMs = 10_000;

/** A cluster of a test's own, whose clock is stopped until the test steps it. */
export function testSandbox(kind: Kind = {}): Sandbox {
  const master = masterOf(kind);
  const sandbox = master.fork(manualClock(master.clock.now()));
  onTestFinished(() => sandbox.close());
  return sandbox;
}

function masterOf(kind: Kind): Sandbox {
  const now = Date.now();
  masters = masters.filter(({ sandbox }) => Math.abs(now - sandbox.clock.now()) < sharedMs);
  const existing = masters.find(
    (each) => each.kind.scenario === kind.scenario && each.kind.release === kind.release,
  );
  if (existing) return existing.sandbox;
  const sandbox = createSandbox({ ...kind, clock: manualClock(now) });
  masters.push({ kind, sandbox });
  return sandbox;
}
