import { type Break, breakBody } from './break-body';

/** A way to the network: `fetch`, or the `fetch` of a sandbox. */
export type Fetch = (request: Request) => Promise<Response>;

/** The frequency of each kind of fault. */
export type FlakyOptions = {
  /** the fetch to make unreliable; the global one by default */
  fetch?: Fetch;
  /** share of requests that never reach the server; 0.1 by default */
  cutBefore?: number;
  /** share of requests that the server processes, but whose answer is lost; 0.1 by default */
  cutAfter?: number;
  /** share of answers whose connection breaks inside the body; 0.3 by default */
  cutBody?: number;
  /** share of answers whose body ends early but regularly, as behind a proxy; 0 by default */
  endBody?: number;
  /** share of answers whose body stalls; 0 by default */
  stallBody?: number;
  /** breaks happen before this byte; 65536 by default */
  withinBytes?: number;
  /** maximum number of faults; unlimited by default */
  maxFaults?: number;
  /** returns true for requests that can fail; all by default */
  only?: (request: Request) => boolean;
};

/** The faults, in the order of the requests. */
export type Fault = { url: string; kind: 'cutBefore' | 'cutAfter' } | ({ url: string } & BodyFault);
type BodyFault = { kind: 'body' } & Break;

/** A fetch that breaks, and its faults. */
export type FlakyFetch = Fetch & {
  /** the faults so far */
  readonly faults: readonly Fault[];
};

/**
 * Creates a fetch that breaks as determined by the seed: before a request is sent, after the server
 * has processed it, or inside the answer at any byte. Bodies arrive in pieces of any size, also
 * split within a character. The same seed and the same requests break in the same places.
 */
export function flakyFetch(seed: number, options: FlakyOptions = {}): FlakyFetch {
  const { fetch: send = fetch, cutBefore = 0.1, cutAfter = 0.1, only } = options;
  const { maxFaults = Number.POSITIVE_INFINITY } = options;
  const random = randomOf(seed);
  const faults: Fault[] = [];
  const note = (fault: Fault) => {
    faults.push(fault);
  };
  const flaky: Fetch = async (request) => {
    const { url, signal } = request;
    if (faults.length >= maxFaults || only?.(request) === false) return send(request);
    const draw = random();
    if (draw < cutBefore) {
      note({ url, kind: 'cutBefore' });
      throw new TypeError('fetch failed');
    }
    const response = await send(request);
    if (draw < cutBefore + cutAfter) {
      note({ url, kind: 'cutAfter' });
      await response.body?.cancel();
      throw new TypeError('fetch failed');
    }
    const fault = bodyFault(random, options);
    if (fault) note({ url, kind: 'body', ...fault });
    return breakBody(response, { fault, pieceBytes: () => 1 + Math.floor(random() * 400), signal });
  };
  return Object.assign(flaky, { faults });
}

function bodyFault(random: Random, options: FlakyOptions): Break | undefined {
  const { cutBody = 0.3, endBody = 0, stallBody = 0, withinBytes = 65_536 } = options;
  const draw = random();
  const atByte = Math.floor(random() * withinBytes);
  if (draw < cutBody) return { atByte, how: 'cut' };
  if (draw < cutBody + endBody) return { atByte, how: 'end' };
  if (draw < cutBody + endBody + stallBody) return { atByte, how: 'stall' };
  return undefined;
}

/** Returns numbers from 0 up to 1, the same ones for the same seed. */
type Random = () => number;

/** mulberry32: small, fast and uniform enough for tests. */
function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
