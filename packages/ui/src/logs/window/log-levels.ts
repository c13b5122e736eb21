// alone, for links name levels, and what reads links is in the first load of every page
export const logLevels = ['trace', 'debug', 'info', 'warning', 'error', 'critical'] as const;
