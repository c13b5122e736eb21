import { release038 } from '@trainyard/sandbox/v038';
import { getExperiment, patchExperiment } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { startCli } from '../../test/trainyard';

const answering = (answer: string) => ({
  isTerminal: { stdin: true, stdout: false, stderr: true },
  prompt: async () => answer,
  draw: () => undefined,
});

test('pause and activate change the experiment and report it', async () => {
  const { trainyard, client } = await startCli();
  const state = async () => (await getExperiment(client, { experimentId: 106 })).experiment.state;
  expect(await trainyard('e', 'pause', '106')).toEqual({
    exitCode: 0,
    out: '',
    error: 'Paused experiment 106.',
  });
  expect(await state()).toBe('STATE_PAUSED');
  expect(await trainyard('e', 'unpause', '106', '-q')).toEqual({ exitCode: 0, out: '', error: '' });
  expect(await state()).not.toBe('STATE_PAUSED');
});

test('one refusal is a sentence and the reason', async () => {
  const { trainyard } = await startCli();
  const refused = await trainyard('experiment', 'archive', '106');
  expect(refused).toMatchObject({ exitCode: 1, out: '' });
  expect(refused.error.split('\n')).toEqual([
    'Cannot archive experiment 106.',
    '  Only an experiment that has ended can be archived.',
  ]);
});

test('several ids are each tried and reported, and a partial failure is exit code 1 or 9', async () => {
  const { trainyard } = await startCli();
  const { exitCode, out, error } = await trainyard(
    'e',
    'archive',
    '1..2',
    '106',
    '99999',
    '--json',
  );
  expect(exitCode).toBe(1);
  expect(JSON.parse(out)).toEqual([
    { id: 1, ok: true },
    { id: 2, ok: true },
    { id: 106, ok: false, error: 'Only an experiment that has ended can be archived.' },
    { id: 99999, ok: false, error: expect.stringContaining('not found') },
  ]);
  expect(error.split('\n')[0]).toBe('Archived experiment 1.');
  expect(error).toMatch(/2 of 4 failed\.$/);
  const detailed = await trainyard('e', 'archive', '3', '106', '-o', 'ids', '--detailed-exit-code');
  expect(detailed).toMatchObject({ exitCode: 9, out: '3' });
});

test('--where selects the experiments of an action', async () => {
  const { trainyard } = await startCli();
  const { error } = await trainyard('e', 'kill', '--where', 'user=jtan and state=ACTIVE');
  expect(error.split('\n')).toEqual(['Killed experiment 116.', 'Killed experiment 106.']);
  const none = await trainyard('e', 'kill', '--where', 'name=nobody');
  expect(none).toMatchObject({ exitCode: 1, error: 'No experiment matches name=nobody.' });
});

test('--dry-run prints the request and changes nothing', async () => {
  const { trainyard, client } = await startCli();
  const { exitCode, error } = await trainyard('e', 'kill', '106', '116', '--dry-run');
  expect(exitCode).toBe(0);
  expect(error.split('\n')).toEqual([
    'Would send POST /api/v1/experiments/106/kill (kill experiment 106)',
    'Would send POST /api/v1/experiments/116/kill (kill experiment 116)',
  ]);
  const { experiment } = await getExperiment(client, { experimentId: 106 });
  expect(experiment.state).toBe('STATE_RUNNING');
});

test('delete asks on a terminal, and needs -y elsewhere', async () => {
  const { trainyard, trainyardOn } = await startCli();
  const alone = await trainyard('e', 'delete', '2');
  expect(alone).toEqual({
    exitCode: 2,
    out: '',
    error:
      'Not done: there is no terminal to confirm on. Delete experiment 2?\n  -y skips the question.',
  });
  expect(await trainyardOn(answering('n'), 'e', 'delete', '2')).toMatchObject({
    exitCode: 1,
    error: 'Not done.',
  });
  expect(await trainyardOn(answering('y'), 'e', 'delete', '2')).toMatchObject({ exitCode: 0 });
  expect(await trainyard('e', 'delete', '4', '-y')).toMatchObject({
    exitCode: 0,
    error: 'Began to delete experiment 4.',
  });
});

test('move finds the project by name', async () => {
  const { trainyard, client } = await startCli();
  const before = await trainyard(
    'e',
    'list',
    '--all',
    '--where',
    'id=25',
    '--columns',
    'workspaceName,projectName',
    '-o',
    'csv',
    '--no-header',
  );
  expect(before.out).toBe('Language,instruction-tuning\r');
  expect(await trainyard('e', 'move', '25', 'Nowhere', 'x')).toMatchObject({
    exitCode: 1,
    error:
      'There is no workspace "Nowhere", or you may not see it.\n  `trainyard workspace list` lists them.',
  });
  expect(
    await trainyard('e', 'move', '25', 'vision', 'Detection-and-classification'),
  ).toMatchObject({
    exitCode: 0,
    error: 'Moved experiment 25.',
  });
  const { experiment } = await getExperiment(client, { experimentId: 25 });
  expect(experiment.workspaceName).toBe('Vision');
});

