import { expect, test } from 'vitest';
import { createTestMaster } from '../../test/fixtures/test-master';
import { deletionMs } from './deletion';

const hour = 3_600_000;

test('a workspace with experiments is deleted later, with them, after their containers have ended', async () => {
  const { admin, clock, masterState } = await createTestMaster('demo');
  const { db, simulation } = masterState;
  const projectOf = new Map(db.experiments.all().map(({ id, projectId }) => [id, projectId]));
  const busy = db.experiments.where(({ state }) => !/COMPLETED|CANCELED|ERROR/.test(state));
  const workspaces = db.workspaces.where(({ immutable }) => !immutable);
  // a model would keep its workspace
  for (const { id } of db.models.all()) await admin('DELETE', `/models/${id}`);
  expect(busy.length).toBeGreaterThan(0);

  for (const { id } of workspaces) {
    expect((await admin('DELETE', `/workspaces/${id}`)).body).toEqual({ completed: false });
    const { body } = await admin('GET', `/workspaces/${id}`);
    expect(body).toMatchObject({ workspace: { state: 'WORKSPACE_STATE_DELETING' } });
  }
  clock.advance(deletionMs - 1);
  for (const { id } of workspaces) expect(db.workspaces.get(id)).toBeDefined();

  clock.advance(hour);
  simulation.advance(clock.now());
  for (const { id } of workspaces)
    expect((await admin('GET', `/workspaces/${id}`)).status).toBe(404);
  expect(db.projects.all().map(({ id }) => id)).toEqual([1]);
  expect(db.experiments.where(({ id }) => projectOf.has(id) && projectOf.get(id) !== 1)).toEqual(
    [],
  );
  expect((await admin('GET', '/experiments-search')).status).toBe(200);
  const experimentIds = new Set(db.experiments.all().map(({ id }) => id));
  expect(db.trials.where(({ experimentId }) => !experimentIds.has(experimentId))).toEqual([]);
});

test('a project with experiments is deleted later, an empty one at once', async () => {
  const { admin, clock, masterState } = await createTestMaster('demo');
  const [experiment] = masterState.db.experiments.where(({ projectId }) => projectId !== 1);
  const path = `/projects/${experiment?.projectId}`;
  expect((await admin('DELETE', path)).body).toEqual({ completed: false });
  clock.advance(hour);
  expect((await admin('GET', path)).status).toBe(404);
  await admin('POST', '/workspaces/2/projects', { name: 'empty' });
  const [empty] = masterState.db.projects.where(({ name }) => name === 'empty');
  expect((await admin('DELETE', `/projects/${empty?.id}`)).body).toEqual({ completed: true });
});
