export type { Operation } from './client/operation';
export * from './generated/operations';
