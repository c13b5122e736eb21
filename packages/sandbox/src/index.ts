export { type Clock, manualClock, realClock } from './clock';
export { createSandbox, type SandboxOptions } from './sandbox';
