import type { Answer } from '../../src/types';

type Line = Answer<'trialLogs'>;

const start = Date.parse('2026-11-20T09:00:00Z');
const words = ['epoch', 'żółw', 'loss=0.25', '🚂', '"quoted"', '\\n', 'done'];

/** Creates this many lines; the clocks of two containers differ by up to 40 s. */
export const manyLines = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => {
    const timestamp = new Date(start + index * 900 - (index % 3) * 20_000).toISOString();
    const log = `${words[index % words.length]} ${index}\n`;
    const containerId = `c${index % 3}`;
    const message = `INFO: ${log}`;
    const level = 'LOG_LEVEL_INFO' as const;
    return { id: String(2000 + index), timestamp, message, level, trialId: 7, containerId, log };
  });

export type LogMaster = {
  fetch: (request: Request) => Promise<Response>;
  /** received requests: path and query */
  requests: string[];
  state: {
    /** the current number of lines */
    count: number;
    /** lines that arrive before each further request for the log */
    grow: number;
    isOver: boolean;
  };
};

type Options = {
  lines: Line[];
  /** the initial number; all by default */
  count?: number;
  grow?: number;
  isOver?: boolean;
  /** ids without numbers, as in some stores */
  opaque?: boolean;
};

/** A master with one trial and its log; a followed stream ends at once, as behind a proxy. */
export function logMaster(options: Options): LogMaster {
  const { lines, count = lines.length, grow = 0, isOver = true, opaque = false } = options;
  const requests: string[] = [];
  const state = { count, grow, isOver };
  const nameOf = (id: string) => (opaque ? `id-${(Number(id) * 7919) % 100_003}` : id);
  const fetch = async (request: Request) => {
    request.signal.throwIfAborted();
    const url = new URL(request.url);
    requests.push(url.pathname + url.search);
    if (!url.pathname.endsWith('/logs')) return Response.json(trial(state));
    const there = lines.slice(0, state.count);
    state.count = Math.min(lines.length, state.count + state.grow);
    if (grow > 0) state.isOver = state.count === lines.length && there.length === lines.length;
    const answerLines = select(there, url.searchParams).map((line) => ({
      ...line,
      id: nameOf(line.id),
    }));
    return new Response(
      answerLines.map((line) => `${JSON.stringify({ result: line })}\n`).join(''),
    );
  };
  return { fetch, requests, state };
}

const trial = ({ isOver }: LogMaster['state']) => ({
  trial: {
    id: 7,
    experimentId: 1,
    state: isOver ? 'STATE_COMPLETED' : 'STATE_RUNNING',
    startTime: '2026-11-20T09:00:00Z',
    hparams: {},
    totalBatchesProcessed: 0,
    runnerState: '',
    wallClockTime: 0,
    checkpointCount: 0,
    totalCheckpointSize: '0',
    restarts: 0,
  },
});

function select(lines: Line[], query: URLSearchParams): Line[] {
  const after = Date.parse(query.get('timestampAfter') ?? '');
  const before = Date.parse(query.get('timestampBefore') ?? '');
  const limit = Number(query.get('limit') ?? 0);
  const ms = (line: Line) => Date.parse(line.timestamp ?? '');
  const laterLines = lines
    .filter((line) => Number.isNaN(after) || ms(line) > after)
    .filter((line) => Number.isNaN(before) || ms(line) <= before);
  const ordered = query.get('orderBy') === 'ORDER_BY_DESC' ? laterLines.toReversed() : laterLines;
  return limit > 0 && query.get('follow') !== 'true' ? ordered.slice(0, limit) : ordered;
}
