import { reasonOf, tlsPortCode } from '../errors/failure';
import { isObject } from '../model/own';

/** Returns true if not one byte was read on the connection. */
const isUnread = ({ cause }: Error) =>
  cause instanceof Error &&
  'socket' in cause &&
  isObject(cause.socket) &&
  cause.socket.bytesRead === 0;

const maxProbeMs = 2_000;

/** The error of a port that closes plain connections, but accepts TLS. */
export const tlsPort = (cause: unknown) =>
  Object.assign(new Error('the port only speaks https', { cause }), { code: tlsPortCode });

/**
 * Returns that error if the port, which closed a plain connection without an answer, speaks TLS, and
 * otherwise the error of the connection: a master that stops looks the same.
 */
export async function explainTlsPort(error: Error, { hostname, port }: URL): Promise<unknown> {
  if (!isUnread(error)) return error;
  try {
    // no credential is sent
    const response = await fetch(`https://${hostname}:${port || 80}`, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(maxProbeMs),
    });
    await response.body?.cancel();
  } catch (refused) {
    if (reasonOf(refused) !== 'certificate') return error;
  }
  return tlsPort(error);
}
