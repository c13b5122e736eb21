import { startTrustedWorker } from '../../lib/trusted-worker';
import workerUrl from './markdown-worker?worker&url';
import { type ParsedMarkdown, parseMarkdown } from './parse-markdown';

/** Maximum time for parsing a text, in milliseconds, before its worker is stopped. */
const limitMs = 2000;

let worker: Promise<Worker> | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Parses Markdown in a worker, one text after another. A text that takes longer than two seconds
 * resolves to `{ reason: 'time' }`; never rejects.
 */
export function formatMarkdown(text: string): Promise<ParsedMarkdown> {
  if (typeof Worker !== 'function') return Promise.resolve(parseMarkdown(text));
  const next = last.then(() => parseInWorker(text));
  last = next;
  return next;
}

async function parseInWorker(text: string): Promise<ParsedMarkdown> {
  worker ??= startParser();
  try {
    return await requestParse(await worker, text);
  } catch {
    // the next text starts a new worker
    worker = undefined;
    return { reason: 'failure' };
  }
}

/** @throws Error where its script cannot be loaded */
async function startParser(): Promise<Worker> {
  const started = startTrustedWorker(workerUrl);
  await answerOf(started);
  return started;
}

async function requestParse(parser: Worker, text: string): Promise<ParsedMarkdown> {
  const answer = answerOf<ParsedMarkdown>(parser);
  parser.postMessage(text);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<ParsedMarkdown>((resolve) => {
    timer = setTimeout(() => {
      parser.terminate();
      worker = undefined;
      resolve({ reason: 'time' });
    }, limitMs);
  });
  const result = await Promise.race([answer, timeout]);
  clearTimeout(timer);
  return result;
}

const answerOf = <Answer>(from: Worker) =>
  new Promise<Answer>((resolve, reject) => {
    from.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    from.onerror = () => reject(new Error('The worker failed.'));
  });
