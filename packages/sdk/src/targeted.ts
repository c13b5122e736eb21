import { arraysOf } from './arrays-of';
import type { Caller, CallOptions } from './call';
import { getMaster } from './generated/operations/master';
import { inTime, isLeft, leavable, leave } from './leave';
import { isBefore038 } from './master-version';
import type { Target } from './v038/client-type';

type Inputs = Record<string, unknown>;
type Given<Row> = { row: Row; given: Inputs | undefined; options: CallOptions | undefined };
type Sent<Row> = { operation: Row; args: Inputs };
type Contract = { translate<Row extends { id: string }>(row: Row, args: Inputs): Sent<Row> };

/** Loaded when somebody speaks it: a page that does not pays nothing. */
const newer = async () => (await import('./v038/translate')) as Contract;

const older = async (version: string): Promise<Contract> => {
  const { refuseNew } = await import('./refuse-new');
  return {
    translate(operation, args) {
      refuseNew(operation.id, version);
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
    if (target === '0.38.1') return newer();
    // of the answer the version alone counts
    const { version = 'unknown' } = await caller.call(getMaster, {}, { decode: 'off' });
    return isBefore038(version) ? older(version) : newer();
  });
  const sent = async <Row extends { id: string }>(row: Row, args: Inputs = {}) =>
    (await contract()).translate(row, args);
  const translated = <Row extends { id: string }, T>(
    { row, given, options }: Given<Row>,
    open: (sent: Sent<Row>, options: CallOptions) => AsyncGenerator<T, void, undefined>,
  ) =>
    leavable(options?.signal, async function* (leaving) {
      const { signal } = leaving;
      try {
        yield* open(await inTime(sent(row, given), signal), { ...options, signal });
      } catch (error) {
        if (!isLeft(leaving)) throw error;
      } finally {
        leave(leaving);
      }
    });
  return {
    async call(row, given, options) {
      const { operation, args } = await inTime(sent(row, given), options?.signal);
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
      const { operation, args } = await inTime(sent(row, given), options.signal);
      return caller.send(operation, args, options);
    },
  };
}

/** What is found out once; a failure is not kept. */
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
