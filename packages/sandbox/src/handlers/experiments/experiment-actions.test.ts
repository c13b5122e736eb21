import { beforeEach, describe, expect, test } from 'vitest';
import type { ExperimentRow } from '../../simulation/rows';
import { refusal } from '../../test/fixtures/test-master';
import { createTrainingMaster, type TrainingMaster } from '../../test/fixtures/training-master';

let master: TrainingMaster;
let one: ExperimentRow;
beforeEach(async () => {
  master = await createTrainingMaster();
  one = master.submit();
  master.clock.advance(40_000);
});

const perform = (action: string, experiment = one) =>
  master.admin('POST', `/experiments/${experiment.id}/${action}`).then(refusal);

const done = '200 {}';
const terminal = '400 9 experiment in terminal state';
const incompatible = (state: string) => `400 9 experiment in incompatible state ${state}`;

describe('single actions', () => {
  test.each([
    ['activate', 'STATE_PAUSED', done],
    ['activate', 'STATE_ACTIVE', done],
    [
      'activate',
      'STATE_STOPPING_CANCELED',
      '500 13 failed passing request to experiment actor: rpc error: code = FailedPrecondition desc = experiment in incompatible state STOPPING_CANCELED',
    ],
    ['activate', 'STATE_STOPPING_ERROR', done],
    ['activate', 'STATE_COMPLETED', terminal],
    ['pause', 'STATE_PAUSED', done],
    ['pause', 'STATE_ACTIVE', done],
    ['pause', 'STATE_STOPPING_KILLED', incompatible('STOPPING_KILLED')],
    ['pause', 'STATE_ERROR', terminal],
    ['cancel', 'STATE_PAUSED', done],
    ['cancel', 'STATE_STOPPING_CANCELED', done],
    ['cancel', 'STATE_COMPLETED', done],
    ['kill', 'STATE_STOPPING_KILLED', done],
    ['kill', 'STATE_STOPPING_CANCELED', done],
    ['kill', 'STATE_STOPPING_COMPLETED', incompatible('STOPPING_COMPLETED')],
    ['kill', 'STATE_STOPPING_ERROR', incompatible('STOPPING_ERROR')],
    ['kill', 'STATE_CANCELED', done],
    ['archive', 'STATE_PAUSED', '400 9 Experiment is not in terminal state.'],
    ['archive', 'STATE_COMPLETED', done],
    ['unarchive', 'STATE_COMPLETED', '400 9 Experiment is not archived.'],
  ] as const)('%s in %s: %s', async (action, state, expected) => {
    one.state = state;
    expect(await perform(action)).toBe(expected);
  });

  test.each([
    ['activate', terminal],
    ['pause', "404 5 experiment '1' not found"],
    ['cancel', "404 5 experiment '1' not found"],
    ['kill', "404 5 experiment '1' not found"],
    ['archive', '400 9 Experiment is already archived.'],
    ['unarchive', done],
  ])('%s of an archived one: %s', async (action, expected) => {
    one.state = 'STATE_COMPLETED';
    one.archived = true;
    expect(await perform(action)).toBe(expected);
  });

  test.each(['activate', 'pause', 'cancel', 'kill', 'archive', 'unarchive'])(
    '%s of a missing one is a 404',
    async (action) => {
      expect(refusal(await master.admin('POST', `/experiments/99/${action}`))).toBe(
        "404 5 experiment '99' not found",
      );
    },
  );

  test('the next read shows a pause and a resume', async () => {
    await perform('pause');
    const read = () => master.admin('GET', `/experiments/${one.id}`);
    expect((await read()).text).toContain('"state":"STATE_PAUSED"');
    master.clock.advance(5000);
    await perform('activate');
    expect((await read()).text).toContain('"state":"STATE_QUEUED"');
    master.clock.advance(30_000);
    expect((await read()).text).toContain('"state":"STATE_RUNNING"');
  });
});

