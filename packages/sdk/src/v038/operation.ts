import type { StreamId, UnaryId } from '../generated/v038/operation-ids';
import type { operations } from '../generated/v038/types';
import type { operations as wireOperations } from '../generated/v038/wire';
import type { Operation as AnyOperation, Group, Simplify } from '../operation';

export type { StreamId, UnaryId };
/** Every call of 0.38.1. */
export type OperationId = UnaryId | StreamId;

type Parameters<Id extends OperationId> = wireOperations[Id]['parameters'];
// written out as for the other contract: through a shared helper the compiler does not look
type BodyOf<Id extends OperationId> = wireOperations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? { body: Body }
  : wireOperations[Id] extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? wireOperations[Id]['requestBody'] extends undefined
      ? unknown
      : { body: Body }
    : unknown;

/** The one argument of a call as a 0.38.1 master takes it. */
export type Args<Id extends OperationId> = Simplify<
  Group<Parameters<Id>['path']> & Group<Parameters<Id>['query']> & BodyOf<Id>
>;

/** What a 0.38.1 master answers, decoded; for a stream, one message of it. */
export type Answer<Id extends OperationId> =
  operations[Id]['responses'][200]['content']['application/json'];

/** A row of the call table of 0.38.1. */
export type Operation<Id extends OperationId = OperationId> = Omit<AnyOperation, 'id'> & { id: Id };
