import { getModel } from '@trainyard/sdk/calls';
import { modelAliases } from '@trainyard/sdk/model';
import { describe, expect, test } from 'vitest';
import { countClicks } from '../support/clicks';
import { openConsole } from './objects/console-fixture';

describe('a release of a model', () => {
  const fixture = openConsole('--seed', '7');

  const inProduction = async () => {
    const { model } = await getModel(await fixture.callerFor(), { modelName: 'shelf-detector' });
    return modelAliases(model).get('production');
  };

  test('is promoted in two clicks and without a word typed (B9)', async () => {
    const page = await fixture.open('models/1/versions/3');
    const clicks = countClicks();
    await clicks.click(page.getByRole('button', { name: 'Promote to production...' }));
    const dialog = page.getByRole('dialog', { name: 'Promote V3 to production' });
    await dialog.getByRole('table', { name: 'Metrics of both versions' }).waitFor();
    await clicks.click(dialog.getByRole('button', { name: 'Promote', exact: true }));
    await expect.poll(inProduction).toBe(3);
    expect(clicks.count).toBe(2);
  });

  test('is rolled back in two clicks from the history of the model (B9)', async () => {
    const page = await fixture.open('models/1');
    const clicks = countClicks();
    const history = page.getByRole('region', { name: 'History' });
    await clicks.click(history.getByRole('button', { name: 'Roll back to V2...' }));
    const dialog = page.getByRole('dialog', { name: 'Roll back to V2' });
    await dialog.getByText(/^The alias production moves from V3 to V2\./).waitFor();
    await clicks.click(dialog.getByRole('button', { name: 'Roll back' }));
    await expect.poll(inProduction).toBe(2);
    expect(clicks.count).toBe(2);
  });
});
