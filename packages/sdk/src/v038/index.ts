export type * as schemas from '@trainyard/sdk/v038-types';
export * from '../generated/v038/calls';
export * as operations from '../generated/v038/operations';
export type { Call } from './call';
export type { GoneId, NewId, Target } from './client-type';
export type { Answer, Args, Operation, OperationId, StreamId, UnaryId, WriteId } from './operation';
