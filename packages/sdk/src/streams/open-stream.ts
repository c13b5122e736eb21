import { arraysOf, type Caller } from '../client/call';
import { cancellable } from '../client/cancellable';
import type { AcceptedArgs, Answer, Args, Operation, StreamId } from '../client/operation';
import { withCurrentNames } from '../client/request';
import { flattenArrays } from './flatten-arrays';
import type { StreamOptions, StreamProof } from './options';
import type { Plan, PlanInput } from './plan';
import { plans } from './plans';
import { readConnections } from './read-connections';

type Opening<Id extends StreamId> = {
  client: Caller;
  operation: Operation<Id>;
  args: AcceptedArgs<Id>;
  options: StreamOptions;
};

/** Opens a stream that resumes after a cut, with its messages and its proof. */
export function openStream<Id extends StreamId>({
  client,
  operation,
  args: callArgs,
  options,
}: Opening<Id>) {
  // the plans read them under the names of today
  const args = withCurrentNames(operation, callArgs) as Args<Id>;
  const { resume = 'window', tail, onGap, headers } = options;
  let gaps = 0;
  const open = (next: Args<Id>, signal: AbortSignal) =>
    arraysOf(client)(operation, next, { signal, retry: 'off', ...(headers ? { headers } : {}) });
  const input: PlanInput<Args<Id>, Answer<Id>> = {
    client,
    args,
    resume,
    tail,
    read: async (next, signal) => {
      const all: Array<Answer<Id>> = [];
      for await (const messages of open(next, signal))
        for (const message of messages) all.push(message);
      return all;
    },
    onGap: (gap) => {
      gaps += 1;
      onGap?.(gap);
    },
  };
  const plan: Plan<Args<Id>, Answer<Id>> = plans[operation.id](input);
  const { arrays, take, counts } = readConnections({
    plan,
    open,
    options,
    client,
    what: operation.id,
  });
  const proof = (): StreamProof => {
    const ends = { firstId: plan.firstId(), lastId: plan.lastId() };
    return { ...counts, gaps, ...ends };
  };
  const messages = cancellable(options.signal, (leaving) =>
    flattenArrays({ arrays: arrays(leaving), take, signal: leaving.signal }),
  );
  return { messages, proof };
}
