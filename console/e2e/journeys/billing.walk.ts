import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { countClicks } from '../support/clicks';
import { openConsole } from './objects/console-fixture';

describe('the usage of a month', () => {
  const fixture = openConsole('--seed', '7');

  test('is a file of what is shown after three clicks (B11)', async () => {
    const page = await fixture.open('clusters/historical-usage');
    const main = page.getByRole('main');
    const clicks = countClicks();
    await clicks.click(main.getByRole('radio', { name: 'Last month' }));
    await main.getByRole('radio', { name: 'Last month', checked: true }).waitFor();
    await clicks.click(main.getByRole('button', { name: 'Download CSV' }));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      clicks.click(page.getByRole('button', { name: 'Proceed to Download' })),
    ]);
    expect(clicks.count).toBe(3);
    const month = new Date();
    month.setUTCDate(0);
    const last = month.toISOString().slice(0, 10);
    const first = `${last.slice(0, 7)}-01`;
    expect(download.suggestedFilename()).toBe(`compute-hours-by-user-${first}-${last}.csv`);
    const text = await readFile(await download.path(), 'utf8');
    const [head = '', ...rows] = text.split('\r\n');
    // the demo's usage goes back three months
    expect(rows.filter((row) => row !== '').length).toBeGreaterThan(1);
    // a name, its total, and each day of the month
    expect(head.split(',')).toHaveLength(2 + Number(last.slice(8)));
  });

  test('has files of rows that are named by their period', async () => {
    const page = await fixture.open('clusters/historical-usage?after=2026-01-02&before=2026-01-03');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Download Resource Usage Data in CSV' });
    await dialog.getByRole('combobox', { name: 'Group by' }).click();
    await page.getByRole('option', { name: 'Workloads' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Proceed to Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('workloads-2026-01-02-2026-01-03.csv');
  });
});
