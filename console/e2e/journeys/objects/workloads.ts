import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Scrolls to the workloads under a trial's curves, which load when they are reached. */
export async function toWorkloads(page: Page) {
  await page.getByRole('figure').first().waitFor();
  const heading = page.getByRole('heading', { name: 'Workloads', exact: true });
  const rows = page.getByRole('table', { name: 'Workloads' }).getByRole('row');
  // curves that load later push them down again
  await expect
    .poll(async () => {
      await heading.scrollIntoViewIfNeeded();
      return rows.count();
    })
    .toBeGreaterThan(1);
}
