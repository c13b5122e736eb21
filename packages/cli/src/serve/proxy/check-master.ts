import { isObject } from '@trainyard/sdk/model';
import { request } from 'undici';
import { prefixOf } from './proxy-headers';

const checkMs = 10_000;

/** The path by which a console, and this check, know a master. */
export const masterPath = '/api/v1/master';

/**
 * Asks once whether a master is at an address, and returns a sentence if not: it does not answer
 * yet, or something else does.
 */
export async function masterProblem(master: URL, signal: AbortSignal): Promise<string | undefined> {
  try {
    const { statusCode, headers, body } = await request(
      `${master.origin}${prefixOf(master)}${masterPath}`,
      { signal: AbortSignal.any([signal, AbortSignal.timeout(checkMs)]) },
    );
    if (isOfMaster(await beginningOf(body))) return undefined;
    return notAMaster(master, { status: statusCode, type: String(headers['content-type'] ?? '') });
  } catch (error) {
    if (signal.aborted) return undefined;
    return `The master at ${master.href} does not answer yet (${codeOf(error)}).`;
  }
}

/** the answer of a master is some hundred bytes */
const maxBytes = 65_536;

/** Reads an answer; no more than its beginning where it is longer than any of a master. */
async function beginningOf(body: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body) {
    parts.push(part);
    bytes += part.length;
    if (bytes > maxBytes) break;
  }
  return Buffer.concat(parts).toString();
}

/** An object: the master's answer, or its refusal. */
function isOfMaster(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && ('version' in value || 'error' in value || 'message' in value);
  } catch {
    return false;
  }
}

type Sent = { status: number; type: string };

export const notAMaster = (master: URL, { status, type }: Sent): string =>
  `The server at ${master.href} answers, but is not a master: it sent ${type.split(';')[0] || 'data'} with status ${status}.`;

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
