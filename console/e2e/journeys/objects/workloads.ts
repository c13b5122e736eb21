import type { Page } from 'playwright-core';

/** Scrolls to the workloads under a trial's curves, which load when they are reached. */
export async function toWorkloads(page: Page) {
  // curves that load later would push them down again
  await page.getByRole('figure').first().waitFor();
  await page.getByRole('heading', { name: 'Workloads', exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole('table', { name: 'Workloads' }).getByRole('row').nth(1).waitFor();
}
