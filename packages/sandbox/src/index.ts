export { type Clock, manualClock, realClock } from './clock';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox';
