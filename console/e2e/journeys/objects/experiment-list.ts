import type { Page } from 'playwright-core';

/** The experiments of a project, or its runs: the toolbar above the list, its heads, its rows. */
export function experimentList(page: Page, name: 'Experiments' | 'Runs' = 'Experiments') {
  const main = page.getByRole('main');
  const grid = page.getByRole('grid', { name });
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  const row = (name: string) =>
    grid
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .first();
  return {
    main,
    grid,
    button,
    row,
    links: grid.locator('tbody a[href*="/experiments/"]'),
    head: (title: string) => grid.getByRole('columnheader', { name: title, exact: true }),
    /** ids of the columns from the left, except those of boxes and menus */
    columns: () =>
      grid
        .locator('th[data-column]')
        .evaluateAll((heads) => heads.map((each) => each.getAttribute('data-column'))),
    /** the background colors of the cells of a column, by its title */
    async colors(title: string) {
      const titles = await grid.getByRole('columnheader').allTextContents();
      return grid
        .locator(`tbody [data-col="${titles.indexOf(title)}"]`)
        .evaluateAll((cells) => cells.map((each) => getComputedStyle(each).backgroundColor));
    },
    check: (name: string) =>
      grid.getByRole('checkbox', { name: `Select ${name}`, exact: true }).first(),
    /** a cell of a row by the title of its column */
    async cell(name: string, title: string) {
      // optional columns are rendered after the rows
      await grid.getByRole('columnheader').filter({ hasText: title }).first().waitFor();
      const titles = await grid.getByRole('columnheader').allTextContents();
      return row(name).getByRole('gridcell').nth(titles.indexOf(title));
    },
    total: main.getByText(/^[\d,]+ (experiments?|runs?|match|of [\d,]+, [\d,]+ archived)$/),
    selection: page.getByRole('region', { name: 'Selection' }),
    /** opens the menu of the toolbar; its items load after it */
    async openMenu(name: string) {
      await noMenu(page);
      await button(name).click();
      const menu = page.getByRole('menu');
      await menu.getByRole('menuitemradio').or(menu.getByRole('menuitem')).first().waitFor();
      return menu;
    },
    async openHeadMenu(title: string) {
      await noMenu(page);
      await grid.getByRole('button', { name: `Column ${title}`, exact: true }).click();
      const menu = page.getByRole('menu');
      await menu.getByRole('menuitem').first().waitFor();
      return menu;
    },
    async openRowMenu(name: string) {
      await noMenu(page);
      await grid
        .getByRole('button', { name: `Actions for ${name}`, exact: true })
        .first()
        .click();
      return rowMenu(page);
    },
    async rightClick(name: string) {
      await noMenu(page);
      await row(name).getByRole('link', { name, exact: true }).click({ button: 'right' });
      return rowMenu(page);
    },
  };
}

/** The previous one still exists while it fades out. */
const noMenu = (page: Page) => page.getByRole('menu').waitFor({ state: 'detached' });

/** The menu of a row; the actions come after the items that open it. */
async function rowMenu(page: Page) {
  const menu = page.getByRole('menu');
  await menu.getByRole('menuitem').nth(2).waitFor();
  return menu;
}
