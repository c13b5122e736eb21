export * from './generated/v038/calls';
export * as operations from './generated/v038/operations';
export type { Call } from './v038/call';
export type { GoneId, NewId, Target } from './v038/client-type';
export type { Answer, Args, Operation, OperationId, StreamId, UnaryId } from './v038/operation';
export type * as schemas from './v038/schemas';
