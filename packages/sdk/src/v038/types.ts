export type * from '../generated/v038/document';
export type * from '../generated/v038/signatures';
export type * from '../generated/v038/types';
export type * from '../generated/v038/wire';
