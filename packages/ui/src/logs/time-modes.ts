import type { TimeMode } from './text/format-entry';

// a file of its own, as the levels have
export const timeModes = ['utc', 'local', 'start', 'off'] as const satisfies readonly TimeMode[];