test('labels are added to existing ones, and removed', async () => {
  const { trainyard, client } = await startCli();
  const labels = async () => (await getExperiment(client, { experimentId: 7 })).experiment.labels;
  await trainyard('e', 'label', 'add', '7', 'nightly');
  await trainyard('e', 'label', 'add', '7', 'nightly');
  expect(await labels()).toEqual(['ema', 'nightly']);
  await trainyard('e', 'label', 'remove', '7', 'ema');
  expect(await labels()).toEqual(['nightly']);
});

test.each([
  ['0.23.4', undefined],
  ['0.38.1', release038],
])('on %s a label is one addition to the newest ones', async (_, release) => {
  const { trainyard, trainyardOn, client, sandbox } = await startCli({ release });
  const labels = async () => (await getExperiment(client, { experimentId: 7 })).experiment.labels;
  const before = await labels();
  let isFirst = true;
  // another person labels it while the command runs
  const fetch: typeof sandbox.fetch = async (request) => {
    const answer = await sandbox.fetch(request.clone());
    if (isFirst && request.method === 'GET' && request.url.endsWith('/experiments/7')) {
      isFirst = false;
      await patchExperiment(client, { experimentId: 7, body: { labels: [...before, 'theirs'] } });
    }
    return answer;
  };
  await trainyardOn({ fetch }, 'e', 'label', 'add', '7', 'mine');
  expect(await labels()).toEqual([...before, 'theirs', 'mine']);
  await trainyard('e', 'label', 'remove', '7', 'mine');
  expect(await labels()).toEqual([...before, 'theirs']);
});

test('set changes one field and keeps the others', async () => {
  const { trainyard, client } = await startCli();
  expect((await trainyard('e', 'set', 'name', '7', 'new name')).error).toBe(
    'Set the name of experiment 7.',
  );
  await trainyard('e', 'set', 'max-slots', '106', 'none');
  await trainyard('e', 'set', 'priority', '106', '40');
  const { experiment } = await getExperiment(client, { experimentId: 7 });
  expect(experiment).toMatchObject({ name: 'new name', description: 'Same recipe, longer warmup' });
  expect(await trainyard('e', 'set', 'priority', '106', '400')).toMatchObject({
    exitCode: 2,
    error: 'The priority is a whole number from 1 to 99, not "400".',
  });
  expect(await trainyard('e', 'set', 'size', '7', '1')).toMatchObject({ exitCode: 2 });
});

test('--where lists the states when it is given another one', async () => {
  const { trainyard } = await startCli();
  for (const words of ['list', 'archive']) {
    const { exitCode, error } = await trainyard('e', words, '--where', 'state=BOGUS');
    expect(exitCode).toBe(2);
    expect(error).toMatch(/^--where state takes ACTIVE, .*PAUSED, .*ERROR.*, not "BOGUS"\.$/);
  }
  const { exitCode } = await trainyard('e', 'list', '--where', 'state in (error, STATE_RUNNING)');
  expect(exitCode).toBe(0);
});

test('ACTIVE fits every state with work to do, in every list of experiments and trials', async () => {
  const { trainyard } = await startCli();
  const states = async (...words: string[]) => {
    const { out } = await trainyard(...words, '-o', 'csv', '--columns', 'state', '--no-header');
    return [...new Set(out.split(/\r\n?/))].filter((state) => state !== '').sort();
  };
  const active = ['--where', 'state=ACTIVE'];
  const working = /^STATE_(ACTIVE|QUEUED|PULLING|STARTING|RUNNING)$/;
  for (const words of [
    ['e', 'list', '--all'],
    ['project', 'list-experiments', 'Vision', 'detection-and-classification', '--all'],
    ['trial', 'list', '106'],
  ]) {
    const expected = (await states(...words)).filter((state) => working.test(state));
    expect(expected.length).toBeGreaterThan(0);
    expect(await states(...words, ...active)).toEqual(expected);
  }
});

test('--dry-run states that a label change with nothing to change sends nothing', async () => {
  const { trainyard } = await startCli();
  const dryRun = (...words: string[]) => trainyard('e', 'label', ...words, '--dry-run');
  expect(await dryRun('remove', '7', 'absent')).toMatchObject({
    exitCode: 0,
    error: 'Would send nothing (remove the label from experiment 7)',
  });
  expect((await dryRun('add', '7..8', 'ema')).error).toMatch(
    /^Would send nothing \(label experiment 7\)\nWould send PATCH .* \(label experiment 8\)$/,
  );
});
