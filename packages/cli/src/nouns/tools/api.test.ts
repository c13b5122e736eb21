import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getExperiment, getWorkspaces } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { startCli, typed } from '../../test/trainyard';

test('a call with path and query arguments, including repeated ones', async () => {
  const { trainyard } = await startCli();
  const one = await trainyard('api', 'getExperiment', 'experimentId=7', '-o', 'json');
  expect(JSON.parse(one.out)).toMatchObject({ experiment: { id: 7 } });
  const many = await trainyard(
    ...['api', 'getExperiments', 'states=STATE_PAUSED', 'states=STATE_ERROR', 'limit=1'],
  );
  expect(many.out).toContain('pagination:\n  offset: 0\n  limit: 1\n');
});

test('a body: field by field, from a file, from standard input', async () => {
  const { trainyard, trainyardOn, client, folder } = await startCli();
  const patch = ['api', 'patchExperiment', 'experimentId=7'];
  await trainyard(...patch, 'body.name=renamed', 'body.labels=["a","b"]');
  const { experiment } = await getExperiment(client, { experimentId: 7 });
  expect(experiment).toMatchObject({ name: 'renamed', labels: ['a', 'b'] });
  writeFileSync(join(folder, 'workspace.json'), '{"name":"from a file"}');
  expect((await trainyard('api', 'postWorkspace', 'body=@workspace.json')).exitCode).toBe(0);
  const piped = typed('{"name":"from a pipe"}');
  expect((await trainyardOn(piped, 'api', 'postWorkspace', 'body=-')).exitCode).toBe(0);
  const { workspaces } = await getWorkspaces(client, { sortBy: 'SORT_BY_ID' });
  expect(workspaces.map(({ name }) => name).slice(-2)).toEqual(['from a file', 'from a pipe']);
});

test('a stream prints one line per message', async () => {
  const { trainyard } = await startCli();
  const { out } = await trainyard('api', 'masterLogs', 'limit=2');
  expect(out.split('\n').map((line) => JSON.parse(line))).toEqual([
    { logEntry: expect.objectContaining({ id: 0 }) },
    { logEntry: expect.objectContaining({ id: 1 }) },
  ]);
});

test('--dry-run sends no changes', async () => {
  const { trainyard, client } = await startCli();
  const tried = await trainyard('api', 'postWorkspace', 'body.name=x', '--dry-run');
  expect(tried).toEqual({
    exitCode: 0,
    out: '',
    error: 'Would send POST /api/v1/workspaces {"name":"x"}',
  });
  expect((await getWorkspaces(client, { name: 'x' })).workspaces).toEqual([]);
  const search = await trainyard('api', 'getMaster', '--dry-run');
  expect(search.exitCode).toBe(0);
});

test.each([
  [['getExperimnt'], 2, 'There is no call "getExperimnt"; did you mean getExperiment?'],
  [['getExperiment'], 2, 'Required parameter experimentId was null or undefined when calling'],
  [['getExperiment', '7'], 2, 'Arguments are given as name=value, and "7" is not.'],
  [['postWorkspace', 'body={'], 2, 'The body in { is not valid JSON:'],
  [['postWorkspace', 'body=@none.json'], 2, 'There is no file none.json'],
])('%j is rejected with a sentence', async (words, exitCode, sentence) => {
  const { trainyard } = await startCli();
  const refused = await trainyard('api', ...words);
  expect(refused.exitCode).toBe(exitCode);
  expect(refused.error).toContain(sentence);
});

test('list finds calls by a part of their name or path', async () => {
  const { trainyard } = await startCli();
  const { out } = await trainyard('api', 'list', 'validation-history', '-o', 'csv', '--no-header');
  expect(out).toBe(
    'getExperimentValidationHistory,GET,/api/v1/experiments/{experimentId}/validation-history,experimentId,\r',
  );
});
