import type { TimeMode } from './text/format-entry';

// a separate file, like the levels
export const timeModes = ['utc', 'local', 'start', 'off'] as const satisfies readonly TimeMode[];
