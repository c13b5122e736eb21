import type { Answer, OperationId, StreamId, schemas, UnaryId } from '@trainyard/sdk/v038';
import type { Bodies } from '../generated/bodies-038';
import type { HandlerRequest } from '../handlers/types';

type Parameters<Id extends OperationId> = schemas.operations[Id]['parameters'];
type Group<T> = [T] extends [undefined | never] ? Record<never, never> : NonNullable<T>;

/** The request of a handler of 0.38.1, like `HandlerRequest` for the default master. */
export type HandlerRequest038<Id extends OperationId> = Omit<
  HandlerRequest<'getMe'>,
  'path' | 'query' | 'body'
> & {
  path: Group<Parameters<Id>['path']>;
  query: Partial<Group<Parameters<Id>['query']>>;
  body: Id extends keyof Bodies ? Bodies[Id] : undefined;
};

/** One handler per operation of 0.38.1. */
export type Handlers038 = {
  [Id in UnaryId]: (request: HandlerRequest038<Id>) => Answer<Id> | Promise<Answer<Id>>;
} & {
  [Id in StreamId]: (request: HandlerRequest038<Id>) => AsyncIterable<Answer<Id>>;
};
