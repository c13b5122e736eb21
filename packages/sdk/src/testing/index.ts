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
export { hurry } from './hurry';
export { type Recorder, type RecordOptions, recordFetch } from './record-fetch';
export { replayFetch } from './replay-fetch';
