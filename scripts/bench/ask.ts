import { Agent, get } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Reads an answer to its end and says how many bytes it had. */
export function ask(url: string, token = ''): Promise<number> {
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
      // a connection that was kept may be closed just as it is used again
      if (request.reusedSocket) ask(url, token).then(resolve, reject);
      else reject(error);
    });
  });
}

/** The same as JSON. */
export async function askJson(url: string, init?: RequestInit) {
  const response = await fetch(url, init);
  return response.json();
}

/** Times of one call after another, in milliseconds, sorted. */
export async function timesOf(call: (run: number) => Promise<unknown>, runs: number) {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const from = performance.now();
    await call(run);
    times.push(performance.now() - from);
  }
  return times.sort((left, right) => left - right);
}

/** The time that this share of calls stays under. */
export const percentile = (times: number[], share: number): number =>
  times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? Number.NaN;

/** Calls a second, so many at a time, for about that long. */
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
