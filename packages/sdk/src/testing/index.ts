export { type Break, breakBody } from './break-body';
export {
  type Fault,
  type Fetch,
  type FlakyFetch,
  type FlakyOptions,
  flakyFetch,
} from './flaky-fetch';
