import type { Operation as AnyOperation } from '../client/operation';
import type { StreamId, UnaryId, WriteId } from '../generated/v038/operation-ids';
import type { Answers, Arguments, FormerArguments } from '../generated/v038/signatures';

export type { StreamId, UnaryId, WriteId };
/** Every call of 0.38.1. */
export type OperationId = UnaryId | StreamId;

/** The one argument of a call to a 0.38.1 master. */
export type Args<Id extends OperationId> = Arguments[Id];

/** The arguments that a call accepts: also with names of the previous release. */
export type AcceptedArgs<Id extends OperationId> =
  | Args<Id>
  | (Id extends keyof FormerArguments ? FormerArguments[Id] : never);

/** The decoded answer of a 0.38.1 master; for a stream, one message of it. */
export type Answer<Id extends OperationId> = Answers[Id];

/** A row of the call table of 0.38.1. */
export type Operation<Id extends OperationId = OperationId> = Omit<AnyOperation, 'id'> & { id: Id };
