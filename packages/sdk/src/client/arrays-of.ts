import type { Caller } from './call';

type Batches = Required<Caller>['batches'];

/** The streams of a caller in arrays of messages; of one that knows none, each message alone. */
export const arraysOf =
  (caller: Caller): Batches =>
  (operation, args, options) =>
    caller.batches?.(operation, args, options) ?? alone(caller.stream(operation, args, options));

async function* alone<T>(messages: AsyncIterable<T>): AsyncGenerator<T[], void, undefined> {
  for await (const message of messages) yield [message];
}
