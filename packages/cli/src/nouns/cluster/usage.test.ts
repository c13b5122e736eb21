import { formatSlotHours } from '@trainyard/insights/figures';
import { postUserSetting } from '@trainyard/sdk/calls';
import { pricesKey, pricesPath } from '@trainyard/sdk/usage';
import { expect, test } from 'vitest';
import { startCli } from '../../test/trainyard';

const csv = ['-o', 'csv', '--no-header'];

test('hours are summed up by user, with their share', async () => {
  const { trainyard } = await startCli();
  const { out, error } = await trainyard('usage', '--columns', 'name,hours,share', ...csv);
  expect(out).toMatch(/^Jun Tan,[\d.]+,0\.\d+\r?$/m);
  expect(error).toMatch(/GPU hours from .* all together\./);
});

test('experiments and projects are computed from workloads, with the prices of their pools', async () => {
  const { trainyard, client } = await startCli();
  const value = JSON.stringify({ currency: '$', all: 1, pools: { 'a100-pool': 3 } });
  const setting = { storagePath: pricesPath, key: pricesKey, value };
  await postUserSetting(client, { body: { settings: [setting] } });
  const columns = ['--columns', 'name,hours,cost,costIsExact'];
  const { out } = await trainyard('usage', '--by', 'experiment', ...columns, ...csv);
  const [, hours, cost] = /^resnet[^,]*\(\d+\),([\d.]+),([\d.]+),true\r?$/m.exec(out) ?? [];
  expect([1, 3]).toContain(Math.round(Number(cost) / Number(hours)));
  const users = await trainyard('usage', ...columns, ...csv);
  expect(users.out).toMatch(/^Jun Tan,[\d.]+,[\d.]+,false\r?$/m);
  const projects = await trainyard('usage', '--by', 'project', '--monthly', '--columns', 'name');
  expect(projects.out).toContain('Vision / ');
  expect(projects.error).toContain('notebooks, shells and commands are not in them');
});

test('a period is limited as in the console, and must have begun', async () => {
  const { trainyard } = await startCli();
  const { error } = await trainyard('usage', '--from', '2026-01-01', '--to', '2026-03-09');
  expect(error).toContain('At most 31 days are shown, so this starts on 2026-02-07');
  for (const wrong of [
    ['--from', 'soon'],
    ['--monthly', '--to', '2026-03-09'],
    ['--from', '2026-03-09', '--to', '2026-03-01'],
    ['--price', 'much'],
  ])
    expect((await trainyard('usage', ...wrong)).exitCode).toBe(2);
});

test.each(['user', 'project', 'experiment'])(
  'the sum below %ss is that of the rows',
  async (by) => {
    const { trainyard } = await startCli();
    const { out, error } = await trainyard('usage', '--by', by, '--columns', 'hours', '-o', 'csv');
    const hours = out.split(/\r\n?/).slice(1).map(Number);
    const sum = hours.reduce((all, each) => all + each, 0);
    expect(sum).toBeGreaterThan(0);
    expect(error).toContain(`${formatSlotHours(sum)} GPU hours`);
  },
);

test('a period with today says that today is not summed up yet', async () => {
  const { trainyard } = await startCli();
  const today = new Date().toISOString().slice(0, 10);
  const words = 'Today is not in it yet';
  expect((await trainyard('usage', '--from', today, '--to', today)).error).toContain(words);
  expect((await trainyard('usage')).error).not.toContain(words);
});
