import { startTrustedWorker } from '../../lib/trusted-worker';
import workerUrl from './log-regex-worker?worker&url';
import { type Found, matchLines, type RegexAnswer, type RegexRequest } from './match-lines';

/** Matches an expression outside the page's thread, so that a slow one can be stopped. */
export type Matcher = {
  match(texts: string[]): Promise<Found[]>;
  close(): void;
};

// a normal expression takes some milliseconds for a thousand lines
const patienceMs = 10_000;

class SlowExpressionError extends Error {
  constructor() {
    super('This expression takes too long. Remove nested repetitions.');
    this.name = 'SlowExpressionError';
  }
}

/** @throws SyntaxError for an invalid regular expression */
export function regexMatcher(pattern: string): Matcher {
  new RegExp(pattern);
  if (typeof Worker !== 'function')
    return { match: async (texts) => matchLines({ pattern, texts }), close: () => {} };
  const worker = startTrustedWorker(workerUrl);
  let id = 0;
  return {
    match: (texts) => {
      id += 1;
      return sendRequest(worker, { id, pattern, texts });
    },
    close: () => worker.terminate(),
  };
}

function sendRequest(worker: Worker, request: RegexRequest): Promise<Found[]> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      worker.removeEventListener('message', onMessage);
    };
    const timer = setTimeout(() => {
      end();
      worker.terminate();
      reject(new SlowExpressionError());
    }, patienceMs);
    const onMessage = ({ data }: MessageEvent<RegexAnswer>) => {
      if (data.id !== request.id) return;
      end();
      resolve(data.found);
    };
    worker.addEventListener('message', onMessage);
    worker.postMessage(request);
  });
}
