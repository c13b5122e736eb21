export { backoffMs } from './backoff';
export type { Page } from './pages/page';
export { collect, type Item, items, type PagedId, pages } from './pages/pages';
export { type Pace, type PollOptions, poll } from './poll/poll';
export type { Reconnect, StreamOptions, StreamProof } from './streams/options';
export type { Gap } from './streams/plan';
export { type ResumingStream, stream } from './streams/stream';
