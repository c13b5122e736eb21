import type { Caller, CallOptions, ReadCall, WriteCall } from '../client/call';
import type {
  AcceptedArgs,
  Answer,
  Args,
  Operation,
  StreamId,
  UnaryId,
  WriteId,
} from './operation';

/** A caller with the types of the functions for a 0.38 master. */
type Caller038 = {
  call<Id extends UnaryId>(
    operation: Operation<Id>,
    args: AcceptedArgs<Id> | undefined,
    options: CallOptions | undefined,
  ): Promise<Answer<Id>>;
  stream<Id extends StreamId>(
    operation: Operation<Id>,
    args: AcceptedArgs<Id> | undefined,
    options: CallOptions | undefined,
  ): AsyncGenerator<Answer<Id>, void, undefined>;
};

/** A caller sends any operation; only its types belong to one master. */
export const at038 = (client: Caller) => client as unknown as Caller038;

// the argument is optional if it may be empty
type Rest<Id extends UnaryId | StreamId> =
  Record<never, never> extends Args<Id>
    ? [args?: AcceptedArgs<Id>, options?: CallOptions]
    : [args: AcceptedArgs<Id>, options?: CallOptions];

/**
 * A function of `/v038`: its parameters are a client, the arguments of the operation and options.
 */
export type Call<Id extends UnaryId> = ((
  client: Caller,
  ...rest: Rest<Id>
) => Promise<Answer<Id>>) &
  (Id extends WriteId ? WriteCall : ReadCall);
