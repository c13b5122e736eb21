import { describe, expectTypeOf, test } from 'vitest';
import {
  type Caller,
  getExperiment,
  getExperiments,
  getMe,
  metricBatches,
  setUserPassword,
  trialLogs,
} from './calls';
import type { Client } from './client';
import { decodeResponse } from './decode';
import type { Answer, Args, Experiment, OperationId, StreamId, UnaryId } from './types';

declare const client: Caller;
declare const methods: Client;

describe('arguments', () => {
  test('path, query and body stand in one object', () => {
    expectTypeOf<Args<'getExperiment'>>().toEqualTypeOf<{ experimentId: number }>();
    expectTypeOf<Args<'getExperiments'>>().toHaveProperty('experimentIdFilter.lt');
    expectTypeOf<Args<'setUserPassword'>>().toEqualTypeOf<{ userId: number; body: string }>();
    expectTypeOf<Args<'moveExperiment'>>().toHaveProperty('body');
    expectTypeOf<Record<never, never>>().toExtend<Args<'getMe'>>();
  });

  test('what a call needs is asked for', () => {
    expectTypeOf(getMe).toBeCallableWith(client);
    expectTypeOf(getExperiments).toBeCallableWith(client, { limit: 20 });
    expectTypeOf(getExperiment).toBeCallableWith(client, { experimentId: 1 }, {});
    expectTypeOf(setUserPassword).toBeCallableWith(client, { userId: 1, body: 'text' });
    // @ts-expect-error the experiment is missing
    getExperiment(client, {});
    // @ts-expect-error there is no argument at all
    getExperiment(client);
    // @ts-expect-error a wire name of an enum is wanted
    getExperiments(client, { states: ['PAUSED'] });
    // @ts-expect-error the metric is missing
    metricBatches(client, { experimentId: 1 });
  });
});

type IsAny<T> = 0 extends 1 & T ? true : false;
type IsUsable<T> = [T] extends [never] ? false : IsAny<T> extends true ? false : true;
/** Ids whose arguments or answer say nothing. */
type Unusable = {
  [Id in OperationId]: [IsUsable<Args<Id>>, IsUsable<Answer<Id>>] extends [true, true] ? never : Id;
}[OperationId];

test('every call has arguments and an answer of its own', () => {
  expectTypeOf<Unusable>().toBeNever();
  expectTypeOf<IsUsable<never>>().toEqualTypeOf<false>();
});

describe('answers', () => {
  test('are those of the decoded view', () => {
    expectTypeOf(getExperiment(client, { experimentId: 1 })).resolves.toEqualTypeOf<
      Answer<'getExperiment'>
    >();
    expectTypeOf<Answer<'getExperiment'>['experiment']>().toEqualTypeOf<Experiment | null>();
    // a 64-bit number and a float
    expectTypeOf<Experiment['checkpointSize']>().toEqualTypeOf<number>();
    expectTypeOf<Experiment['progress']>().toEqualTypeOf<number | null>();
    // unset times are null, lists are always there
    expectTypeOf<Experiment['endTime']>().toEqualTypeOf<string | null>();
    expectTypeOf<Experiment['labels']>().toEqualTypeOf<string[]>();
    expectTypeOf<Experiment['state']>().extract<'STATE_PAUSED'>().toEqualTypeOf<'STATE_PAUSED'>();
    // left out when unset
    expectTypeOf<Experiment['duration']>().toEqualTypeOf<number | undefined>();
  });

  test('of streams are messages', () => {
    expectTypeOf(trialLogs(client, { trialId: 1 })).toEqualTypeOf<
      AsyncGenerator<Answer<'trialLogs'>, void, undefined>
    >();
    expectTypeOf<Answer<'trialLogs'>['message']>().toEqualTypeOf<string>();
  });

  test('decoding gives the same', () => {
    expectTypeOf(decodeResponse('getMe', {})).toEqualTypeOf<Answer<'getMe'>>();
    // @ts-expect-error no such operation
    decodeResponse('getYou', {});
  });
});

describe('methods', () => {
  test('are the functions without their first argument', () => {
    expectTypeOf(methods.getExperiment({ experimentId: 1 })).resolves.toEqualTypeOf<
      Answer<'getExperiment'>
    >();
    expectTypeOf(methods.getMe).toBeCallableWith();
    expectTypeOf(methods.trialLogs({ trialId: 1 })).toEqualTypeOf<
      AsyncGenerator<Answer<'trialLogs'>, void, undefined>
    >();
    // @ts-expect-error the experiment is missing
    methods.getExperiment();
  });

  test('there is one for every operation', () => {
    expectTypeOf<OperationId>().toEqualTypeOf<UnaryId | StreamId>();
    expectTypeOf<OperationId>().toExtend<keyof Client>();
    expectTypeOf<Exclude<keyof Client, OperationId>>().toEqualTypeOf<keyof Caller>();
  });
});
