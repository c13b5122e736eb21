import { expectTypeOf, test } from 'vitest';
import { type Caller, expMetricNames, getMe, masterLogs, trialLogs } from '../calls';
import type { Answer } from '../types';
import { type ResumingStream, stream } from './stream';

declare const client: Caller;

test('a stream yields the messages of its call', () => {
  const reading = stream(client, trialLogs, { trialId: 7, follow: true }, { tail: 100 });
  expectTypeOf(reading).toEqualTypeOf<ResumingStream<Answer<'trialLogs'>>>();
  expectTypeOf(reading.batches(20)).toEqualTypeOf<
    AsyncGenerator<Array<Answer<'trialLogs'>>, void, undefined>
  >();
  expectTypeOf(reading.proof.lastId).toEqualTypeOf<string | undefined>();
});

test('required arguments are checked', () => {
  expectTypeOf(stream(client, masterLogs)).toExtend<AsyncIterable<Answer<'masterLogs'>>>();
  expectTypeOf(stream(client, expMetricNames, { ids: [7] })).toExtend<
    AsyncIterable<Answer<'expMetricNames'>>
  >();
  // @ts-expect-error the trial is missing
  stream(client, trialLogs);
  // @ts-expect-error a single answer is not a stream
  stream(client, getMe);
});
