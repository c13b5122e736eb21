import { items } from '@trainyard/sdk';
import { getExperiments, getNotebooks, killNotebook } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { startCli } from '../../test/trainyard';

type Row = { name: string; slots: number; evidence: string };

test('waste lists idle GPUs, notebooks and TensorBoards, and the slots they free', async () => {
  const { trainyard } = await startCli();
  const { out, error } = await trainyard('waste', '--json');
  const rows: Row[] = JSON.parse(out);
  const evidenceOf = (name: string) => rows.find((row) => row.name === name)?.evidence;
  expect(evidenceOf('convnext-distill')).toMatch(/^all 4 GPUs below 5 % for 3\d min$/);
  expect(evidenceOf('prompt ablations')).toBe('no line in its log for 47 min');
  expect(evidenceOf('TensorBoard (neatly-modest-ibis)')).toMatch(/^nobody opened it.* 2 h 9 min$/);
  expect(evidenceOf('vit-b16-augmix')).toBeUndefined();
  expect(evidenceOf('Shell (kindly-select-falcon)')).toBeUndefined();
  expect(rows.map(({ slots }) => slots).slice(0, 3)).toEqual([4, 1, 0]);
  expect(out).not.toContain('********');
  expect(error).toBe('Stopping all of them frees 5 GPUs.');
});

test('the slots that waste would free are those of the rows that --where selects (R17)', async () => {
  const { trainyard } = await startCli();
  const one = await trainyard('waste', '--where', 'name=convnext-distill');
  expect(one.error).toBe('Stopping all of them frees 4 GPUs.');
  const none = await trainyard('waste', '--where', 'name=nothing');
  expect(none.error).toBe('');
});

test('idle GPU-hours are listed by day, with their cost for the given price', async () => {
  const { trainyard } = await startCli();
  const { out, error } = await trainyard('waste', 'days', '--price', '2', '--json');
  const days: { day: string; hours: number }[] = JSON.parse(out);
  expect(days).toHaveLength(14);
  expect(days.some(({ hours }) => hours > 1)).toBe(true);
  expect(error).toMatch(
    /^[\d.]+ idle GPU-hours in the last 7 days, \$[\d.,]+; from \d+ of \d+ experiments, whose GPUs are measured, and from tasks that are idle now\.$/,
  );
});

test('a notebook that is idle now counts for the day as the console counts it', async () => {
  const { trainyard, client, clock } = await startCli();
  const today = async () => {
    const { out } = await trainyard('waste', 'days', '--json');
    const days: { hours: number }[] = JSON.parse(out);
    return days.at(-1)?.hours ?? 0;
  };
  const before = await today();
  const { notebooks } = await getNotebooks(client, {});
  const idle = notebooks.find(({ description }) => description === 'prompt ablations');
  await killNotebook(client, { notebookId: idle?.id ?? '' });
  clock.advance(5_000);
  // it held a slot for 47 minutes
  expect(before - (await today())).toBeCloseTo(47 / 60, 1);
});

test('waste follows the clock, and leaves out a stopped task', async () => {
  const { trainyard, clock, client } = await startCli();
  const names = async () =>
    JSON.parse((await trainyard('waste', '--json')).out).map(({ name }: Row) => name);
  clock.advance(10 * 60_000);
  expect(await names()).toContain('Shell (kindly-select-falcon)');
  const { notebooks } = await getNotebooks(client, {});
  const idle = notebooks.find(({ description }) => description === 'prompt ablations');
  await killNotebook(client, { notebookId: idle?.id ?? '' });
  clock.advance(5_000);
  expect(await names()).not.toContain('prompt ablations');
});

test('an experiment that stays paused is waste after a week', async () => {
  const { trainyardOn, clock, client } = await startCli({ scenario: 'rbac' });
  const paused: string[] = [];
  const states = ['STATE_PAUSED' as const];
  for await (const { name } of items(client, getExperiments, { states })) paused.push(name);
  expect(paused.length).toBeGreaterThan(0);
  const later = clock.now() + 8 * 86_400_000;
  const { out } = await trainyardOn({ now: () => later }, 'waste', '--columns', 'name,evidence');
  for (const name of paused) expect(out).toContain(name);
  expect(out).toMatch(/paused, started \d+ d ago; holds no slot/);
});
