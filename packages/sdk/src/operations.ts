export * from './generated/operations';
export type { Operation } from './operation';
