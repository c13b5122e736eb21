import type { Page } from 'playwright-core';

/** One trial: its breadcrumb, its actions, its neighbors, its tabs. */
export function trialPage(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    title: (id: number) =>
      page.getByRole('heading', { level: 1, name: `Trial ${id}`, exact: true }),
    crumbs: page.getByRole('navigation', { name: 'Breadcrumb' }),
    tab: (name: RegExp) =>
      page.getByRole('navigation', { name: 'Trial' }).getByRole('link', { name }),
    action: (name: string) => main.getByRole('button', { name, exact: true }),
    neighbor: (name: 'Previous Trial' | 'Next Trial') =>
      main.getByRole('link', { name, exact: true }),
  };
}
