import { screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';

/** Vision / detection-and-classification of the demo. */
export const listPath = '/projects/2/experiments';

/** jsdom has no layout: gives the list the height of about ten rows, as each row makes a test slower. */
export const withHeight = (height = 400) =>
  beforeEach(() => {
    const size = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height);
    return () => size.mockRestore();
  });

export const rows = (): HTMLElement[] =>
  screen.getAllByRole('row').filter((row) => Number(row.dataset.index) >= 0);

export async function rowOf(name: string): Promise<HTMLElement> {
  const link = await screen.findByRole('link', { name });
  const row = link.closest('tr');
  if (!row) throw new Error(`${name} is in no row`);
  return row;
}

export const idsOf = (): number[] => rows().map((row) => Number(row.children[1]?.textContent));

type User = { click: (element: Element) => Promise<void> };

export async function openMenu(user: User, name: string): Promise<HTMLElement> {
  await rowOf(name);
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  return screen.findByRole('menu');
}

export const isSearch = (request: Request): boolean =>
  new URL(request.url).pathname.endsWith('/experiments-search');

export const searchesOf = (requests: Request[]): URLSearchParams[] =>
  requests.filter(isSearch).map((request) => new URL(request.url).searchParams);
