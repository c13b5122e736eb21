import type { Raw } from '../decode/fields';
import type { StreamId, UnaryId, WriteId } from '../generated/operation-ids';
import type { Answers, Arguments, FormerArguments } from '../generated/signatures';

export type { StreamId, UnaryId, WriteId };
/** Every call of 0.23.4. */
export type OperationId = UnaryId | StreamId;

/**
 * The one argument of a call: path and query parameters by name, and `body` where the call has one.
 * Bodies have the types of the wire: fields that the master does not need are optional.
 */
export type Args<Id extends OperationId> = Arguments[Id];

/** The arguments that a call accepts: also with names of the previous release. */
export type AcceptedArgs<Id extends OperationId> =
  | Args<Id>
  | (Id extends keyof FormerArguments ? FormerArguments[Id] : never);

/** The decoded answer of a call; for a stream, one message of it. */
export type Answer<Id extends OperationId> = Answers[Id];

/**
 * How a call behaves when it is sent twice. `idempotent`: the state is the same as after one.
 * `conflict-if-repeated`: the same, but the master refuses the second one. `check-first`: it happens
 * twice, and the caller can check for the result of the first one. `unsafe`: it happens twice.
 */
export type RetryClass = 'idempotent' | 'conflict-if-repeated' | 'check-first' | 'unsafe';

/** The facts about one call of the contract that the client needs. */
export type Operation<Id extends OperationId = OperationId> = {
  id: Id;
  method: string;
  path: string;
  /** names of the required arguments, separated by spaces */
  required: string;
  /** names of arguments in the previous release, which are still accepted, and their names today */
  formerNames?: Readonly<Record<string, string>>;
  stream?: true;
  /** the call needs no token */
  open?: true;
  /** the effect of sending the call twice; a read has none */
  retry?: RetryClass;
  /** statuses and texts of refusals which mean that an earlier attempt succeeded */
  repeatRefusals?: readonly string[];
  /** tags of the resources that the answer of a read shows, see `resolveTags` */
  shows?: readonly string[];
  /** tags of the resources that a write changes, see `resolveTags` */
  changes?: readonly string[];
  /** the first and the last of the known masters that have it; unset: all */
  since?: string;
  until?: string;
  /** the master whose contract it belongs to, if that is not 0.23.4 */
  master?: '0.38.1';
  /** converts a parsed answer to the contract's types, in place */
  decode: (object: Raw) => void;
};
