export type {
  Call,
  Caller,
  CallOptions,
  CallRequest,
  DecodeMode,
  Difference,
  Failure,
  Middleware,
  Next,
  ReadCall,
  RetryOptions,
  Route,
  StreamCall,
  WriteCall,
} from './client/call';
export type { CallPromise, RawAnswer, Result } from './client/call-promise';
export { type Client, type ClientOptions, createClient } from './client/client';
export { mapWithConcurrency } from './client/map-with-concurrency';
export { hashPassword } from './client/password';
export type { RawClient } from './client/raw';
export { type Credentials, credentials, login, logout } from './client/sign-in';
export { tokenExpiry } from './client/token-expiry';
export { type AuthProvider, createTransport, type TransportOptions } from './client/transport';
export * from './errors';
export { backoffMs } from './middleware/backoff';
export type { Log, Logger, LogLevel, LogMask } from './middleware/log';
export { openTelemetry, type Tracer } from './middleware/telemetry';
export type { Item, Page, PagedArgs, PagedId, WithoutSize } from './pages/page';
export type { PagedMethod, PagedMethods } from './pages/paged-methods';
export { collect, items, pages } from './pages/pages';
export { type Pace, type PollOptions, poll } from './poll/poll';
export type { Reconnect, StreamOptions, StreamProof } from './streams/options';
export type { Gap } from './streams/plan';
export { type ResumingStream, stream } from './streams/stream';
export type { Answer, Args, OperationId, StreamId, UnaryId, WriteId } from './types';
export { type Ability, hasAbility } from './v038/abilities';
export type { Target } from './v038/client-type';
export { hasCall } from './v038/lifetime';
export { isBefore038 } from './v038/master-version';
export { type Feature, type MasterInfo, masterInfo, supports } from './v038/supports';
export { targeted } from './v038/targeted';
export type { ExperimentEvent } from './wait/experiment-changes';
export type { MasterChange, MasterStart } from './wait/master-watch';
export { isWaitError, type Seen, WaitError, type WaitFailure } from './wait/wait-error';
export type { Progress, Waiting, WaitOptions } from './wait/wait-for';
export type {
  WaitForExperimentOptions,
  WaitForTaskOptions,
  WaitForTrialOptions,
} from './wait/wait-for-run';
export {
  type ExperimentFilter,
  waitFor,
  waitForExperiment,
  waitForTask,
  waitForTrial,
  watchExperiments,
} from './wait/waits';
export { type Delivery, type VerifyOptions, verifyWebhook } from './webhooks/verify-webhook';
