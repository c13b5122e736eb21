import type { Middleware } from '../client/call';
import type { Tracer } from './spans';

export type { Tracer };

/**
 * A middleware that creates a span for every attempt, named by method and route, with the
 * attributes of the HTTP conventions, the operation and the request id. Outside a browser it sends
 * the span to the master (`traceparent`). It contains neither queries nor bodies. Its code loads
 * with the first call.
 */
export const openTelemetry = (options: { tracer: Tracer }): Middleware => {
  let middleware: Middleware | undefined;
  return async (request, next) => {
    middleware ??= (await import('./spans')).spans(options);
    return middleware(request, next);
  };
};
