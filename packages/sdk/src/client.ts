import { authenticating } from './auth';
import type { Caller, CallOptions, DecodeMode, RetryOptions } from './call';
import { type CallPromise, lazyCall } from './call-promise';
import { decodingCaller, reportTo } from './decode-mode';
import type * as calls from './generated/calls';
import { operationTable } from './generated/operation-table';
import { guarding } from './guard';
import { type Logger, type LogLevel, logging, logTo } from './logger';
import type { Operation, StreamId, UnaryId } from './operation';
import { retrying } from './retry';
import { limiting } from './time-limit';
import { counting, type RawCall, tracedCaller, tracing } from './trace';
import { createTransport, type TransportOptions } from './transport';

type Calls = typeof calls;
type Bound<Function> = Function extends (client: Caller, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result extends Promise<infer Data> ? CallPromise<Data> : Result
  : never;

/** Every operation of the contract as a method, and the way the functions of `/calls` take. */
export type Client = Caller & { [Id in keyof Calls]: Bound<Calls[Id]> };

export type ClientOptions = TransportOptions & {
  /** patience of every call that does not bring its own: 4 attempts unless said */
  retry?: RetryOptions | 'off';
  /** the longest an attempt may take, in ms; see `CallOptions` */
  timeoutMs?: number;
  /**
   * What to do with an answer that is not what the contract says: `strict` is an error, as unless
   * said; `report` tells the logger, once per place, and takes what fits; `off` takes it as it is.
   */
  decode?: DecodeMode;
  /** where the client tells what it does; `console` is one. Secrets are masked. */
  logger?: Logger;
  /** the lowest level that is told; `warn` unless said */
  logLevel?: LogLevel;
};

/**
 * A client with a method per operation, for scripts; pages import single calls from `/calls`.
 * It repeats what may be repeated, ends what takes too long, signs in again where it can, and keeps
 * from a fragile master what would harm it.
 * @throws ApiError from every method: see each call; of type `input` when `baseUrl` is no address
 */
export function createClient(options: ClientOptions): Client {
  const log = logTo(options.logger, options.logLevel);
  const { auth, retry, timeoutMs, decode, middleware = [], ...where } = options;
  // guard and sign-in make calls of their own, the same way
  const master = (): Caller => caller;
  const transport = createTransport({
    ...where,
    middleware: [
      tracing,
      guarding(master, log),
      retrying(retry, log),
      counting,
      authenticating(auth, master),
      ...middleware,
      logging(log),
      limiting(timeoutMs),
    ],
  });
  const { raw, ...caller } = tracedCaller(decodingCaller(transport, decode, reportTo(log)));
  return { ...caller, ...methodsOf(caller, raw) };
}

/** A method per operation: lazy, and a stream where it is one. */
function methodsOf({ stream }: Caller, raw: RawCall) {
  const methods = Object.values(operationTable).map((operation) => [
    operation.id,
    (args?: never, options?: CallOptions) =>
      operation.stream
        ? stream(operation as Operation<StreamId>, args, options)
        : lazyCall(() => raw(operation as Operation<UnaryId>, args, options)),
  ]);
  return Object.fromEntries(methods);
}
