import { expect, test } from 'vitest';
import { createTestMaster } from '../test/fixtures/test-master';

test('the demo has models of its experiments, teams, and webhooks with dead targets', async () => {
  const { admin, masterState } = await createTestMaster('demo');
  const { models } = (await admin('GET', '/models')).body as {
    models: Array<{ name: string; numVersions: number }>;
  };
  expect(models.map(({ name, numVersions }) => [name, numVersions])).toEqual([
    ['shelf-detector', 3],
    ['helpdesk-assistant', 1],
    ['call-transcripts', 2],
    ['doorbell', 0],
  ]);
  const { body } = await admin('GET', '/models/shelf-detector/versions/2');
  expect(body).toMatchObject({
    modelVersion: { name: 'stores', checkpoint: { state: 'STATE_COMPLETED' } },
  });
  const { body: groups } = await admin('POST', '/groups/search', { limit: 10 });
  expect(groups).toMatchObject({
    groups: [
      { group: { name: 'vision-team' }, numMembers: 2 },
      { group: { name: 'language-team' }, numMembers: 3 },
      { group: { name: 'on-call' }, numMembers: 0 },
    ],
  });
  expect(masterState.db.webhooks.all().every(({ url }) => url.includes('.invalid/'))).toBe(true);
});

test('no model has a tag with the name of one of its aliases (F17)', async () => {
  const { masterState } = await createTestMaster('demo');
  const models = masterState.db.models.all();
  expect(models.some(({ metadata }) => 'production' in Object(metadata.aliases))).toBe(true);
  for (const { labels, metadata } of models)
    expect(labels.filter((label) => label in Object(metadata.aliases))).toEqual([]);
});
