import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '~/test/render-app';

// the running search of the demo
const path = '/experiments/113/visualization/learning-curve';

const curves = async () =>
  within(await screen.findByRole('table', { name: 'Trials of the curves' }));

/** The texts of one column, from the top. */
async function column(title: string): Promise<string[]> {
  const table = await curves();
  const titles = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const at = titles.indexOf(title);
  const [, ...rows] = table.getAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('cell')[at]?.textContent ?? '');
}

test('the trials of the curves are put in order by their heads, as the link says', async () => {
  const { user, router } = await renderApp(path);
  const best = await column('Trial ID');
  await user.click((await curves()).getByRole('button', { name: 'Trial ID' }));
  const byId = best.toSorted((one, other) => Number(one) - Number(other));
  expect(byId).not.toEqual(best);
  await waitFor(async () => expect(await column('Trial ID')).toEqual(byId));
  expect(router.state.location.search).toMatchObject({ sort: 'trial=asc' });
  await user.click((await curves()).getByRole('button', { name: 'lr' }));
  await user.click((await curves()).getByRole('button', { name: 'lr' }));
  const head = (await curves()).getByRole('columnheader', { name: 'lr' });
  await waitFor(() => expect(head.getAttribute('aria-sort')).toBe('descending'));
  const rates = (await column('lr')).map(Number);
  expect(rates).toEqual(rates.toSorted((one, other) => other - one));
  expect(new Set(rates).size).toBeGreaterThan(1);
});

test('an order that there is not leaves the best first', async () => {
  const first = await renderApp(path);
  const best = await column('Trial ID');
  first.unmount();
  await renderApp(`${path}?sort=moon%3Dasc`);
  expect(await column('Trial ID')).toEqual(best);
});

test('Reset takes back what the curve was narrowed to', async () => {
  const { user, router } = await renderApp(`${path}?trials=1&scale=log&metric=training%7Closs`);
  await waitFor(async () => expect(await column('Trial ID')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(async () => expect((await column('Trial ID')).length).toBeGreaterThan(1));
  expect(router.state.location.search).toEqual({});
});
