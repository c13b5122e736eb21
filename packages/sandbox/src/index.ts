export { type Clock, manualClock, realClock } from './lib/clock';
export { scenarioNames } from './master-state';
export { type Release, releaseDev0 } from './release';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox';
