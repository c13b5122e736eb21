import { createSandbox, manualClock, type Sandbox, type SandboxOptions } from '@trainyard/sandbox';
import { release038 } from '@trainyard/sandbox/v038';
import { onTestFinished } from 'vitest';

/** A cluster of release 0.38.1 whose clock is stopped until a test steps it. */
export function newerSandbox(options: SandboxOptions = {}): Sandbox {
  const sandbox = createSandbox({
    clock: manualClock(Date.now()),
    release: release038,
    ...options,
  });
  onTestFinished(() => sandbox.close());
  return sandbox;
}
