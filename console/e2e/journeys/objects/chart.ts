import type { Page } from 'playwright-core';

/** A figure: its drawing, its announcements, its values as a table. */
export function chart(page: Page, name: string | RegExp) {
  const figure = page.getByRole('figure', { name });
  const surface = figure.locator('[aria-roledescription="chart"]');
  return {
    figure,
    surface,
    spoken: surface.locator('[aria-live]'),
    openTable: () => figure.getByRole('button', { name: 'View as table' }).click(),
  };
}
