import type { LogEntry } from './log-entry';

type Page = { limit: number; signal: AbortSignal };

/** Where a viewer's lines come from: trial, task and master logs differ only in this. */
export type LogSource = {
  /** up to `limit` lines up to and including the time of `before`, oldest first; the newest without it */
  older(page: Page & { before?: LogEntry }): Promise<LogEntry[]>;
  /** up to `limit` lines from the time of `after` on, oldest first; the oldest without it */
  newer(page: Page & { after?: LogEntry }): Promise<LogEntry[]>;
  /** lines as they are written, from the time of `after` on; ends when nothing more can come */
  follow(options: { after?: LogEntry; signal: AbortSignal }): AsyncIterable<LogEntry>;
};
