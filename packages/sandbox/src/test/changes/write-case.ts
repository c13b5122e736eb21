import type { PopulatedMaster } from './populated-master';

/** The arguments of a write, and what has to be done before it. */
export type WriteCase = {
  args: (master: PopulatedMaster) => object;
  before?: (master: PopulatedMaster) => unknown;
  /** when the write has ended what it began, in ms; by default after a round trip */
  afterMs?: number;
  /** the name of the user who reads, if that is not `admin` */
  reader?: (master: PopulatedMaster) => string;
  /** the answer other than 200: masters with agents refuse the call */
  refused?: string;
};

/** The cases of writes, by the id of the operation. */
export type WriteCases = Readonly<Record<string, readonly WriteCase[]>>;

export const by = (args: WriteCase['args'], before?: WriteCase['before']): WriteCase =>
  before ? { args, before } : { args };
