import { createSandbox, type Sandbox, type SandboxOptions } from '@trainyard/sandbox';
import { release038 } from '@trainyard/sandbox/v038';
import { onTestFinished } from 'vitest';
import { testSandbox } from './test-sandbox';

type Options = Pick<SandboxOptions, 'scenario' | 'release' | 'clock'>;

/** A cluster of release 0.38.1 whose clock is stopped until a test steps it. */
export function newerSandbox({ clock, ...kind }: Options = {}): Sandbox {
  if (!clock) return testSandbox({ release: release038, ...kind });
  const sandbox = createSandbox({ release: release038, ...kind, clock });
  onTestFinished(() => sandbox.close());
  return sandbox;
}
