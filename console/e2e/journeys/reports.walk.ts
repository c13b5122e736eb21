import { describe, expect, test } from 'vitest';
import { countClicks } from '../support/clicks';
import { hasFocus } from '../support/has-focus';
import { openConsole } from './objects/console-fixture';

describe('a report', () => {
  const fixture = openConsole('--seed', '7');

  test('with a live chart is written and linked in six clicks, without an id (B10)', async () => {
    const page = await fixture.open('projects/2/notes');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const main = page.getByRole('main');
    const clicks = countClicks();
    await clicks.click(main.getByRole('button', { name: 'New Note' }).first());
    // the title has the focus
    const title = main.getByRole('textbox', { name: 'Title' });
    await expect.poll(() => hasFocus(title)).toBe(true);
    await page.keyboard.type('Weekly report');
    await page.keyboard.press('Enter');
    await page.waitForURL(/note=Weekly/);
    await clicks.click(main.getByRole('button', { name: 'Live chart' }));
    const dialog = page.getByRole('dialog', { name: 'Insert a live chart' });
    await dialog.getByRole('combobox', { name: 'Experiments' }).fill('fcos');
    await clicks.click(dialog.getByRole('option', { name: /^fcos.*Completed$/ }).first());
    await dialog.getByRole('listbox', { name: 'Metrics' }).getByRole('option').first().waitFor();
    await clicks.click(dialog.getByRole('button', { name: 'Insert' }));
    await dialog.waitFor({ state: 'detached' });
    const text = main.getByRole('textbox', { name: 'Markdown' });
    await expect.poll(() => hasFocus(text)).toBe(true);
    await page.keyboard.press('Control+s');
    await page.locator('main .live-block canvas').first().waitFor();
    await clicks.click(main.getByRole('button', { name: 'Actions for Weekly report' }));
    await clicks.click(page.getByRole('menuitem', { name: 'Copy link' }));
    await page.getByText('Link copied', { exact: true }).waitFor();
    expect(clicks.count).toBe(6);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const reader = await fixture.open(link.replace(fixture.address(''), ''), { username: 'jtan' });
    await reader.locator('main .live-block canvas').first().waitFor();
  });
});

describe('a toast', () => {
  const fixture = openConsole('--seed', '7');

  test.each([
    { viewport: { width: 1440, height: 900 } },
    { viewport: { width: 390, height: 844 } },
  ])('is above the selection bar at %j (F3)', async ({ viewport }) => {
    const page = await fixture.open('clusters/idle', { viewport });
    await page.context().grantPermissions(['clipboard-write']);
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .check();
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .nth(1)
      .check();
    const bar = page.getByRole('region', { name: 'Selection' });
    await bar.getByRole('button', { name: 'Copy a message to the owners' }).click();
    const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
    await toast.getByText('Message to the owners copied').waitFor();
    const overlapPx = async () => {
      const [over, under] = [await toast.boundingBox(), await bar.boundingBox()];
      return over && under ? over.y + over.height - under.y : Number.NaN;
    };
    // the toast slides to its place
    await expect.poll(overlapPx).toBeLessThanOrEqual(0);
  });
});
