// a file of its own, because links name levels, and the code that reads links is in the first load
// of every page
export const logLevels = ['trace', 'debug', 'info', 'warning', 'error', 'critical'] as const;
