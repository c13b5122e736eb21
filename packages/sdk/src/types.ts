export type * from './generated/signatures';
export type * from './generated/types';
export type * from './generated/wire';
export type { Answer, Args, OperationId, StreamId, UnaryId } from './operation';
