import { describe, expectTypeOf, test } from 'vitest';
import {
  type Caller,
  getExperiment,
  getExperiments,
  getGroups,
  getMe,
  metricBatches,
  setUserPassword,
  trialLogs,
} from './calls';
import { type Client, type ClientOptions, createClient } from './client/client';
import { decodeResponse } from './decode';
import { items } from './pages/pages';
import type { Answer, Args, Experiment, OperationId, StreamId, UnaryId, User } from './types';
import {
  type Answer as Answer038,
  type Args as Args038,
  type GoneId,
  type NewId,
  type OperationId as OperationId038,
  type schemas,
  searchRuns,
} from './v038';
import { supports } from './v038/supports';

declare const client: Caller;
declare const methods: Client;

describe('arguments', () => {
  test('path, query and body are in one object', () => {
    expectTypeOf<Args<'getExperiment'>>().toEqualTypeOf<{ experimentId: number }>();
    expectTypeOf<Args<'getExperiments'>>().toHaveProperty('experimentIdFilter.lt');
    expectTypeOf<Args<'setUserPassword'>>().toEqualTypeOf<{ userId: number; body: string }>();
    expectTypeOf<Args<'moveExperiment'>>().toHaveProperty('body');
    expectTypeOf<Record<never, never>>().toExtend<Args<'getMe'>>();
  });

  test('required arguments are checked', () => {
    expectTypeOf(getMe).toBeCallableWith(client);
    expectTypeOf(getExperiments).toBeCallableWith(client, { limit: 20 });
    expectTypeOf(getExperiment).toBeCallableWith(client, { experimentId: 1 }, {});
    expectTypeOf(setUserPassword).toBeCallableWith(client, { userId: 1, body: 'text' });
    // @ts-expect-error the experiment is missing
    getExperiment(client, {});
    // @ts-expect-error there is no argument at all
    getExperiment(client);
    // @ts-expect-error an enum must have its wire name
    getExperiments(client, { states: ['PAUSED'] });
    // @ts-expect-error the metric is missing
    metricBatches(client, { experimentId: 1 });
  });
});

type IsAny<T> = 0 extends 1 & T ? true : false;
type IsUsable<T> = [T] extends [never] ? false : IsAny<T> extends true ? false : true;
/** Ids whose arguments or answer have no useful type. */
type Unusable = {
  [Id in OperationId]: [IsUsable<Args<Id>>, IsUsable<Answer<Id>>] extends [true, true] ? never : Id;
}[OperationId];

test('every call has its own arguments and answer', () => {
  expectTypeOf<Unusable>().toBeNever();
  expectTypeOf<IsUsable<never>>().toEqualTypeOf<false>();
});

