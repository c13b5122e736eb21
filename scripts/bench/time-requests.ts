import { Agent, get } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Reads an answer to its end and returns its number of bytes. */
export function timeRequest(url: string, token = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
    const request = get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} for ${url}`));
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
      });
      response.on('end', () => resolve(size));
      response.on('error', reject);
    });
    request.on('error', (error) => {
      // a kept connection may be closed just when it is reused
      if (request.reusedSocket) timeRequest(url, token).then(resolve, reject);
      else reject(error);
    });
  });
}

/** The same as JSON. */
export async function fetchJson(url: string, init?: RequestInit) {
  const response = await fetch(url, init);
  return response.json();
}

/** Times of consecutive calls, in milliseconds, sorted. */
export async function timesOf(call: (run: number) => Promise<unknown>, runs: number) {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const from = performance.now();
    await call(run);
    times.push(performance.now() - from);
  }
  return times.sort((left, right) => left - right);
}

/** The time below which this share of calls is. */
export const percentile = (times: number[], share: number): number =>
  times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? Number.NaN;

/** Calls per second, with this many concurrent ones, for about this time. */
export async function rateOf(call: () => Promise<unknown>, { at = 32, ms = 3000 } = {}) {
  const end = performance.now() + ms;
  let count = 0;
  const from = performance.now();
  const repeat = async () => {
    while (performance.now() < end) {
      await call();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: at }, repeat));
  return count / ((performance.now() - from) / 1000);
}
