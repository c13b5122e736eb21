import { type Break, breakBody } from './break-body';

/** A way to the network: `fetch`, or the `fetch` of a sandbox. */
export type Fetch = (request: Request) => Promise<Response>;

/** How often what breaks. */
export type FlakyOptions = {
  /** what is made unreliable; the global one unless said */
  fetch?: Fetch;
  /** share of requests that never reach the server; 0.1 unless said */
  cutBefore?: number;
  /** share that the server acts on, but whose answer is lost; 0.1 unless said */
  cutAfter?: number;
  /** share of answers whose connection breaks inside the body; 0.3 unless said */
  cutBody?: number;
  /** share whose body ends early but properly, as behind a proxy; 0 unless said */
  endBody?: number;
  /** share whose body stops without a word; 0 unless said */
  stallBody?: number;
  /** the byte of a break lies below this; 65536 unless said */
  withinBytes?: number;
  /** how many faults at most; without end unless said */
  most?: number;
  /** which requests can go wrong; all unless said */
  only?: (request: Request) => boolean;
};

/** The faults, in the order of the requests. */
export type Fault = { url: string; kind: 'cutBefore' | 'cutAfter' } | ({ url: string } & BodyFault);
type BodyFault = { kind: 'body' } & Break;

/** A way to the network that breaks, and how it broke. */
export type FlakyFetch = Fetch & {
  /** what went wrong so far */
  readonly faults: readonly Fault[];
};

/**
 * A way to the network that breaks as the seed says: before a request is sent, after the server has
 * acted, or inside the answer at any byte. Bodies come in pieces of any size, also within a
 * character. The same seed and the same requests break in the same places.
 */
export function flakyFetch(seed: number, options: FlakyOptions = {}): FlakyFetch {
  const { fetch: send = fetch, cutBefore = 0.1, cutAfter = 0.1, only } = options;
  const { most = Number.POSITIVE_INFINITY } = options;
  const random = randomOf(seed);
  const faults: Fault[] = [];
  const note = (fault: Fault) => {
    faults.push(fault);
  };
  const flaky: Fetch = async (request) => {
    const { url, signal } = request;
    if (faults.length >= most || only?.(request) === false) return send(request);
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

/** Numbers from 0 up to 1, the same ones for the same seed. */
type Random = () => number;

/** mulberry32: small, quick and even enough for tests. */
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
