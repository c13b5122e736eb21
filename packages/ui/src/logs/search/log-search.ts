import { plainText } from '../text/ansi';
import { type Finder, textFinder } from '../text/mark-spans';
import { type LogEntry, linesAfter } from '../window/log-entry';
import type { LogScan } from '../window/log-source';
import { addHits, type Hits, noHits } from './hit-list';
import type { Edges } from './match-lines';
import { type Matcher, regexMatcher } from './regex-matcher';

export type SearchState = {
  hits: Hits;
  /** number of lines read for it; 0 while the master reads them */
  read: number;
  /** time of the last of them */
  readTo: number;
  isDone: boolean;
  error: unknown;
  /**
   * Returns the positions of the query in the text of a line. It is another function whenever matches
   * of an expression were found, so that lines that are drawn already get their marks.
   */
  finderOf: ((entry: LogEntry) => Finder | undefined) | undefined;
};

export const noSearch: SearchState = {
  hits: noHits,
  read: 0,
  readTo: 0,
  isDone: true,
  error: undefined,
  finderOf: undefined,
};

export type LogSearch = {
  /** the query */
  query: LogQuery;
  state(): SearchState;
  subscribe(listener: () => void): () => void;
  /** adds lines that arrived after the search started */
  notice(entries: readonly LogEntry[]): void;
  stop(): void;
};

export type LogQuery = { text: string; regex: boolean };
type Options = { scan: LogScan; query: LogQuery; matcher?: (pattern: string) => Matcher };

/**
 * Searches a whole log: on the master where it can search for the text or the expression, else in
 * every line, which takes as long as reading them. Lines written later are searched as they arrive.
 */
export function createLogSearch({ scan, query, matcher = regexMatcher }: Options): LogSearch {
  const controller = new AbortController();
  const { signal } = controller;
  const listeners = new Set<() => void>();
  const finder = query.regex ? undefined : textFinder(query.text);
  const edges = new Map<string, Edges>();
  let state: SearchState = { ...noSearch, isDone: false, finderOf: () => finder };
  let noticed: string | undefined;
  const set = (change: Partial<SearchState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const holds = ({ text }: LogEntry) => (finder?.(plainText(text)).length ?? 0) > 0;

  async function byText() {
    if (scan.find) {
      for await (const lines of scan.find({ text: query.text, signal })) found(lines, {});
      return;
    }
    for await (const lines of scan.all({ signal })) found(lines.filter(holds), readOf(lines));
  }

  async function byExpression() {
    const open = matcher(query.text);
    const likely = scan.match?.({ pattern: query.text, signal });
    try {
      for await (const lines of likely ?? scan.all({ signal })) {
        const matches = await open.match(lines.map(({ text }) => plainText(text)));
        if (signal.aborted) return;
        const matchingLines = keep(lines, matches);
        const change = matches.length > 0 ? { finderOf: marksOf() } : {};
        found(matchingLines, { ...change, ...(likely ? {} : readOf(lines)) });
      }
    } finally {
      open.close();
    }
  }

  const readOf = (lines: readonly LogEntry[]) => ({
    read: state.read + lines.length,
    readTo: lines.at(-1)?.at ?? state.readTo,
  });

  function found(lines: readonly LogEntry[], change: Partial<SearchState>) {
    if (!signal.aborted) set({ ...change, hits: addHits(state.hits, lines) });
  }

  function keep(lines: readonly LogEntry[], matches: Array<{ index: number; edges: Edges }>) {
    return matches.flatMap((match) => {
      const line = lines[match.index];
      if (line && edges.size < maxMarkedLines) edges.set(line.id, match.edges);
      return line ?? [];
    });
  }

  const marksOf = () => (entry: LogEntry) => {
    const marks = edges.get(entry.id);
    return marks && (() => marks);
  };

  async function begin() {
    try {
      await (query.regex ? byExpression() : byText());
      if (!signal.aborted) set({ isDone: true });
    } catch (error) {
      if (!signal.aborted) set({ isDone: true, error });
    }
  }
  void begin();

  return {
    query,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notice(entries) {
      if (!state.isDone || finder === undefined) return;
      const fresh = linesAfter(entries, noticed);
      noticed = entries.at(-1)?.id ?? noticed;
      const hits = addHits(state.hits, fresh.filter(holds));
      if (hits.count > state.hits.count) set({ hits });
    },
    stop() {
      controller.abort();
      if (!state.isDone) set({ isDone: true });
    },
  };
}

const maxMarkedLines = 100_000;
