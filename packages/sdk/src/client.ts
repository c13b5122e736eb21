import type { Call, Caller, CallOptions, DecodeMode, RetryOptions, StreamCall } from './call';
import { type CallPromise, lazyCall, type RawAnswer } from './call-promise';
import { callTable } from './generated/call-table';
import type * as calls from './generated/calls';
import type { Answer, Args, Operation, UnaryId } from './operation';
import { traced, tracing } from './trace';
import { createTransport, type TransportOptions } from './transport';

type Calls = typeof calls;
type Bound<Function> = Function extends (client: Caller, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result extends Promise<infer Data> ? CallPromise<Data> : Result
  : never;

/** Every operation of the contract as a method, and the way the functions of `/calls` take. */
export type Client = Caller & { [Id in keyof Calls]: Bound<Calls[Id]> };
export type ClientOptions = TransportOptions & {
  /** patience of every call that does not bring its own */
  retry?: RetryOptions | 'off';
  /** the longest an attempt may take, in ms; see `CallOptions` */
  timeoutMs?: number;
  decode?: DecodeMode;
};

/**
 * A client with a method per operation, for scripts; pages import single calls from `/calls`.
 * @throws ApiError from every method: see each call
 */
export function createClient(options: ClientOptions): Client {
  const middleware = [tracing, ...(options.middleware ?? [])];
  const transport = createTransport({ ...options, middleware });
  const raw = async <Id extends UnaryId>(
    operation: Operation<Id>,
    args: Args<Id> | undefined,
    callOptions: CallOptions = {},
  ): Promise<RawAnswer<Answer<Id>>> =>
    traced(callOptions, (own) => transport.call(operation, args, own));
  const caller: Caller = {
    ...transport,
    call: async (operation, args, callOptions) => (await raw(operation, args, callOptions)).data,
  };
  const lazy: Caller = {
    ...caller,
    call: (operation, args, callOptions) => lazyCall(() => raw(operation, args, callOptions)),
  };
  return { ...caller, ...methodsOf(lazy) };
}

function methodsOf(caller: Caller) {
  const methods = Object.entries(callTable).map(([id, call]) => [
    id,
    (...rest: [args?: never, options?: CallOptions]) =>
      (call as Call<'getMe'> | StreamCall<'masterLogs'>)(caller, ...rest),
  ]);
  return Object.fromEntries(methods);
}
