// a separate file, because links name levels, and the code that reads links is in the first load
export const logLevels = ['trace', 'debug', 'info', 'warning', 'error', 'critical'] as const;
