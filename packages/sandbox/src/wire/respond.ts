import type { ErrorBody } from './error-body';

export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'X-XSS-Protection': '1; mode=block',
};

const jsonHeaders = { ...securityHeaders, 'Content-Type': 'application/json' };

/** A good answer; `extra` holds what the handler adds, such as a cookie. */
export function jsonResponse(body: string | ReadableStream<Uint8Array>, extra?: Headers): Response {
  const headers = new Headers({ ...jsonHeaders, 'Grpc-Metadata-Content-Type': 'application/grpc' });
  for (const [name, value] of extra ?? []) headers.append(name, value);
  return new Response(body, { status: 200, headers });
}

export const errorResponse = ({ status, text }: ErrorBody): Response =>
  new Response(text, { status, headers: jsonHeaders });

/** The shape of everything outside `/api/v1`, and of what breaks inside its framework. */
export const messageResponse = (status: number, message: string): Response =>
  errorResponse({ status, text: `${JSON.stringify({ message })}\n` });
