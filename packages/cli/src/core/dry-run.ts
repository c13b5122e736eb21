import type { CallRequest, Middleware } from '@trainyard/sdk';

/** Thrown with --dry-run, instead of sending a request that changes something. */
export class DryRun extends Error {
  override name = 'DryRun';
}

// these have a body but change nothing; reading needs a sign-in
const harmless = /\/api\/v1\/(?:auth\/login|preview-hp-search|experiments\/\d+\/file|runs)$/;

/** Passes on requests that only read; any other ends the command and is printed. */
export const dryRunMiddleware: Middleware = async (request, next) => {
  const path = pathOf(request);
  if (request.method === 'GET' || harmless.test(path)) return next(request);
  const body = request.body === undefined ? '' : ` ${await shownBody(request, request.body)}`;
  throw new DryRun(`Would send ${request.method} ${path}${body}`);
};

/** The beginning of a body, with its secrets masked. */
async function shownBody({ operation }: CallRequest, body: string): Promise<string> {
  const { maskBody } = await import('@trainyard/sdk/mask');
  return shortened(JSON.stringify(maskBody(operation.id, body)));
}

const pathOf = ({ url }: CallRequest) => new URL(url).pathname;
const shortened = (body: string) => (body.length > 500 ? `${body.slice(0, 500)}…` : body);

/** Finds the dry run behind an error, which the client wraps as a call without an answer. */
export function dryRunOf(error: unknown): DryRun | undefined {
  if (error instanceof DryRun) return error;
  return error instanceof Error ? dryRunOf(error.cause) : undefined;
}

/** Prints a line per attempt, without headers and bodies, which contain tokens and passwords. */
export const debugMiddleware =
  (notify: (words: string) => void): Middleware =>
  async (request, next) => {
    const { maskAddress } = await import('@trainyard/sdk/mask');
    const { search } = maskAddress(request.url);
    const line = `${request.method} ${pathOf(request)}${search}`;
    const began = performance.now();
    const took = () => `${Math.round(performance.now() - began)} ms, attempt ${request.attempt}`;
    try {
      const response = await next(request);
      notify(`${line} ${response.status} in ${took()}`);
      return response;
    } catch (error) {
      notify(`${line} failed in ${took()}`);
      throw error;
    }
  };
