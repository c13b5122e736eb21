import { exactPages, type LogReaders } from './exact-pages';
import { type FollowProgress, followLog, type StreamLog } from './follow-log';
import type { LogLine } from './log-line';
import { withRetries } from './with-retries';

type Access<L extends LogLine> = LogReaders<L> & { stream: StreamLog<L> };
type ReadOptions = { signal: AbortSignal };
type Follow<L extends LogLine> = {
  /** loaded lines, in the order of arrival, without holes */
  loaded: readonly L[];
  /** the mark of the first page since the log was opened */
  mark: object | undefined;
  signal: AbortSignal;
  onReconnect: (cause: unknown) => void;
};

/**
 * Reads a log that a master returns by time: pages without holes on both sides of the loaded lines,
 * and new lines as they are written, including those of slow clocks. Each read is tried three
 * times. A mark stores up to where the log is known; pass it to `follow`.
 */
export function logReader<L extends LogLine>({ stream, ...readers }: Access<L>) {
  const pages = exactPages(readers);
  const marks = new WeakMap<object, FollowProgress<L>>();
  const marked = async <Page extends object>(
    read: () => Promise<Page>,
    { signal }: ReadOptions,
  ) => {
    const mark = {};
    marks.set(mark, {});
    return { ...(await withRetries(read, signal)), mark };
  };
  return {
    /** the newest lines, oldest first */
    newest: (options: Parameters<typeof pages.newest>[0]) =>
      marked(() => pages.newest(options), options),
    /** the oldest lines, oldest first */
    oldest: (options: Parameters<typeof pages.oldest>[0]) =>
      marked(() => pages.oldest(options), options),
    /** the lines around a place */
    around: (options: Parameters<typeof pages.around>[0]) =>
      marked(() => pages.around(options), options),
    /** the lines right before the loaded ones, oldest first */
    before: (options: Parameters<typeof pages.older>[0]) =>
      withRetries(() => pages.older(options), options.signal),
    /** the lines right after the loaded ones */
    after: (options: Parameters<typeof pages.newer>[0]) =>
      withRetries(() => pages.newer(options), options.signal),
    /** lines as they are written; some may be loaded already */
    follow({ mark, ...rest }: Follow<L>) {
      const progress = (mark && marks.get(mark)) ?? {};
      return followLog({ readers, stream, progress, ...rest });
    },
  };
}
