import { expect, test } from 'vitest';
import { parseFault } from './parse-fault';

test.each([
  ['latency=300', { kind: 'latency', target: '*', ms: 300 }],
  ['latency=getMaster:2s', { kind: 'latency', target: 'getMaster', ms: 2000 }],
  [
    'error=getExperiments:0.2:503',
    { kind: 'error', target: 'getExperiments', rate: 0.2, status: 503 },
  ],
  ['error=getExperiments', { kind: 'error', target: 'getExperiments', rate: 1, status: 500 }],
  ['drop=0.05', { kind: 'drop', target: '*', rate: 0.05 }],
  ['cut=trialLogs', { kind: 'cut', target: 'trialLogs', lines: null }],
  ['cut=*:3', { kind: 'cut', target: '*', lines: 3 }],
  ['expire', { kind: 'expire', afterMs: 0 }],
  ['skew=-2h', { kind: 'skew', ms: -7_200_000 }],
  ['slow', { kind: 'slow', target: '*', ms: 50 }],
  ['truncate=getUsers', { kind: 'truncate', target: 'getUsers', rate: 1 }],
  ['restart=30s', { kind: 'restart', afterMs: 30_000, downMs: 2000 }],
  ['restart=0:5s', { kind: 'restart', afterMs: 0, downMs: 5000 }],
])('%s is parsed', (spec, fault) => {
  expect(parseFault(spec)).toEqual(fault);
});

test.each([
  ['flood', 'There is no fault "flood"; there are latency, error,'],
  ['latency', 'The fault "latency" needs a duration such as 300, 20s, 5m or 2h.'],
  ['latency=soon', 'There is no operation "soon" for a fault to hit.'],
  ['drop=1.5', 'The fault "drop=1.5" needs a rate from 0 to 1, and "1.5" is none.'],
  ['error=0.1:200', 'needs a whole number from 400 to 599, and "200" is none.'],
  ['error=0.1:500:9', 'The fault "error=0.1:500:9" has 3 values; error takes fewer.'],
  ['cut=getMaster', 'The fault "cut=getMaster" cuts getMaster, which is not a stream.'],
  ['skew=getMaster:2h', 'names getMaster, but skew is about the whole master.'],
  ['restart=later', 'There is no operation "later" for a fault to hit.'],
])('%s is rejected with a sentence', (spec, sentence) => {
  expect(() => parseFault(spec)).toThrow(sentence);
});
