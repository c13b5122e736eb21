import type { Page } from 'playwright-core';

/** The comparison of experiments: their names, charts and settings. */
export function comparePage(page: Page) {
  const main = page.getByRole('main');
  const table = main.getByRole('table', { name: 'Experiments to compare' });
  const settings = main.getByRole('table', { name: 'Hyperparameters and config' });
  const adding = page.getByRole('dialog', { name: 'Add experiment' });
  return {
    main,
    table,
    settings,
    heads: settings.getByRole('columnheader'),
    settingRows: settings.getByRole('row'),
    part: (name: 'Metrics' | 'Parallel coordinates' | 'Trials' | 'Logs') =>
      main.getByRole('region', { name, exact: true }),
    /** names of metrics; the top level has groups */
    metricNames: main.getByRole('tree', { name: 'Metric names' }).getByRole('treeitem'),
    /** the log of a trial next to others */
    log: (trialId: number) => main.getByRole('article', { name: new RegExp(`trial ${trialId}$`) }),
    figures: main.getByRole('region', { name: 'Metrics' }).getByRole('figure'),
    onlyDifferences: main.getByRole('checkbox', { name: 'Only differences' }),
    drops: table.getByRole('button', { name: /^Remove .* from the comparison$/ }),
    bases: table.getByRole('button', { name: /^Compare the others with / }),
    /** the color of each experiment's dot, by the text beside it */
    colors: () =>
      settings.locator('thead th span:has(> a)').evaluateAll((heads) =>
        Object.fromEntries(
          heads.map((head) => {
            const dot = head.firstElementChild;
            return [head.textContent, dot ? getComputedStyle(dot).backgroundColor : ''];
          }),
        ),
      ),
    async add(id: number) {
      await main.getByRole('button', { name: 'Add experiment' }).click();
      await adding.getByRole('searchbox', { name: 'Name or ID' }).fill(String(id));
      await adding.getByRole('button', { name: new RegExp(`\\D${id}$`) }).click();
      await page.keyboard.press('Escape');
      await adding.waitFor({ state: 'detached' });
    },
    ids: () => new URL(page.url()).searchParams.getAll('id').map(Number),
  };
}
