import { decodingCaller, reportTo } from '../decode/decode-mode';
import { newIn038 } from '../generated/new-in-038';
import { operationList } from '../generated/operation-list';
import { authenticating } from '../middleware/auth';
import { guarding } from '../middleware/guard';
import { type Logger, type LogLevel, logging, logTo } from '../middleware/logger';
import { retrying } from '../middleware/retry';
import { limiting } from '../middleware/time-limit';
import { counting, type RawCall, tracedCaller, tracing } from '../middleware/trace';
import type { Methods, Target } from '../v038/client-type';
import { targeted } from '../v038/targeted';
import type { Caller, CallOptions, DecodeMode, RetryOptions } from './call';
import { callPromise } from './call-promise';
import type { Operation, StreamId, UnaryId } from './operation';
import { type RawClient, rawClient } from './raw';
import { chained, openTransport, rejecting, type TransportOptions } from './transport';

/** Every operation of the master it speaks to as a method, and the way the functions of `/calls` take. */
export type Client<To extends Target = '0.23.4'> = Caller &
  Methods<To> & {
    /** the contract by method and path: `client.raw.GET('/api/v1/me')`; see `RawClient` */
    raw: RawClient<To>;
  };

/** How a client reaches its master, and how patient and how talkative it is. */
export type ClientOptions<To extends Target = '0.23.4'> = TransportOptions & {
  /**
   * The version of the master: `0.23.4` unless said, `0.38.1`, or `auto`, which asks it once. What a
   * newer master has elsewhere is sent there, the methods stay what they are.
   */
  target?: To;
  /** patience of every call that does not bring its own: 4 attempts unless said */
  retry?: RetryOptions | 'off';
  /** the longest an attempt may take, in ms; see `CallOptions` */
  timeoutMs?: number;
  /**
   * How to treat an answer that is not what the contract says: `strict` is an error, as unless
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
 * @throws ApiError from every method: see each call; of type `input` when `baseUrl` is not an address
 */
export function createClient<To extends Target = '0.23.4'>(options: ClientOptions<To>): Client<To> {
  const log = logTo(options.logger, options.logLevel);
  const { auth, retry, timeoutMs, decode, target, middleware = [], ...where } = options;
  // guard and sign-in make calls of their own, the same way
  const master = (): Caller => caller;
  const { caller: transport, ...access } = openTransport({
    ...where,
    middleware: [
      chained([
        tracing,
        guarding(master, log),
        retrying(retry, log),
        counting,
        authenticating(auth, master),
        ...middleware.map(rejecting),
        logging(log),
        limiting({ timeoutMs, isOwnFetch: options.fetch !== undefined }),
      ]),
    ],
  });
  const decoding = decodingCaller(transport, decode, reportTo(log));
  const { raw: rawCall, ...caller } = tracedCaller(targeted(decoding, target));
  const raw = rawClient({ ...access, headers: options.headers }, target);
  return { ...caller, ...methodsOf(caller, rawCall, target), raw };
}

/** A method per operation; a stream sends nothing before it is read. */
function methodsOf({ stream }: Caller, raw: RawCall, target: Target = '0.23.4') {
  const methods = rowsOf(target).map((operation) => [
    operation.id,
    (args?: never, options?: CallOptions) =>
      operation.stream
        ? stream(operation as Operation<StreamId>, args, options)
        : callPromise(() => raw(operation as Operation<UnaryId>, args, options)),
  ]);
  return Object.fromEntries(methods);
}

/** The operations of a master; of those that are new the name will do, they are loaded on demand. */
function rowsOf(target: Target): readonly { id: string; stream?: true }[] {
  if (target === '0.23.4') return operationList;
  const kept = target === 'auto' ? operationList : operationList.filter(({ until }) => !until);
  return [...kept, ...newIn038.split(' ').map((id) => ({ id }))];
}
