import type { StreamId, UnaryId } from '../generated/v038/operation-ids';
import type { Answers, Arguments } from '../generated/v038/signatures';
import type { Operation as AnyOperation } from '../operation';

export type { StreamId, UnaryId };
/** Every call of 0.38.1. */
export type OperationId = UnaryId | StreamId;

/** The one argument of a call as a 0.38.1 master takes it. */
export type Args<Id extends OperationId> = Arguments[Id];

/** What a 0.38.1 master answers, decoded; for a stream, one message of it. */
export type Answer<Id extends OperationId> = Answers[Id];

/** A row of the call table of 0.38.1. */
export type Operation<Id extends OperationId = OperationId> = Omit<AnyOperation, 'id'> & { id: Id };
