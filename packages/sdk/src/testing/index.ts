export { type Break, breakBody } from './break-body';
export { type FakeApi, type FakeHandlers, fakeApi } from './fake-api';
export {
  type Fault,
  type Fetch,
  type FlakyFetch,
  type FlakyOptions,
  flakyFetch,
} from './flaky-fetch';
export { type Har, type HarEntry, parseHar } from './har';
export { instantTimers } from './instant-timers';
export { type Recorder, type RecordOptions, recordFetch } from './record-fetch';
export { replayFetch } from './replay-fetch';
