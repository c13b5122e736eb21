import { expectTypeOf, test } from 'vitest';
import {
  type Caller,
  getExperiment,
  getExperiments,
  getExperimentTrials,
  getGroups,
  getUsers,
  listWorkspacesBoundToRP,
} from '../calls';
import type { Experiment, GroupSearchResult, Trial, User } from '../types';
import { collect, items, pages } from './pages';

declare const client: Caller;

test('a row is an element of the list in the answer', () => {
  expectTypeOf(items(client, getExperiments)).toEqualTypeOf<
    AsyncGenerator<Experiment, void, undefined>
  >();
  expectTypeOf(collect(items(client, getUsers), { max: 3 })).resolves.toEqualTypeOf<User[]>();
  expectTypeOf(
    collect(items(client, listWorkspacesBoundToRP, { resourcePoolName: 'a', limit: 0 })),
  ).resolves.toEqualTypeOf<number[]>();
  for (const page of [pages(client, getExperimentTrials, { experimentId: 7 })])
    expectTypeOf(page).toExtend<AsyncGenerator<{ items: Trial[]; total: number }>>();
  expectTypeOf(items(client, getGroups, { body: { limit: 10 } })).toEqualTypeOf<
    AsyncGenerator<GroupSearchResult, void, undefined>
  >();
});

test('required arguments are checked, and calls without pages are rejected', () => {
  // @ts-expect-error the experiment is missing
  items(client, getExperimentTrials);
  // @ts-expect-error a state must have its wire name
  items(client, getExperiments, { states: ['PAUSED'] });
  // @ts-expect-error one experiment is not a list
  items(client, getExperiment, { experimentId: 1 });
});
