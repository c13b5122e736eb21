export { backoffMs } from './backoff';
export type { Item, PagedId } from './pages/item';
export type { Page } from './pages/page';
export { collect, items, pages } from './pages/pages';
export { type Pace, type PollOptions, poll } from './poll/poll';
export type { Reconnect, StreamOptions, StreamProof } from './streams/options';
export type { Gap } from './streams/plan';
export { type ResumingStream, stream } from './streams/stream';
export type { MasterChange, MasterStart } from './wait/master-watch';
export { isWaitError, type Seen, WaitError, type WaitFailure } from './wait/wait-error';
export type { Progress, Waiting, WaitOptions } from './wait/wait-for';
export type {
  WaitForExperimentOptions,
  WaitForTaskOptions,
  WaitForTrialOptions,
} from './wait/wait-for-run';
export { waitFor, waitForExperiment, waitForTask, waitForTrial } from './wait/waits';
export type { ExperimentEvent } from './watch/experiment-changes';
export { type ExperimentFilter, watchExperiments } from './watch/watch-experiments';
