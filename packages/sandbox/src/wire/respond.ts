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
  const response = new Response(body, { status: 200, headers });
  if (typeof body === 'string') texts.set(response, body);
  return response;
}

const texts = new WeakMap<Response, string>();

/** The body of an answer where it was at hand as a whole: quicker to write than its stream. */
export const wholeText = (response: Response): string | undefined =>
  response.bodyUsed ? undefined : texts.get(response);

export const errorResponse = ({ status, text }: ErrorBody): Response =>
  new Response(text, { status, headers: jsonHeaders });

/** The shape of everything outside `/api/v1`, and of what breaks inside its framework. */
export const messageResponse = (status: number, message: string): Response =>
  errorResponse({ status, text: `${JSON.stringify({ message })}\n` });
