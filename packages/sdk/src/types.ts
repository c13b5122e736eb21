export type { Answer, Args, OperationId, StreamId, UnaryId, WriteId } from './client/operation';
export type * from './generated/document';
export type * from './generated/signatures';
export type * from './generated/types';
export type * from './generated/wire';
