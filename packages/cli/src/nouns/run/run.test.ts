import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { release038 } from '@trainyard/sandbox/v038';
import { expect, test } from 'vitest';
import { startCli, typed } from '../../test/trainyard';

const start = () => startCli({ release: release038 });

type Row = { id: number; state: string; workspaceName: string; username: string };

const lines = (text: string) => text.split('\n').filter((line) => line !== '');

test('lists runs newest first, by page, of a workspace and of a project', async () => {
  const { trainyard } = await start();
  const ids = lines((await trainyard('run', 'list', '--all', '-o', 'ids')).out).map(Number);
  expect(ids.length).toBeGreaterThan(400);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect(new Set(ids).size).toBe(ids.length);
  const page = await trainyard('r', '--all', '--limit', '3', '--offset', '2', '-o', 'ids');
  expect(lines(page.out).map(Number)).toEqual(ids.slice(2, 5));
  const rowsOf = async (...place: string[]): Promise<Row[]> =>
    JSON.parse((await trainyard('run', 'list', ...place, '--json')).out);
  const ofVision = await rowsOf('Vision');
  expect(new Set(ofVision.map(({ workspaceName }) => workspaceName))).toEqual(new Set(['Vision']));
  const ofProject = await rowsOf('Vision', 'detection-and-classification');
  expect(ofProject.length).toBeGreaterThan(0);
  expect(ofProject.length).toBeLessThan(ofVision.length);
  const unknown = await trainyard('run', 'list', 'Vision', 'nosuch');
  expect(unknown).toMatchObject({ exitCode: 1, error: expect.stringContaining('nosuch') });
});

test('without a place lists those of the signed-in user, and says how to see the others', async () => {
  const { trainyard } = await start();
  const none = await trainyard('run', 'list');
  expect(none.error).toBe('You have none; --all lists those of all users.');
  const { trainyard: ofOwner } = await startCli({ release: release038, username: 'jtan' });
  const own: Row[] = JSON.parse((await ofOwner('run', 'list', '--json')).out);
  expect(new Set(own.map(({ username }) => username))).toEqual(new Set(['jtan']));
  expect(own.length).toBeGreaterThan(3);
});

test.each([
  ['state=error', 'state', (value: string) => value === 'STATE_ERROR'],
  ['state in (completed, canceled)', 'state', (value: string) => /COMPLETED|CANCELED/.test(value)],
  ['state!=completed', 'state', (value: string) => value !== 'STATE_COMPLETED'],
  ['user=jtan', 'username', (value: string) => value === 'jtan'],
  ['name~sweep', 'experimentName', (value: string) => value.includes('sweep')],
  ['experiment=1', 'experimentId', (value: string) => value === '1'],
  ['workspace=Speech', 'workspaceName', (value: string) => value === 'Speech'],
  ['hp.lr>0.005', 'hyperparameters.lr', (value: string) => Number(value) > 0.005],
  ['searcherMetricValue<0.5', 'searcherMetricValue', (value: string) => Number(value) < 0.5],
])('--where %s lists the runs that fit', async (where, column, fits) => {
  const { trainyard } = await start();
  const { out } = await trainyard(
    ...['run', 'list', '--where', where, '--columns', column, '-o', 'csv', '--no-header'],
  );
  const values = out.split(/[\r\n]+/).filter((line) => line !== '');
  expect(values.length).toBeGreaterThan(0);
  expect(values.filter((value) => !fits(value))).toEqual([]);
});

test('--where refuses states and fields that no run of a list has', async () => {
  const { trainyard } = await start();
  const state = await trainyard('run', 'list', '--where', 'state=running');
  expect(state).toMatchObject({ exitCode: 2, error: expect.stringContaining('takes ACTIVE') });
  const field = await trainyard('run', 'list', '--where', 'speed=1');
  expect(field).toMatchObject({ exitCode: 2, error: expect.stringContaining('no field "speed"') });
});

test('--sort, --columns and CSV are those of other lists', async () => {
  const { trainyard } = await start();
  const { out } = await trainyard(
    ...['run', 'list', 'Vision', '--sort', 'searcherMetricValue:desc', '--limit', '5'],
    ...['--columns', 'id,searcherMetricValue', '-o', 'csv'],
  );
  const [head, ...rows] = out.split(/[\r\n]+/).filter((line) => line !== '');
  expect(head).toBe('id,searcherMetricValue');
  const values = rows.map((row) => Number(row.split(',')[1]));
  expect(values).toHaveLength(5);
  expect(values).toEqual(values.toSorted((one, other) => other - one));
});

