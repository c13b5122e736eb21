import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { idsOf, listPath, rowOf, rows, withHeight } from '~/test/experiment-list';
import { renderApp } from '~/test/render-app';

withHeight();

const first = 'resnet50-lr-sweep';

const edgeOf = (row: HTMLElement | undefined) => row?.querySelector('td')?.style.boxShadow;

test('selected rows have colors of their own, also where their usual ones are the same (E12)', async () => {
  const { user } = await renderApp(listPath);
  await rowOf(first);
  const ids = idsOf();
  const [one, other] = ids.flatMap((id, at) => {
    const same = ids.findIndex((next, place) => place > at && (next - id) % 12 === 0);
    return same < 0 ? [] : [at, same];
  });
  if (one === undefined || other === undefined) throw new Error('no rows share a color');
  for (const at of [one, other])
    await user.click(within(rows()[at] ?? document.body).getByRole('checkbox'));
  await waitFor(() => expect(edgeOf(rows()[one])).toMatch(/var\(--c\d+\)/));
  expect(edgeOf(rows()[one])).not.toBe(edgeOf(rows()[other]));
});

test('Ctrl+A selects all rows, and Escape none (E14.15)', async () => {
  const { user } = await renderApp(listPath);
  const row = await rowOf(first);
  row.querySelector<HTMLElement>('td[data-col="1"]')?.focus();
  await user.keyboard('{Control>}a{/Control}');
  await screen.findByRole('region', { name: 'Selection' });
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull());
});

test('letters after a press of Columns start no shortcut (E3)', async () => {
  const { user, router } = await renderApp(listPath);
  await rowOf(first);
  await user.click(screen.getByRole('button', { name: /^Columns/ }));
  await user.keyboard('gw');
  const field = await screen.findByRole('searchbox', { name: 'Search columns' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(router.state.location.pathname).toBe(listPath);
});

test('below the name of a failed experiment is the line of its error, each log is read once (A6)', async () => {
  const line = encodeURIComponent('state = ERROR');
  const { requests } = await renderApp(`${listPath}?filter=${line}`);
  const errors = await screen.findAllByTitle(/\w+(Error|Exception)\b/);
  for (const error of errors) expect(error.closest('td')?.querySelector('a')).not.toBeNull();
  const logs = requests.map(({ url }) => url).filter((url) => /\/trials\/\d+\/logs/.test(url));
  expect(logs.length).toBeGreaterThan(0);
  expect(new Set(logs).size).toBe(logs.length);
});

test('the list of keys has those of its rows (E14.15)', async () => {
  const { user } = await renderApp(listPath);
  await rowOf(first);
  await user.keyboard('?');
  const map = within(
    await screen.findByRole('dialog', { busy: false, name: 'Keyboard shortcuts' }),
  );
  for (const label of [/^Select all rows/, /^Edit the cell/, /^Edit the tags/, /^Details beside/])
    expect(map.getByText(label)).toBeVisible();
});
