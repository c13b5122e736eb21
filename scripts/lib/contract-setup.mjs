// Writes the contracts that tests read, before the tests of packages, contracts and examples.
import { buildStale, contractBuild } from './builds.mjs';

export const setup = () => buildStale([contractBuild]);
