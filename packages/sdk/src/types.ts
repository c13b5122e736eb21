export type * from './generated/types';
export type { Answer, Args, OperationId, StreamId, UnaryId } from './operation';
