import { decodingCaller, reportTo } from '../decode/decode-mode';
import { newIn038 } from '../generated/new-in-038';
import { operationList } from '../generated/operation-list';
import { runnerIds } from '../generated/runner-ids';
import { authenticating } from '../middleware/auth';
import { guarding } from '../middleware/guard';
import { type Logger, type LogLevel, type LogMask, logTo } from '../middleware/log';
import { logging } from '../middleware/logger';
import { retrying } from '../middleware/retry';
import { limiting } from '../middleware/time-limit';
import { explainingTlsPort } from '../middleware/tls-port';
import { counting, type RawCall, tracedCaller, tracing } from '../middleware/trace';
import { type PagedMethods, pagedMethod } from '../pages/paged-methods';
import type { Methods, RunnerMethods, Target } from '../v038/client-type';
import { namingVersions } from '../v038/name-versions';
import { targeted } from '../v038/targeted';
import type { Caller, CallOptions, DecodeMode, RetryOptions } from './call';
import { callPromise } from './call-promise';
import type { Operation, StreamId, UnaryId } from './operation';
import { type RawClient, rawClient } from './raw';
import { openTransport, rejecting, type TransportOptions } from './transport';

/**
 * Has a method for every operation of its master, and the members that the functions of `/calls`
 * need. A method that returns a list in pages has `items` and `pages`, which read it as a whole.
 */
export type Client<To extends Target = '0.23.4'> = Caller &
  Methods<To> &
  PagedMethods<Methods<To>> & {
    /** the contract by method and path: `client.raw.GET('/api/v1/me')`; see `RawClient` */
    raw: RawClient<To>;
    /** the calls that training code makes, with the token of its own allocation */
    runner: RunnerMethods<To>;
  };

/** How a client reaches its master, how it retries, and what it logs. */
export type ClientOptions<To extends Target = '0.23.4'> = TransportOptions & {
  /**
   * The version of the master: `0.23.4` by default, `0.38.1`, or `auto`, which requests it once.
   * Calls that a newer master has at another path are sent there; the methods stay the same.
   */
  target?: To;
  /** retry options of every call without its own: 4 attempts by default */
  retry?: RetryOptions | 'off';
  /** time limit of an attempt, in ms; see `CallOptions` */
  timeoutMs?: number;
  /**
   * How to treat an answer that differs from the contract: `strict`, the default, throws an error;
   * `report` logs each place once and keeps the rest of the answer; `off` returns it unchanged.
   */
  decode?: DecodeMode;
  /** receives the log messages of the client; `console` is valid. Secrets are masked. */
  logger?: Logger;
  /** the lowest level to log; `warn` by default */
  logLevel?: LogLevel;
  /**
   * Adds addresses, headers and bodies to the messages at `debug`, without their secrets: `import *
   * as mask from '@trainyard/sdk/mask'`. It has a parser of configurations, which a client without it
   * does not load.
   */
  mask?: LogMask;
};

/**
 * Creates a client with a method per operation, for scripts; pages import single calls from
 * `/calls`. It repeats calls that may be repeated, ends those that take too long, signs in again
 * where it can, and protects a 0.23.4 master from calls that would damage it.
 * @throws ApiError from every method: see each call; of type `input` when `baseUrl` is not a URL
 */
export function createClient<To extends Target = '0.23.4'>(options: ClientOptions<To>): Client<To> {
  const log = logTo(options.logger, options.logLevel);
  const { auth, retry, timeoutMs, decode, target, mask, middleware = [], ...where } = options;
  // guards and sign-in make their own calls through the same client
  const master = (): Caller => caller;
  const { caller: transport, ...access } = openTransport({
    ...where,
    middleware: [
      tracing,
      guarding(master, log),
      retrying(retry, log),
      counting,
      authenticating(auth, master, log),
      ...middleware.map(rejecting),
      logging(log, mask),
      explainingTlsPort,
      limiting({ timeoutMs, isOwnFetch: options.fetch !== undefined }),
    ],
  });
  const decoding = decodingCaller(transport, decode, reportTo(log));
  const { raw: rawCall, ...caller } = tracedCaller(
    namingVersions(targeted(decoding, target), target),
  );
  const raw = rawClient({ ...access, headers: options.headers }, target);
  const methods = methodsOf(caller, rawCall, target);
  const traits = { log, scope: options.scope, isRetrying: retry !== 'off' };
  return { ...caller, ...methods, runner: runnerOf(methods), raw, ...traits };
}

/** Creates a method per operation; a stream sends nothing before it is read. */
function methodsOf(caller: Caller, raw: RawCall, target: Target = '0.23.4') {
  const methods = rowsOf(target).map((operation) => {
    const method = (args?: never, options?: CallOptions) =>
      operation.stream
        ? caller.stream(operation as Operation<StreamId>, args, options)
        : callPromise(raw(operation as Operation<UnaryId>, args, options));
    return [operation.id, Object.assign(method, pagedMethod(caller, operation))];
  });
  return Object.fromEntries(methods);
}

/** The methods of training code, which are also those of the client until the next release. */
function runnerOf(methods: ReturnType<typeof methodsOf>) {
  const ids = runnerIds.split(' ').filter((id) => Object.hasOwn(methods, id));
  return Object.fromEntries(ids.map((id) => [id, methods[id]]));
}

/**
 * The operations of a master; those that are new only need their name, because they load on demand.
 */
function rowsOf(target: Target): readonly { id: string; stream?: true }[] {
  if (target === '0.23.4') return operationList;
  const targetOperations =
    target === 'auto' ? operationList : operationList.filter(({ until }) => !until);
  return [...targetOperations, ...newIn038.split(' ').map((id) => ({ id }))];
}
