export { type Break, breakBody } from './break-body';
export { type FakeApi, type FakeHandlers, fakeApi } from './fake-api';
export {
  type Fault,
  type Fetch,
  type FlakyFetch,
  type FlakyOptions,
  flakyFetch,
} from './flaky-fetch';
