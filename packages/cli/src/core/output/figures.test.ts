import { formatCount, formatMetric } from '@trainyard/insights/figures';
import { expect, test } from 'vitest';
import { startCli } from '../../test/trainyard';

const row = /^\s*(\S+)\s+(\S+)$/;

test('a table has the figures of the console, a file all their digits (screens-experiments L4)', async () => {
  const { trainyard } = await startCli();
  const words = ['t', 'metrics', '27', '--group', 'validation', '--limit', '40', '--no-header'];
  const asked = [...words, '--columns', 'batches,value'];
  const table = (await trainyard(...asked)).out.split('\n').map((line) => row.exec(line)?.slice(1));
  const csv = (await trainyard(...asked, '-o', 'csv')).out.trimEnd().split(/\r?\n/);
  const values = csv.map((line) => line.split(',').map(Number));
  expect(values.some(([batches = 0]) => batches > 1000)).toBe(true);
  expect(table).toEqual(
    values.map(([batches = 0, value]) => [formatCount(batches), formatMetric(value)]),
  );
  expect(csv.join()).toMatch(/\.\d{5,}/);
});

test('a comparison of trials has the figures of the console', async () => {
  const { trainyard } = await startCli();
  const { out } = await trainyard('t', 'compare', '27', '28', '--same');
  const loss = out.split('\n').filter((line) => /^best .*\d/.test(line));
  expect(loss.length).toBeGreaterThan(0);
  for (const line of loss) expect(line).toMatch(/^best +\S+( +-?[\d,]+(\.\d{4}(e-?\d+)?)?){2}$/);
});
