import type { TimeMode } from './text/format-entry';

// alone, as the levels are
export const timeModes = ['utc', 'local', 'start', 'off'] as const satisfies readonly TimeMode[];
