import type { Raw } from './decode/fields';
import type { StreamId, UnaryId } from './generated/operation-ids';
import type { Answers, Arguments } from './generated/signatures';

export type { StreamId, UnaryId };
/** Every call of 0.23.4. */
export type OperationId = UnaryId | StreamId;

/**
 * The one argument of a call: path and query parameters by name, and `body` where the call has one.
 * Bodies have the wire's types: fields the master does not need are optional.
 */
export type Args<Id extends OperationId> = Arguments[Id];

/** What a call answers, decoded; for a stream, one message of it. */
export type Answer<Id extends OperationId> = Answers[Id];

/**
 * What a call that is sent twice does: `same` leaves the same state; `settled` too, while the second
 * one is refused; `look` does it twice, what was sent can be looked for; `never` does it twice.
 */
export type RetryClass = 'same' | 'settled' | 'look' | 'never';

/** What the client knows of one call of the contract. */
export type Operation<Id extends OperationId = OperationId> = {
  id: Id;
  method: string;
  path: string;
  /** names of the arguments the call cannot do without, separated by spaces */
  required: string;
  stream?: true;
  /** needs no credential */
  open?: true;
  /** what a second one would do; reads, which nothing would, have none */
  retry?: RetryClass;
  /** statuses and texts of the refusals that tell a second try that the first one had worked */
  settled?: readonly string[];
  /** the first and the last of the known masters that has it; unset: any */
  since?: string;
  until?: string;
  /** the master it is written for, where that is another than 0.23.4 */
  master?: '0.38.1';
  /** turns an answer, as parsed, into what the contract says, in place */
  decode: (object: Raw) => void;
};
