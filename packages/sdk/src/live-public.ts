export { backoffMs } from './backoff';
export type { Page } from './pages/page';
export { collect, type Item, items, type PagedId, pages } from './pages/pages';
export { type Pace, type PollOptions, poll } from './poll/poll';
export type { Reconnect, StreamOptions, StreamProof } from './streams/options';
export type { Gap } from './streams/plan';
export { type ResumingStream, stream } from './streams/stream';
export type { MasterChange, MasterStart } from './wait/master-watch';
export { isWaitError, type Seen, WaitError, type WaitFailure } from './wait/wait-error';
export { type Progress, type Waiting, type WaitOptions, waitFor } from './wait/wait-for';
export {
  type WaitForExperimentOptions,
  type WaitForTaskOptions,
  type WaitForTrialOptions,
  waitForExperiment,
  waitForTask,
  waitForTrial,
} from './wait/wait-for-run';
