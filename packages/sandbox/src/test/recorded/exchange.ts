import { readdirSync, readFileSync } from 'node:fs';
import { type Json, objectOf } from '../../config/json';
import { recordingsDirectory } from '../fixtures/recordings';

/** One recorded request and the answer of a real master. */
export type Exchange = {
  /** `<file>/<name>`, which identifies it */
  id: string;
  file: string;
  operation: string | null;
  /** the caller; null is none, `raw-header` a caller with a malformed token */
  as: string | null;
  request: { method: string; path: string; query: Json; body: unknown };
  response: {
    status: number;
    contentType: string | null;
    /** the parsed body, or the lines of a stream */
    body: unknown;
    lines: unknown[] | null;
  };
};

const filesIn = (directory: string) =>
  readdirSync(directory)
    .filter((name) => name.endsWith('.ndjson'))
    .map((name) => name.replace('.ndjson', ''))
    .sort();

/** Every line of every recording, in the order of the files' names. */
export const readRecordedLines = (
  directory = recordingsDirectory,
): Array<{ file: string; line: Json }> =>
  filesIn(directory).flatMap((file) =>
    readFileSync(`${directory}/${file}.ndjson`, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ({ file, line: objectOf(JSON.parse(line)) })),
  );

/** All exchanges; other lines (sequences of states, deliveries to webhooks) are left out. */
export const readExchanges = (directory = recordingsDirectory): Exchange[] =>
  readRecordedLines(directory).flatMap(({ file, line }) =>
    'request' in line ? [toExchange(file, line)] : [],
  );

function toExchange(file: string, line: Json): Exchange {
  const request = objectOf(line.request);
  const response = objectOf(line.response);
  return {
    id: `${file}/${line.name}`,
    file,
    operation: typeof line.op === 'string' ? line.op : null,
    // live streams do not contain the caller
    as: typeof line.as === 'string' ? line.as : 'as' in line ? null : 'admin',
    request: {
      method: String(request.method),
      path: String(request.path),
      query: objectOf(request.query),
      body: request.body ?? null,
    },
    response: {
      status: typeof response.status === 'number' ? response.status : 0,
      contentType: typeof response.contentType === 'string' ? response.contentType : null,
      body: response.body,
      lines: Array.isArray(response.lines) ? response.lines.map(lineOf) : null,
    },
  };
}

// live streams contain the seconds since the start with each line
const lineOf = (line: unknown): unknown => JSON.parse(String(Array.isArray(line) ? line[1] : line));
