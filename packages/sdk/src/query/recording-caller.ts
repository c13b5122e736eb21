import { arraysOf, type Caller, type CallOptions } from '../client/call';
import { type DescribedCall, describeOperation } from './describe-call';

/**
 * Returns a client that tells of each call before it is sent.
 * @param note gets the operation, its arguments and its tags; returns options of the call, which
 *   those of the caller replace
 */
export function recordingCaller(
  client: Caller,
  note: (call: Pick<DescribedCall, 'shows' | 'changes'>) => CallOptions | undefined,
): Caller {
  const optionsOf = (
    operation: Parameters<typeof describeOperation>[0],
    args: object | undefined,
    options?: CallOptions,
  ) => ({ ...note(describeOperation(operation, args)), ...options });
  return {
    ...client,
    call: (operation, args, options) =>
      client.call(operation, args, optionsOf(operation, args, options)),
    stream: (operation, args, options) =>
      client.stream(operation, args, optionsOf(operation, args, options)),
    batches: (operation, args, options) =>
      arraysOf(client)(operation, args, optionsOf(operation, args, options)),
    send: (route, args, options) => client.send(route, args, optionsOf(route, args, options)),
  };
}
