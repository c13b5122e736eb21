import type { Call, Caller, StreamCall } from './call';
import type { Operation, StreamId, UnaryId } from './operation';

/**
 * The operation behind a function of `/calls`: what it would send is looked at, nothing is sent.
 * @throws TypeError for a function that makes no call
 */
export function operationOf<Id extends UnaryId>(call: Call<Id>): Operation<Id>;
export function operationOf<Id extends StreamId>(call: StreamCall<Id>): Operation<Id>;
export function operationOf(call: (client: Caller) => unknown): Operation {
  const found: Operation[] = [];
  const recorder: Caller = {
    call: (operation) => {
      found.push(operation);
      return new Promise<never>(() => {});
    },
    stream: (operation) => {
      found.push(operation);
      return nothing();
    },
    send: () => new Promise<never>(() => {}),
  };
  call(recorder);
  const [operation] = found;
  if (!operation) throw new TypeError('Not a function of @trainyard/sdk/calls');
  return operation;
}

async function* nothing(): AsyncGenerator<never, void, undefined> {}
