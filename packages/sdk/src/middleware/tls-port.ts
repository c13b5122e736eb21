import type { CallRequest, Middleware } from '../client/call';

/**
 * Explains the error of a plain request to a port with TLS, which Node's fetch reports as a broken
 * connection.
 */
export const explainingTlsPort: Middleware = async (request, next) => {
  try {
    return await next(request);
  } catch (error) {
    if (!isSocketClosed(error) || !request.url.startsWith('http:')) throw error;
    throw await explained(error, request);
  }
};

/** Returns true for the error of undici for a connection that the other side has closed. */
const isSocketClosed = (error: unknown): error is Error =>
  error instanceof Error && error.cause instanceof Error && 'socket' in error.cause;

async function explained(error: Error, { url, signal }: CallRequest): Promise<unknown> {
  if (signal?.aborted) return error;
  const { explainTlsPort } = await import('../client/tls-port');
  return explainTlsPort(error, new URL(url));
}
