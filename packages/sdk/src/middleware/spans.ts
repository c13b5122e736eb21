import type { CallRequest, Middleware } from '../client/call';
import { isInPage } from '../client/in-page';

type Attributes = Record<string, string | number>;
type Span = {
  setAttribute(name: string, value: string | number): unknown;
  setStatus(status: { code: number; message?: string }): unknown;
  end(): void;
  spanContext(): { traceId: string; spanId: string; traceFlags: number };
};
/** The part of an OpenTelemetry tracer that is used here. */
export type Tracer = {
  /** starts a span, which ends with the attempt */
  startSpan(name: string, options: { kind: number; attributes: Attributes }): Span;
};

// a value of the OpenTelemetry API, copied so that the package is not needed
const client = 2;
const failed = 2;

/** The middleware of `openTelemetry`. */
export const spans =
  ({ tracer }: { tracer: Tracer }): Middleware =>
  async (request, next) => {
    const name = `${request.method} ${request.operation.path}`;
    const span = tracer.startSpan(name, { kind: client, attributes: attributesOf(request) });
    if (!isInPage()) request.headers.set('traceparent', traceparent(span));
    try {
      const response = await next(request);
      span.setAttribute('http.response.status_code', response.status);
      if (!response.ok) fail(span, String(response.status));
      return response;
    } catch (error) {
      fail(span, error instanceof Error ? error.name : 'unknown');
      throw error;
    } finally {
      span.end();
    }
  };

function attributesOf({ operation, url, method, attempt, requestId }: CallRequest): Attributes {
  const { origin, pathname, hostname, port, protocol } = new URL(url);
  return {
    'http.request.method': method,
    'url.full': origin + pathname,
    'url.template': operation.path,
    'server.address': hostname,
    'server.port': Number(port || (protocol === 'https:' ? 443 : 80)),
    'trainyard.operation': operation.id,
    ...(requestId ? { 'trainyard.request_id': requestId } : {}),
    ...(attempt > 1 ? { 'http.request.resend_count': attempt - 1 } : {}),
  };
}

function fail(span: Span, type: string) {
  span.setAttribute('error.type', type);
  span.setStatus({ code: failed });
}

function traceparent(span: Span) {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
