import { screen, within } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';

/** Vision / detection-and-classification of the demo. */
export const listPath = '/projects/2/experiments';

/** jsdom has no layout: gives the list the height of about ten rows, as each row makes a test slower. */
export const withHeight = (height = 400) =>
  beforeEach(() => {
    const size = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height);
    return () => size.mockRestore();
  });

// a query by role computes roles and names all over the page, again at each change of it
export function rows(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('tr[role="row"][data-index]')];
  if (all.length === 0) throw new Error('There is no list.');
  return all.filter((row) => Number(row.dataset.index) >= 0);
}

/** The link of a row to its experiment, found by its text. */
export const linkOf = (name: string): Promise<HTMLElement> =>
  screen.findByText(name, { selector: 'tr[role="row"] a[href]' });

export async function rowOf(name: string): Promise<HTMLElement> {
  const link = await linkOf(name);
  const row = link.closest('tr');
  if (!row) throw new Error(`${name} is in no row`);
  return row;
}

export const idsOf = (): number[] => rows().map((row) => Number(row.children[1]?.textContent));

type User = { click: (element: Element) => Promise<void> };

export async function openMenu(user: User, name: string): Promise<HTMLElement> {
  const row = await rowOf(name);
  await user.click(within(row).getByRole('button', { name: `Actions for ${name}` }));
  return screen.findByRole('menu');
}

export const isSearch = (request: Request): boolean =>
  new URL(request.url).pathname.endsWith('/experiments-search');

export const searchesOf = (requests: Request[]): URLSearchParams[] =>
  requests.filter(isSearch).map((request) => new URL(request.url).searchParams);
