import { getExperimentCheckpoints, getExperiments, getModel } from '@trainyard/sdk/calls';
import { aliasMoves } from '@trainyard/sdk/model';
import { expect, test } from 'vitest';
import { startCli } from '../../test/trainyard';

test('a model is created, gets a version, is moved, archived and deleted', async () => {
  const { trainyard, client } = await startCli();
  const { experiments } = await getExperiments(client, { states: ['STATE_COMPLETED'], limit: 1 });
  const id = experiments[0]?.id ?? 0;
  const { checkpoints } = await getExperimentCheckpoints(client, {
    experimentId: id,
    states: ['STATE_COMPLETED'],
  });
  const uuid = checkpoints[0]?.uuid ?? '';
  await trainyard('model', 'create', 'detector', '-w', 'vision', '--description', 'On shelves');
  const registered = await trainyard(
    'm',
    'register-version',
    'detector',
    uuid,
    '--comment',
    'first',
  );
  expect(registered.out).toContain(`Checkpoint  ${uuid}`);
  const versions = await trainyard(
    'm',
    'list-versions',
    'detector',
    '-o',
    'csv',
    '--columns',
    'version,comment',
  );
  expect(versions.out).toBe('version,comment\r\n1,first\r');
  expect((await trainyard('m', 'describe', 'detector')).out).toContain('On shelves');
  expect((await trainyard('m', 'move', 'detector', '-w', 'speech')).error).toBe(
    'Moved model detector to Speech.',
  );
  expect((await getModel(client, { modelName: 'detector' })).model.workspaceId).toBe(4);
  expect((await trainyard('m', 'ls', '-w', 'Speech', '-o', 'ids')).out.split('\n')).toContain(
    'detector',
  );
  await trainyard('m', 'archive', 'detector');
  expect((await trainyard('m', 'ls', '-o', 'ids')).out.split('\n')).not.toContain('detector');
  await trainyard('m', 'unarchive', 'detector');
  expect((await trainyard('m', 'delete', 'detector', '-y')).error).toBe('Deleted model detector.');
  expect((await trainyard('m', 'describe', 'detector', '--detailed-exit-code')).exitCode).toBe(6);
});

test('an alias moves from one version to another, and other metadata stays', async () => {
  const { trainyard, client } = await startCli();
  const aliases = async (...words: string[]) =>
    (await trainyard('model', 'alias', 'shelf-detector', ...words, '-o', 'csv', '--no-header')).out
      .trim()
      .split(/[\r\n]+/);
  expect(await aliases()).toEqual(['production,2', 'staging,3']);
  expect(await aliases('production', '3')).toEqual(['production,3', 'staging,3']);
  expect(await aliases('staging', '--remove')).toEqual(['production,3']);
  const { model } = await getModel(client, { modelName: 'shelf-detector' });
  expect(model.metadata).toMatchObject({ owner: 'vision-team', aliases: { production: 3 } });
  // the newest first
  expect(aliasMoves(model).slice(0, 2)).toMatchObject([
    { alias: 'staging', from: 3, to: null, by: 'admin' },
    { alias: 'production', from: 2, to: 3, by: 'admin' },
  ]);
  const unknown = await trainyard('model', 'alias', 'shelf-detector', 'production', '99');
  expect(unknown.exitCode).not.toBe(0);
  const unnamed = await trainyard('model', 'alias', 'shelf-detector', 'production');
  expect(unnamed).toMatchObject({ exitCode: 2 });
  expect(await aliases()).toEqual(['production,3']);
});

test('a model that is named as a step of a path is found by its id (PR13)', async () => {
  const { trainyard } = await startCli();
  for (const name of ['.', '..']) {
    await trainyard('model', 'create', name, '--description', `named ${name}`);
    expect((await trainyard('model', 'describe', name)).out).toContain(`named ${name}`);
    expect((await trainyard('model', 'list-versions', name, '--detailed-exit-code')).exitCode).toBe(
      0,
    );
    expect((await trainyard('can', 'model', 'edit', name)).out).toContain('yes');
    expect((await trainyard('model', 'delete', name, '-y')).error).toBe(`Deleted model ${name}.`);
    expect((await trainyard('model', 'describe', name)).error).toContain(`no model "${name}"`);
  }
});
