export type { ReadCall, WriteCall } from '../client/call';
export { doTagsMeet, resolveTags, type Tag } from '../client/tags';
export type { PagePlace } from '../pages/open-pages';
export type {
  AnyCall,
  CallKey,
  CallRest,
  QueryCallOptions,
  ReadMeta,
} from './call-types';
export { type CallOrWithArgs, type CallWithArgs, call, changesOf, showsOf } from './composed';
export {
  type ComposedKey,
  type ComposedQuery,
  composedQuery,
  type ReadContext,
  requestsOf,
  tagsOf,
} from './composed-query';
export { type KeyScope, keyOf, type SomeArgs } from './keys';
export {
  type CallMutation,
  type ComposedMutation,
  changesIn,
  composedMutation,
  invalidateAfterMutation,
  invalidateChanges,
  invalidateInBackground,
  mutation,
  type WriteMeta,
} from './mutation';
export { type PagedKey, type PagedQuery, pagedQuery, type QueryPage } from './paged-query';
export { type CallQuery, createQueries, type Queries, query } from './query';
export type { Retry } from './retry';
export { type StreamedQuery, type StreamedQueryOptions, streamedQuery } from './streamed-query';
export { untilTerminal } from './until-terminal';
