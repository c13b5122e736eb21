import type { Json } from '../../config/json';
import type { Exchange } from './exchange';
import type { Ids } from './ids';
import type { Master } from './master';

export type Answered = {
  status: number;
  contentType: string | null;
  text: string;
};

type ReplayInput = { master: Master; ids: Ids; exchange: Exchange };

/** Sends a recorded request, and reads the answer while time passes as needed. */
export async function sendRecorded({ master, ids, exchange }: ReplayInput): Promise<Answered> {
  const hangUp = new AbortController();
  const request = requestOf({ master, ids, exchange }, hangUp.signal);
  const reading: Reading = { isOver: false, text: '', response: null, error: undefined };
  const isDone = read(master, request, reading);
  await letTimePass(master, reading);
  if (!reading.isOver) hangUp.abort();
  await isDone;
  if (!reading.response) throw reading.error;
  const { status, headers } = reading.response;
  return { status, contentType: headers.get('content-type'), text: reading.text };
}

type Reading = { isOver: boolean; text: string; response: Response | null; error: unknown };

async function read(master: Master, request: Request, reading: Reading) {
  try {
    reading.response = await master.fetch(request);
    const decoder = new TextDecoder();
    for await (const piece of reading.response.body ?? []) {
      reading.text += decoder.decode(piece, { stream: true });
    }
  } catch (error) {
    reading.error = error;
  }
  reading.isOver = true;
}

// lets pending work without a wait continue
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** long enough for calls that wait a minute for an event */
const [steps, stepMs] = [350, 200];

async function letTimePass({ clock }: Master, reading: Reading) {
  for (let step = 0; step < steps && !reading.isOver; ) {
    for (let turns = 0; turns < 12 && !reading.isOver; turns++) await turn();
    if (!clock.isAwaited()) continue;
    clock.advance(stepMs);
    step += 1;
  }
}

function requestOf({ master, ids, exchange }: ReplayInput, signal: AbortSignal): Request {
  const { method, path, query, body } = exchange.request;
  const search = searchOf(query);
  const url = `http://master${ids.translate(path)}${path.includes('?') ? '' : `?${ids.translate(search)}`}`;
  const sent = method === 'GET' || method === 'HEAD' ? null : textOf(body);
  const headers = new Headers({ ...credentialOf(master, exchange), ...accepted[exchange.id] });
  return new Request(url, { method, headers, body: sent && ids.translate(sent), signal });
}

function searchOf(query: Json): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) search.append(name, String(each));
  }
  return search.toString();
}

// invalid bodies, and the word null, were recorded as text
function textOf(body: unknown): string | null {
  if (body === null) return null;
  const isRaw = typeof body === 'string' && /^(?:[{[]|null$)/.test(body);
  return isRaw ? body : JSON.stringify(body);
}

// other headers of a request are not in its recording
const accepted: Record<string, Record<string, string>> = {
  'outside/029-checkpoint-gzip': { accept: 'application/gzip' },
  'outside/030-checkpoint-html': { accept: 'text/html' },
  'outside/031-checkpoint-bad': { accept: 'application/gzip' },
};

function credentialOf(master: Master, { as }: Exchange): Record<string, string> {
  if (as === null) return {};
  if (as === 'raw-header') {
    return { authorization: `Bearer ${master.tokens.get(as) ?? 'forged'}` };
  }
  return { authorization: `Bearer ${master.tokenOf(as)}` };
}
