export { type Clock, manualClock, realClock } from './lib/clock';
export type { Release } from './release';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox';
