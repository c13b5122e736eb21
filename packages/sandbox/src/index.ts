export { type Clock, manualClock, realClock } from './lib/clock';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox';