test('view shows state, experiment, hyperparameters and last metrics', async () => {
  const { trainyard } = await start();
  const { out } = await trainyard('run', 'view', '11');
  for (const text of [
    /^ID +11$/m,
    /^Experiment +1$/m,
    /^State +COMPLETED$/m,
    /^Hyperparameters +.*lr=0\.000\d+/m,
    /^Last metrics +training\..*validation\.validation_accuracy=\d/m,
  ])
    expect(out).toMatch(text);
  const both = await trainyard('run', 'view', '11', '999999', '-o', 'ids');
  expect(both).toMatchObject({ exitCode: 1, out: '11' });
  expect(both.error).toContain('There is no run 999999, or you may not see it.');
});

test('view names the work of an active run, of which a list says only that it is active', async () => {
  const { trainyard } = await start();
  const list = await trainyard('run', 'list', '--where', 'state=active', '-o', 'ids');
  const ids = lines(list.out);
  const found: Row[] = JSON.parse((await trainyard('run', 'view', ...ids, '--json')).out);
  expect(found.map(({ state }) => state)).toContain('STATE_RUNNING');
});

test.each([
  ['metrics 11 --limit 20'],
  ['logs 11 --tail 5'],
  ['slow 85 -o csv'],
  ['follow 11'],
  ['wait 11 -o csv'],
  ['export 11'],
  ['compare 11 12'],
  ['compare 3..5 --same -o csv'],
])('%s prints the same as for the trial of that number', async (line) => {
  const { trainyard } = await start();
  const ofRun = await trainyard('run', ...line.split(' '));
  expect(ofRun).toEqual(await trainyard('trial', ...line.split(' ')));
  expect(ofRun.exitCode).toBe(0);
  expect(ofRun.out).not.toBe('');
});

test('metrics are of the runs that --where selects', async () => {
  const { trainyard } = await start();
  const where = [
    '--where',
    'experiment=4 and state=completed',
    '-o',
    'csv',
    '--columns',
    'trialId',
  ];
  const { out } = await trainyard('run', 'metrics', ...where, '--limit', '2', '--no-header');
  expect(new Set(out.split(/[\r\n]+/).filter((line) => line !== '')).size).toBe(2);
});

test('compare has the runs that --where selects, and the rows that differ', async () => {
  const { trainyard } = await start();
  const where = ['--where', 'experiment=4 and state=completed', '--limit', '2', '-o', 'csv'];
  const ids = lines((await trainyard('run', 'list', ...where.slice(0, 4), '-o', 'ids')).out);
  const { out } = await trainyard('r', 'compare', ...where);
  const [head, ...rows] = out.split('\r\n');
  expect(head).toBe(`section,path,${ids.map((id) => `trial ${id}`).join(',')}`);
  expect(rows.some((row) => row.startsWith('hyperparameters,'))).toBe(true);
  expect(rows.some((row) => row.startsWith('trial,experiment,'))).toBe(false);
});

test('actions are refused with their reason, sent, and seen in the list', async () => {
  const { trainyard } = await start();
  const stateOf = async (id: string): Promise<Row & { archived: boolean; projectName: string }> =>
    JSON.parse((await trainyard('run', 'view', id, '--json')).out);
  expect(await trainyard('run', 'kill', '11')).toMatchObject({
    exitCode: 1,
    error: expect.stringContaining('Only a run that has not ended can be killed.'),
  });
  expect((await trainyard('run', 'archive', '11')).error).toBe('Archived run 11.');
  expect((await stateOf('11')).archived).toBe(true);
  const unarchived = await trainyard('run', 'unarchive', '11', '-o', 'json');
  expect(JSON.parse(unarchived.out)).toEqual([{ id: 11, ok: true }]);
  expect((await stateOf('11')).archived).toBe(false);
  const [active = ''] = lines(
    (await trainyard('r', '--where', 'name=llm-sft-7b', '-o', 'ids')).out,
  );
  await trainyard('run', 'kill', active);
  expect((await stateOf(active)).state).toMatch(/CANCELED|STOPPING/);
  const oneOfMany = await trainyard('run', 'pause', '1');
  expect(oneOfMany.error).toContain('with several runs cannot be paused');
});

