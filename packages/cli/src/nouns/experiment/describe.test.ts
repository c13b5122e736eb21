import { expect, test } from 'vitest';
import { startCli, typed } from '../../test/trainyard';

test('list shows your own, newest first; --all those of all users', async () => {
  const { trainyard } = await startCli({ username: 'jtan' });
  const own = await trainyard('experiment', 'list', '--limit', '2');
  expect(own).toEqual({
    exitCode: 0,
    error: '',
    out: [
      ' ID  Owner  Name              Parent  State    Progress  Started               Ended  Pool',
      '116  jtan   long-context-64k          QUEUED         0%  2026-11-20 08:52:00Z         a100-pool',
      '106  jtan   llm-sft-7b                RUNNING       63%  2026-11-20 07:56:00Z         a100-pool',
    ].join('\n'),
  });
  const all = await trainyard('e', '--all', '-o', 'ids', '--limit', '3', '--offset', '1');
  expect(all.out).toBe('119\n118\n117');
});

test('list reads until the end', async () => {
  const { trainyard } = await startCli();
  const { out } = await trainyard('e', 'ls', '-a', '-o', 'ids', '--limit', '50', '--pages', 'all');
  expect(out.split('\n')).toHaveLength(120);
  const two = await trainyard('e', 'ls', '-a', '-o', 'ids', '--limit', '7', '--pages', '2');
  expect(two.out.split('\n')).toHaveLength(14);
});

test('--where filters on the master where possible, and otherwise locally', async () => {
  const { trainyard } = await startCli();
  const { out } = await trainyard(
    'e',
    'list',
    '--where',
    'state in (ERROR, CANCELED) and user=jtan and progress>0.05',
    '--columns',
    'id,state,username',
    '--csv',
  );
  expect(out.split('\r\n').slice(0, 3)).toEqual([
    'id,state,username',
    '90,STATE_CANCELED,jtan',
    '12,STATE_ERROR,jtan\r',
  ]);
  const active = await trainyard('e', 'list', '--where', 'state=running and user=jtan', '-oids');
  expect(active.out).toBe('106');
});

test('describe takes ids, ranges and standard input', async () => {
  const { trainyard, trainyardOn } = await startCli();
  const { out } = await trainyard('experiment', 'describe', '7');
  expect(out.split('\n').slice(0, 4)).toEqual([
    'ID           7',
    'Name         mobilenetv3-qat',
    'Description  Same recipe, longer warmup',
    'State        COMPLETED',
  ]);
  const one = await trainyard('e', 'describe', '7', '--json');
  expect(JSON.parse(one.out)).toMatchObject({ id: 7, state: 'STATE_COMPLETED' });
  const piped = typed('3\n4 5\n');
  const many = await trainyardOn(piped, 'e', 'describe', '-', '1..2,4', '-o', 'ids');
  expect(many.out).toBe('3\n4\n5\n1\n2');
});

test('states have one spelling in data, which --where accepts', async () => {
  const { trainyard } = await startCli();
  const list = ['e', 'list', '--limit', '3', '--where', 'state=STATE_CANCELED', '-o', 'jsonl'];
  const states = async (...more: string[]) =>
    (await trainyard(...list, ...more)).out.split('\n').map((line) => JSON.parse(line).state);
  expect(await states()).toEqual(['STATE_CANCELED', 'STATE_CANCELED', 'STATE_CANCELED']);
  expect(await states('--columns', 'id,state')).toEqual(await states());
  const short = await trainyard('e', 'list', '--limit', '3', '--where', 'state=CANCELED', '-oids');
  expect(short.out).toBe((await trainyard(...list, '--columns', 'id', '-o', 'ids')).out);
});

test('a missing one does not prevent showing the others', async () => {
  const { trainyard } = await startCli();
  const missing = 'There is no %, or you may not see it.';
  const some = await trainyard('e', 'describe', '5', '99999', '6', '-o', 'ids');
  expect(some).toMatchObject({ exitCode: 1, out: '5\n6' });
  expect(some.error.split('\n')[0]).toBe(missing.replace('%', 'experiment 99999'));
  expect(some.error.split('\n').at(-1)).toBe('1 of 3 failed.');
  const trials = await trainyard('t', 'describe', '1', '999999', '2', '-o', 'ids');
  expect(trials).toMatchObject({ exitCode: 1, out: '1\n2' });
  const can = await trainyard('can', 'kill', '3', '99999', '4', '-o', 'csv', '--columns', 'id');
  expect(can).toMatchObject({ exitCode: 1, out: 'id\r\n3\r\n4\r' });
  const workspaces = await trainyard('w', 'describe', 'vision', 'nowhere', '-o', 'json');
  expect(JSON.parse(workspaces.out)).toEqual([expect.objectContaining({ name: 'Vision' })]);
  const detailed = await trainyard('e', 'describe', '5', '99999', '--detailed-exit-code');
  expect(detailed.exitCode).toBe(9);
});

test('a missing one is reported with one sentence, the master’s message and its own exit code', async () => {
  const { trainyard } = await startCli();
  const missing = await trainyard('e', 'describe', '99999');
  expect(missing).toEqual({
    exitCode: 1,
    out: '',
    error: "There is no experiment 99999, or you may not see it.\n  experiment '99999' not found",
  });
  const detailed = await trainyard('e', 'describe', '99999', '--detailed-exit-code');
  expect(detailed.exitCode).toBe(6);
  expect(await trainyard('e', 'describe', 'seven')).toMatchObject({
    exitCode: 2,
    error: '"seven" is not the id of any experiment, which is a whole number.',
  });
});

test('describe --metrics prints what each trial reported and when [K7]', async () => {
  const { trainyard } = await startCli();
  const trials = (await trainyard('trial', 'list', '106', '-o', 'ids')).out.split('\n');
  const csv = ['--metrics', '-o', 'csv', '--no-header'];
  const ofTrials = await Promise.all(
    trials.map(async (id) => {
      const { out } = await trainyard('trial', 'describe', id, ...csv);
      return out
        .trim()
        .split('\r\n')
        .map((line) => `${id},${line}`);
    }),
  );
  const { out, exitCode } = await trainyard('experiment', 'describe', '106', ...csv);
  expect(exitCode).toBe(0);
  expect(out.trim().split('\r\n').slice(0, 50)).toEqual(ofTrials.flat().slice(0, 50));
  expect(ofTrials.flat().length).toBeGreaterThan(3);
});
