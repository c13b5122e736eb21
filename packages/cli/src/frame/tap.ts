import type { CallRequest, Middleware } from '@trainyard/sdk';

/** Thrown in place of sending what would change something, with --dry-run. */
export class DryRun extends Error {
  override name = 'DryRun';
}

// they carry a body, and change nothing; a sign-in is how one gets to look
const harmless = /\/api\/v1\/(?:auth\/login|preview-hp-search|experiments\/\d+\/file)$/;

/** Lets through what only reads; anything else ends the command by telling what it would send. */
export const dryRunning: Middleware = (request, next) => {
  const path = pathOf(request);
  if (request.method === 'GET' || harmless.test(path)) return next(request);
  const body = request.body === undefined ? '' : ` ${shortened(request.body)}`;
  throw new DryRun(`Would send ${request.method} ${path}${body}`);
};

const pathOf = ({ url }: CallRequest) => new URL(url).pathname;
const shortened = (body: string) => (body.length > 500 ? `${body.slice(0, 500)}…` : body);

/** The dry run behind an error, which the client wraps as a call without an answer. */
export function dryRunOf(error: unknown): DryRun | undefined {
  if (error instanceof DryRun) return error;
  return error instanceof Error ? dryRunOf(error.cause) : undefined;
}

/** Tells each attempt in a line. No header and no body is shown: tokens and passwords are in these. */
export const debugging =
  (say: (words: string) => void): Middleware =>
  async (request, next) => {
    const { maskAddress } = await import('@trainyard/sdk/mask');
    const { search } = maskAddress(request.url);
    const line = `${request.method} ${pathOf(request)}${search}`;
    const began = performance.now();
    const took = () => `${Math.round(performance.now() - began)} ms, attempt ${request.attempt}`;
    try {
      const response = await next(request);
      say(`${line} ${response.status} in ${took()}`);
      return response;
    } catch (error) {
      say(`${line} failed in ${took()}`);
      throw error;
    }
  };
