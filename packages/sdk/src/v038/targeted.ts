import { arraysOf, type Caller, type CallOptions } from '../client/call';
import { cancel, cancellable, isCanceled, raceAbort } from '../client/cancellable';
import { getMaster } from '../generated/operations/master';
import type { Target } from './client-type';
import { isBefore038 } from './master-version';

type Inputs = Record<string, unknown>;
type CallInput<Row> = { row: Row; inputs: Inputs | undefined; options: CallOptions | undefined };
type Sent<Row> = { operation: Row; args: Inputs };
type Contract = { translate<Row extends { id: string }>(row: Row, args: Inputs): Sent<Row> };

/** Loaded on demand, because most pages do not need it. */
const newerContract = async () => (await import('./translate')) as Contract;

const olderContract = async (version: string): Promise<Contract> => {
  const { assertSupported } = await import('./lifetime');
  return {
    translate(operation, args) {
      assertSupported(operation.id, version);
      return { operation, args };
    },
  };
};

/**
 * A caller for a master of another version: translates each call before it is sent, so that all
 * later steps see the operation that is sent. `auto` requests the master's version before the first
 * call; until that succeeds, every call requests it again.
 */
export function targeted(caller: Caller, target: Target = '0.23.4'): Caller {
  if (target === '0.23.4') return caller;
  const contract = remembered(async () => {
    if (target === '0.38.1') return newerContract();
    // only the version of the answer matters
    const { version = 'unknown' } = await caller.call(getMaster, {}, { decode: 'off' });
    return isBefore038(version) ? olderContract(version) : newerContract();
  });
  const translateCall = async <Row extends { id: string }>(row: Row, args: Inputs = {}) =>
    (await contract()).translate(row, args);
  const translated = <Row extends { id: string }, T>(
    { row, inputs, options }: CallInput<Row>,
    open: (translatedCall: Sent<Row>, options: CallOptions) => AsyncGenerator<T, void, undefined>,
  ) =>
    cancellable(options?.signal, async function* (leaving) {
      const { signal } = leaving;
      try {
        yield* open(await raceAbort(translateCall(row, inputs), signal), { ...options, signal });
      } catch (error) {
        if (!isCanceled(leaving)) throw error;
      } finally {
        cancel(leaving);
      }
    });
  return {
    ...caller,
    async call(row, inputs, options) {
      const { operation, args } = await raceAbort(translateCall(row, inputs), options?.signal);
      return caller.call(operation, args as typeof inputs, options);
    },
    stream: (row, inputs, options) =>
      translated({ row, inputs, options }, ({ operation, args }, own) =>
        caller.stream(operation, args as typeof inputs, own),
      ),
    batches: (row, inputs, options) =>
      translated({ row, inputs, options }, ({ operation, args }, own) =>
        arraysOf(caller)(operation, args as typeof inputs, own),
      ),
    async send(row, inputs, options) {
      const { operation, args } = await raceAbort(translateCall(row, inputs), options.signal);
      return caller.send(operation, args, options);
    },
  };
}

/** Caches a result, but not a failure. */
function remembered<T>(find: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= find().catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
}
