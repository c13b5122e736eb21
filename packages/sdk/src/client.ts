import type { Call, Caller, CallOptions, StreamCall } from './call';
import { callTable } from './generated/call-table';
import type * as calls from './generated/calls';
import { createTransport, type TransportOptions } from './transport';

type Calls = typeof calls;
type Bound<Function> = Function extends (client: Caller, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;

/** Every operation of the contract as a method, and the way the functions of `/calls` take. */
export type Client = Caller & { [Id in keyof Calls]: Bound<Calls[Id]> };
export type ClientOptions = TransportOptions;

/**
 * A client with a method per operation, for scripts; pages import single calls from `/calls`.
 * @throws ApiError from every method: see each call
 */
export function createClient(options: ClientOptions): Client {
  const transport = createTransport(options);
  const methods = Object.entries(callTable).map(([id, call]) => [
    id,
    (...rest: [args?: never, options?: CallOptions]) =>
      (call as Call<'getMe'> | StreamCall<'masterLogs'>)(transport, ...rest),
  ]);
  return { ...transport, ...Object.fromEntries(methods) };
}