describe('deleting', () => {
  const remove = async (as = 'admin') =>
    refusal(await (await master.signIn(as))('DELETE', `/experiments/${one.id}`));

  test('is for owners, and for ended experiments', async () => {
    expect(await remove()).toBe('400 9 cannot delete experiment in STATE_ACTIVE state');
    expect(await remove('determined')).toBe(
      "403 7 non admin users may not delete other user's experiments",
    );
  });

  test('with checkpoints takes a while, without it is immediate', async () => {
    master.clock.advance(400_000);
    expect(await remove()).toBe(done);
    expect(one.state).toBe('STATE_DELETING');
    expect(await remove()).toBe('400 9 cannot delete experiment in STATE_DELETING state');
    master.clock.advance(5000);
    expect(await remove()).toBe("404 5 experiment '1' not found");
    expect(master.db.trials.size).toBe(0);
  });
});

describe('moving', () => {
  const move = async (destinationProjectId: number) =>
    refusal(await master.admin('POST', `/experiments/${one.id}/move`, { destinationProjectId }));
  const project = (archived = false) =>
    master.db.projects.insert({
      ...master.db.projects.find(1),
      id: master.db.projects.nextId(),
      name: 'other',
      immutable: false,
      archived,
    }).id;

  test('changes the project', async () => {
    const id = project();
    expect(await move(id)).toBe(done);
    expect(one.projectId).toBe(id);
    expect(await move(1)).toBe(done);
  });

  test('is refused to a missing project, and into and out of archives', async () => {
    expect(await move(99)).toBe("404 5 project '99' not found");
    const closed = project(true);
    expect(await move(closed)).toBe(
      `500 13 project (${closed}) is archived and cannot add new experiments.`,
    );
    one.archived = true;
    expect(await move(1)).toBe('500 13 experiment (1) is archived and cannot be moved.');
    one.archived = false;
    one.projectId = closed;
    expect(await move(1)).toBe(
      `500 13 project (${closed}) is archived and cannot have experiments moved from it.`,
    );
  });
});

describe('bulk actions', () => {
  const bulk = (action: string, body: object) =>
    master.admin('POST', `/experiments/${action}`, body);
  const results = async (action: string, body: object) => (await bulk(action, body)).body;

  test('return a result per id, refusals first, each id once', async () => {
    const over = master.submit();
    over.state = 'STATE_COMPLETED';
    expect(await results('pause', { experimentIds: [1, over.id, 999, 1] })).toEqual({
      results: [
        {
          error: 'rpc error: code = FailedPrecondition desc = experiment in terminal state',
          id: over.id,
        },
        { error: "rpc error: code = NotFound desc = experiment '999' not found", id: 999 },
        { error: '', id: 1 },
      ],
    });
    expect(one.state).toBe('STATE_PAUSED');
  });

  test.each(['activate', 'pause', 'cancel', 'kill', 'archive', 'unarchive', 'move'])(
    '%s of an empty list is a database error',
    async (action) => {
      const answer = await bulk(action, { experimentIds: [], destinationProjectId: 1 });
      expect(refusal(answer)).toBe('500 13 ERROR: syntax error at or near ")" (SQLSTATE 42601)');
    },
  );

  test('filters select the experiments of the action', async () => {
    const paused = master.submit({ name: 'other', activate: false });
    expect(await results('activate', { experimentIds: [], filters: {} })).toEqual({
      results: [{ error: '', id: paused.id }],
    });
    expect(
      await results('pause', { filters: { name: 'e', excludedExperimentIds: [paused.id] } }),
    ).toEqual({ results: [{ error: '', id: 1 }] });
    expect(refusal(await bulk('cancel', { filters: { name: 'none' } }))).toContain('500 13');
    expect(await results('archive', { filters: { name: 'none' } })).toEqual({ results: [] });
    expect(await results('archive', { filters: { projectId: 999 } })).toEqual({ results: [] });
  });

  test('moving reports archived ones', async () => {
    const archived = master.submit();
    archived.archived = true;
    expect(
      await results('move', { experimentIds: [1, archived.id], destinationProjectId: 1 }),
    ).toEqual({
      results: [
        {
          error: 'rpc error: code = FailedPrecondition desc = Experiment is archived.',
          id: archived.id,
        },
        { error: '', id: 1 },
      ],
    });
  });

  test('deleting does not check the owner', async () => {
    one.state = 'STATE_COMPLETED';
    const user = await master.signIn('determined');
    const answer = await user('DELETE', '/experiments/delete', { experimentIds: [1] });
    expect(answer.body).toEqual({ results: [{ error: '', id: 1 }] });
  });
});
