import type { Database } from '../../database/database';
import { likeTest } from '../../lists/filters';
import type { ExperimentRow } from '../../simulation/rows';
import { plainError } from '../errors';
import type { HandlerRequest } from '../types';
import { isProjectArchived } from '../workspaces/projects';

type Query = HandlerRequest<'getExperiments'>['query'];

const unstored = new Set([
  'STATE_QUEUED',
  'STATE_PULLING',
  'STATE_STARTING',
  'STATE_RUNNING',
  'STATE_DELETED',
  'STATE_UNSPECIFIED',
]);

/**
 * Checks filters for stored states.
 * @throws MasterError 500 with the database's text for states that only exist on the wire
 */
function checkStoredStates(states: readonly string[]) {
  const name = unstoredIn(states);
  if (name === undefined) return;
  throw plainError(
    `ERROR: invalid input value for enum experiment_state: "${name}" (SQLSTATE 22P02)`,
  );
}

/** The same for the states of an experiment's trials, where the database has more states. */
export function checkStoredTrialStates(states: readonly string[], experimentId: number) {
  const name = unstoredIn(states);
  if (name === undefined) return;
  throw plainError(
    `failed to get trial ids for experiment ${experimentId}: error running query: proto_get_trial_ids_for_experiment: ERROR: invalid input value for enum trial_state: "${name}" (SQLSTATE 22P02)`,
  );
}

const unstoredIn = (states: readonly string[]): string | undefined =>
  states.find((state) => unstored.has(state))?.slice('STATE_'.length);

type Test = (experiment: ExperimentRow) => boolean;

/** Experiments that pass every filter of the query. */
export const filterExperiments = (db: Database, query: Query): ExperimentRow[] =>
  db.experiments.where(experimentFilter(db, query));

/** Returns true if an experiment passes every filter of the query. */
export function experimentFilter(db: Database, query: Query): Test {
  const tests = [...textTests(query), ...placeTests(db, query), ...idTests(query)];
  return (experiment) => tests.every((test) => test(experiment));
}

function textTests(query: Query): Test[] {
  const { name, description, labels = [], states = [], archived } = query;
  const tests: Test[] = [];
  if (name) {
    const isNamed = likeTest(`%${name}%`);
    tests.push((each) => isNamed(each.name));
  }
  if (description) {
    const isDescribed = likeTest(`%${description}%`);
    tests.push((each) => isDescribed(each.description));
  }
  if (labels.length > 0) {
    tests.push((each) => labels.every((label) => each.labels.includes(label)));
  }
  if (states.length > 0) {
    checkStoredStates(states);
    const requested = new Set<string>(states);
    tests.push((each) => requested.has(each.state));
  }
  if (archived !== undefined && archived !== null) tests.push((each) => each.archived === archived);
  return tests;
}

function placeTests(db: Database, query: Query): Test[] {
  const { users = [], userIds = [], projectId = 0, archived } = query;
  const tests: Test[] = [];
  if (users.length > 0) {
    tests.push((each) => users.includes(db.users.get(each.userId)?.username ?? ''));
  }
  if (userIds.length > 0) tests.push((each) => userIds.includes(each.userId));
  if (projectId !== 0) {
    db.projects.find(projectId);
    tests.push((each) => each.projectId === projectId);
  } else if (archived === false) {
    const closed = new Set(
      db.projects.where((project) => isProjectArchived(db, project)).map(({ id }) => id),
    );
    tests.push((each) => !closed.has(each.projectId));
  }
  return tests;
}

function idTests(query: Query): Test[] {
  const bounds: Array<[number | undefined, (id: number, bound: number) => boolean]> = [
    [query['experimentIdFilter.lt'], (id, bound) => id < bound],
    [query['experimentIdFilter.lte'], (id, bound) => id <= bound],
    [query['experimentIdFilter.gt'], (id, bound) => id > bound],
    [query['experimentIdFilter.gte'], (id, bound) => id >= bound],
  ];
  const tests = bounds.flatMap(([bound, holds]): Test[] =>
    bound === undefined ? [] : [(each) => holds(each.id, bound)],
  );
  const incl = query['experimentIdFilter.incl'] ?? [];
  const notIn = query['experimentIdFilter.notIn'] ?? [];
  if (incl.length > 0) tests.push((each) => incl.includes(each.id));
  if (notIn.length > 0) tests.push((each) => !notIn.includes(each.id));
  return tests;
}
