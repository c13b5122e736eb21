export { backfillLateLines } from './backfill-late-lines';
export { createChannel } from './channel';
export { exactPages, type LogReaders, type ReadLog, type Stretch } from './exact-pages';
export { type FollowProgress, followLog, type StreamLog } from './follow-log';
export {
  type LogLine,
  type LogMiddle,
  type LogPage,
  type LogPlace,
  maxBackwards,
} from './log-line';
export { logReader } from './log-reader';
export { type ReadLine, readLine, readMasterLine } from './read-line';
export {
  createRequestQueue,
  type LaterOptions,
  type RequestQueue,
  requestQueueOf,
} from './request-queue';
export { roundRobinFollow } from './round-robin-follow';
export { compareLines, inTimeOrder, nameLine, ownId, type TimedLine } from './time-order';
export { type Arrived, arrivedOf, type LogPart, type TimePages, timePages } from './time-pages';
export { withRetries } from './with-retries';
