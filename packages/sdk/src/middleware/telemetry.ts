import type { Middleware } from '../client/call';
import type { Tracer } from './spans';

export type { Tracer };

/**
 * A middleware that makes a span of every attempt, named by method and route, with the attributes
 * of the HTTP conventions, the operation and the request id. Outside a browser the master is told
 * of it (`traceparent`). Neither queries nor bodies are in it. What it takes is loaded with the
 * first call.
 */
export const openTelemetry = (options: { tracer: Tracer }): Middleware => {
  let made: Middleware | undefined;
  return async (request, next) => {
    made ??= (await import('./spans')).spans(options);
    return made(request, next);
  };
};