test('delete asks first, --dry-run sends nothing, -y deletes', async () => {
  const { trainyard, trainyardOn } = await start();
  const isThere = async () => (await trainyard('run', 'view', '12')).exitCode === 0;
  expect((await trainyard('run', 'delete', '12')).error).toContain('Delete run 12?');
  const dry = await trainyard('run', 'delete', '12', '--dry-run');
  expect(dry.error).toContain('Would send POST /api/v1/runs/delete {"runIds":[12]');
  expect(await isThere()).toBe(true);
  const terminal = { isTerminal: { stdin: true, stdout: false, stderr: true } };
  const no = { ...typed(''), ...terminal, prompt: async () => 'n' };
  expect((await trainyardOn(no, 'run', 'delete', '12')).error).toContain('Not done.');
  expect((await trainyard('run', 'delete', '12', '-y')).error).toBe('Began to delete run 12.');
  expect(await isThere()).toBe(false);
});

test('move reports that the other runs of an experiment move as well', async () => {
  const { trainyard } = await start();
  const { error, exitCode } = await trainyard(
    'run',
    'move',
    '1',
    '2',
    'Speech',
    'keyword-spotting',
  );
  expect(error).toContain('The other runs of experiment 1 moved with run 1.');
  expect(error).toContain('Moved run 2.');
  expect(exitCode).toBe(0);
  const moved = await trainyard('run', 'list', 'Speech', 'keyword-spotting', '-o', 'ids');
  expect(lines(moved.out)).toEqual(expect.arrayContaining(['1', '2', '3']));
});

test('a user without the permission is refused before anything is sent', async () => {
  const { trainyard } = await startCli({
    release: release038,
    scenario: 'rbac',
    username: 'viewer',
  });
  const { out } = await trainyard('run', 'list', '--all', '--limit', '1', '-o', 'ids');
  const { exitCode, error } = await trainyard('run', 'archive', out || '11');
  expect(exitCode).toBe(1);
  expect(error).toMatch(/permission|may not/i);
});

test('a secret among hyperparameters is masked', async () => {
  const { trainyard, folder, clock } = await start();
  const config = `
name: with a secret
entrypoint: x
hyperparameters: { api_key: hunter2, lr: 0.1 }
searcher: { name: single, metric: loss, max_length: { batches: 1 }, time_metric: batches, max_time: 1 }
`;
  writeFileSync(join(folder, 'config.yaml'), config);
  await trainyard('e', 'create', 'config.yaml', '--project_id', '2');
  clock.advance(3_600_000);
  for (const format of ['table', 'csv', 'json', 'yaml']) {
    const list = await trainyard('run', 'list', '--where', 'name="with a secret"', '-o', format);
    expect(list.out).toContain('with a secret');
    const [id = ''] = lines((await trainyard('run', 'list', '--limit', '1', '-o', 'ids')).out);
    const view = await trainyard('run', 'view', id, '-o', format);
    expect(`${list.out}${view.out}`).not.toContain('hunter2');
  }
});

test.each([
  ['run list', 'experiment list'],
  ['run list Vision segmentation', 'project list-experiments "Vision" "segmentation"'],
  ['run view 11', 'trial describe 11'],
  ['run logs 11', 'trial logs 11'],
  ['run metrics 11', 'trial metrics 11'],
  ['run slow 85', 'trial slow 85'],
  ['run wait 11', 'trial wait 11'],
  ['run compare 11 12', 'trial compare 11 12'],
  ['run kill 11', 'trial kill'],
  ['run archive 11', 'experiment archive'],
  ['run move 11 Vision segmentation', 'experiment move'],
])('on 0.23.4 `%s` says which command to use', async (line, instead) => {
  const { trainyard } = await startCli();
  const { exitCode, error } = await trainyard(...line.split(' '), '--detailed-exit-code');
  expect(exitCode).toBe(7);
  expect(error).toContain('Runs need a master of 0.38; this one has experiments and their trials.');
  expect(error).toContain(`Use \`trainyard ${instead}\` here.`);
});

test('completion offers runs with their experiments, and the fields of --where', async () => {
  const { trainyard } = await start();
  const offered = async (...words: string[]) => (await trainyard('__complete', ...words)).out;
  expect(await offered('run', 'view', '')).toMatch(/^526\tof 123 laptop-probe, error$/m);
  expect(await offered('run', 'list', '--where', '')).toContain('searcher=');
  const states = await offered('run', 'list', '--where', 'state=');
  expect(states).toContain('state=ACTIVE');
  expect(states).not.toContain('state=RUNNING');
});
