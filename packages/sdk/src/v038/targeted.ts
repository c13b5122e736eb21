import { arraysOf, type Caller, type CallOptions } from '../client/call';
import { cancel, cancellable, isCancelled, raceAbort } from '../client/cancellable';
import { getMaster } from '../generated/operations/master';
import type { Target } from './client-type';
import { isBefore038 } from './master-version';

type Inputs = Record<string, unknown>;
type Given<Row> = { row: Row; given: Inputs | undefined; options: CallOptions | undefined };
type Sent<Row> = { operation: Row; args: Inputs };
type Contract = { translate<Row extends { id: string }>(row: Row, args: Inputs): Sent<Row> };

/** Loaded when a client speaks it: a page that does not pays nothing. */
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
 * A caller that speaks to a master of another version: each call is translated before it goes the
 * usual way, so that everything behind this sees the operation that is sent. `auto` asks the
 * master for its version before the first call; until that works, every call asks again.
 */
export function targeted(caller: Caller, target: Target = '0.23.4'): Caller {
  if (target === '0.23.4') return caller;
  const contract = remembered(async () => {
    if (target === '0.38.1') return newerContract();
    // of the answer the version alone counts
    const { version = 'unknown' } = await caller.call(getMaster, {}, { decode: 'off' });
    return isBefore038(version) ? olderContract(version) : newerContract();
  });
  const sent = async <Row extends { id: string }>(row: Row, args: Inputs = {}) =>
    (await contract()).translate(row, args);
  const translated = <Row extends { id: string }, T>(
    { row, given, options }: Given<Row>,
    open: (sent: Sent<Row>, options: CallOptions) => AsyncGenerator<T, void, undefined>,
  ) =>
    cancellable(options?.signal, async function* (leaving) {
      const { signal } = leaving;
      try {
        yield* open(await raceAbort(sent(row, given), signal), { ...options, signal });
      } catch (error) {
        if (!isCancelled(leaving)) throw error;
      } finally {
        cancel(leaving);
      }
    });
  return {
    async call(row, given, options) {
      const { operation, args } = await raceAbort(sent(row, given), options?.signal);
      return caller.call(operation, args as typeof given, options);
    },
    stream: (row, given, options) =>
      translated({ row, given, options }, ({ operation, args }, own) =>
        caller.stream(operation, args as typeof given, own),
      ),
    batches: (row, given, options) =>
      translated({ row, given, options }, ({ operation, args }, own) =>
        arraysOf(caller)(operation, args as typeof given, own),
      ),
    async send(row, given, options) {
      const { operation, args } = await raceAbort(sent(row, given), options.signal);
      return caller.send(operation, args, options);
    },
  };
}

/** Remembers a result; a failure is not kept. */
function remembered<T>(find: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined;
  return () => {
    known ??= find().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