describe('answers', () => {
  test('are those of the decoded view', () => {
    expectTypeOf(getExperiment(client, { experimentId: 1 })).resolves.toEqualTypeOf<
      Answer<'getExperiment'>
    >();
    // a message that every 200 carries, and one that only some carry
    expectTypeOf<Answer<'getExperiment'>['experiment']>().toEqualTypeOf<Experiment>();
    expectTypeOf<Answer<'getExperiment'>['jobSummary']>().extract<null>().toEqualTypeOf<null>();
    expectTypeOf(
      methods.getExperiment({ experimentId: 1 }).then(({ experiment }) => experiment.name),
    ).resolves.toEqualTypeOf<string>();
    // a 64-bit number and a float
    expectTypeOf<Experiment['checkpointSize']>().toEqualTypeOf<number>();
    expectTypeOf<Experiment['progress']>().toEqualTypeOf<number | null>();
    // unset times are null, lists are always present
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

  test('decoding gives the same type', () => {
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

  test('every operation has one', () => {
    expectTypeOf<OperationId>().toEqualTypeOf<UnaryId | StreamId>();
    expectTypeOf<OperationId>().toExtend<keyof Client>();
    expectTypeOf<Exclude<keyof Client, OperationId>>().toEqualTypeOf<
      keyof Caller | 'raw' | 'runner'
    >();
  });
});

declare const where: Omit<ClientOptions, 'target'>;
const older = () => createClient({ ...where, target: '0.23.4' });
const newer = () => createClient({ ...where, target: '0.38.1' });
const either = () => createClient({ ...where, target: 'auto' });

describe('a client for one master', () => {
  test('is for 0.23.4 by default', () => {
    expectTypeOf(createClient({ ...where })).toEqualTypeOf<Client>();
    expectTypeOf(older()).toEqualTypeOf<Client<'0.23.4'>>();
    expectTypeOf<keyof Client>().toEqualTypeOf<OperationId | keyof Caller | 'raw' | 'runner'>();
    // @ts-expect-error an unsupported master
    createClient({ ...where, target: '0.30.0' });
  });

  test('has the calls of that master', () => {
    expectTypeOf<keyof Client<'0.38.1'>>().toEqualTypeOf<
      OperationId038 | keyof Caller | 'raw' | 'runner'
    >();
    expectTypeOf<keyof Client<'auto'>>().toEqualTypeOf<
      OperationId | NewId | keyof Caller | 'raw' | 'runner'
    >();
    expectTypeOf<GoneId>().toEqualTypeOf<
      | 'completeTrialSearcherValidation'
      | 'getCurrentTrialSearcherOperation'
      | 'getSearcherEvents'
      | 'getTrialMetricsBySourceInfoCheckpoint'
      | 'getTrialSourceInfoMetricsByModelVersion'
      | 'postSearcherOperations'
    >();
    // @ts-expect-error new in 0.38.1
    older().searchRuns;
    // @ts-expect-error removed in 0.38.1
    newer().getSearcherEvents;
    expectTypeOf(newer().searchRuns({ body: { limit: 3 } })).resolves.toEqualTypeOf<
      Answer038<'searchRuns'>
    >();
    expectTypeOf(older().getSearcherEvents).toBeCallableWith({ experimentId: 1 });
    expectTypeOf(either().searchRuns).toBeCallableWith({ body: {} });
    expectTypeOf(either().getSearcherEvents).toBeCallableWith({ experimentId: 1 });
  });

  test('accepts moved calls in their earlier form', () => {
    const body = { experimentIds: [1] };
    expectTypeOf(newer().pauseExperiments).toBeCallableWith({ body });
    expectTypeOf(newer().pauseExperiments).toBeCallableWith({ body, projectId: 3 });
    expectTypeOf(newer().searchExperiments).toBeCallableWith({ projectId: 7, limit: 20 });
    expectTypeOf(newer().searchExperiments).toBeCallableWith({ body: { limit: 20 } });
    expectTypeOf(newer().reportTrialProgress).toBeCallableWith({ trialId: 1, body: 0.5 });
    // @ts-expect-error the project is not an argument there
    older().pauseExperiments({ body, projectId: 3 });
    // @ts-expect-error the body is missing
    newer().pauseExperiments({});
  });

  test('accepts new arguments of a kept call', () => {
    expectTypeOf(newer().getUsers).toBeCallableWith({ active: true });
    expectTypeOf(newer().getUsers).toBeCallableWith();
    // @ts-expect-error new in 0.38.1
    older().getUsers({ active: true });
    // @ts-expect-error the experiment is missing
    newer().getExperiment();
  });

  test('returns the answers of that master', () => {
    expectTypeOf(newer().getProject({ projectId: 1 })).resolves.toEqualTypeOf<
      Answer038<'getProject'>
    >();
    expectTypeOf<schemas.Project['key']>().toEqualTypeOf<string>();
    expectTypeOf(either().getProject({ projectId: 1 })).resolves.toEqualTypeOf<
      Answer<'getProject'>
    >();
    expectTypeOf(newer().trialLogs({ trialId: 1, enableRegex: true })).toEqualTypeOf<
      AsyncGenerator<Answer038<'trialLogs'>, void, undefined>
    >();
  });
});

test('a method that returns pages has its rows', () => {
  expectTypeOf(newer().getExperiments.items({ limit: 5 })).toEqualTypeOf<
    AsyncGenerator<schemas.Experiment, void, undefined>
  >();
  expectTypeOf(older().getUsers.items()).toEqualTypeOf<AsyncGenerator<User, void, undefined>>();
  // the size of a page is chosen where the call itself requires a limit [S4]
  expectTypeOf(older().getGroups.items).toBeCallableWith({ body: {} });
  expectTypeOf(newer().searchRolesAssignableToScope.pages).toBeCallableWith({
    body: { workspaceId: 3 },
  });
  expectTypeOf(items<'getGroups'>).toBeCallableWith(client, getGroups, { body: { name: 'ops' } });
  // @ts-expect-error the master refuses a search without one
  older().getGroups({ body: {} });
  // @ts-expect-error not a list
  newer().getMe.items();
});

describe('the entry for 0.38.1', () => {
  test('has functions for new calls', () => {
    expectTypeOf(searchRuns(client, { body: {} })).resolves.toEqualTypeOf<
      Answer038<'searchRuns'>
    >();
    expectTypeOf<Args038<'getProjectByKey'>>().toEqualTypeOf<{ key: string }>();
    expectTypeOf<NewId>().toExtend<OperationId038>();
    expectTypeOf<Extract<NewId, OperationId>>().toBeNever();
    // @ts-expect-error the body is missing
    searchRuns(client);
  });

  test('decodes by its own contract', () => {
    expectTypeOf(decodeResponse('getMe', {}, { target: '0.38.1' })).toEqualTypeOf<
      Answer038<'getMe'>
    >();
    expectTypeOf(decodeResponse('getMe', {}, { target: '0.23.4' })).toEqualTypeOf<
      Answer<'getMe'>
    >();
    // @ts-expect-error the older contract has no runs
    decodeResponse('searchRuns', {});
    // @ts-expect-error removed in 0.38.1
    decodeResponse('getSearcherEvents', {}, { target: '0.38.1' });
  });

  test('calls of both can be checked', () => {
    expectTypeOf(supports(client, 'searchRuns')).resolves.toEqualTypeOf<boolean>();
    expectTypeOf(supports(client, 'rbac')).resolves.toEqualTypeOf<boolean>();
    // @ts-expect-error neither a call nor a feature
    supports(client, 'teleport');
  });
});
