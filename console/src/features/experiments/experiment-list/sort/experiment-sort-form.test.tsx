import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listPath, rowOf, searchesOf, withHeight } from '~/test/experiment-list';
import { renderApp } from '~/test/render-app';

withHeight();

async function openForm(query = '') {
  await import('./experiment-sort-form');
  const rendered = await renderApp(listPath + query);
  const { user } = rendered;
  await rowOf('maskrcnn-anchor-search-v3');
  const open = async () => {
    await user.click(screen.getByRole('button', { name: /^Sort/ }));
    return within(await screen.findByRole('dialog', { busy: false, name: 'Sort by' }));
  };
  const pick = async (button: string | RegExp, option: string | RegExp) => {
    await user.click(screen.getByRole('button', { name: button }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  const newest = () => searchesOf(rendered.requests).at(-1)?.get('sort');
  return { ...rendered, open, pick, newest };
}

test('columns are sorted by one after the other, also those that do not show', async () => {
  const { user, open, pick, newest } = await openForm();
  const form = await open();
  await pick('Column 1: Started', 'Searcher');
  await waitFor(() => expect(newest()).toBe('searcherType=asc'));
  await user.click(form.getByRole('button', { name: 'Add sort' }));
  await user.click(screen.getByRole('button', { name: 'Column 2' }));
  // each column once
  expect(screen.queryByRole('option', { name: 'Searcher' })).toBeNull();
  await user.click(await screen.findByRole('option', { name: /^validation_loss/ }));
  await waitFor(() => expect(newest()).toBe('searcherType=asc,validation.validation_loss=asc'));
  await user.click(form.getByRole('combobox', { name: 'Direction 2' }));
  await user.click(await screen.findByRole('option', { name: '9 → 0' }));
  await waitFor(() => expect(newest()).toBe('searcherType=asc,validation.validation_loss=desc'));
  expect(screen.getByRole('button', { name: /^Sort ?Searcher \+1$/ })).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Remove sort 1' }));
  await waitFor(() => expect(newest()).toBe('validation.validation_loss=desc'));
});

test('a row without a column sorts by nothing and is dropped on close; Reset restores the default', async () => {
  const { user, open, newest, router } = await openForm('?sort=name%3Dasc');
  let form = await open();
  await user.click(form.getByRole('button', { name: 'Add sort' }));
  expect(form.getByRole('combobox', { name: 'Direction 2' })).toHaveProperty('disabled', true);
  expect(newest()).toBe('name=asc');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sort by' })).toBeNull());
  form = await open();
  expect(form.getAllByRole('listitem').length).toBe(1);
  await user.click(form.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sort by' })).toBeNull());
  await waitFor(() => expect(newest()).toBe('startTime=desc'));
  expect(router.state.location.searchStr).not.toContain('sort');
});

const half = encodeURIComponent('fx.half=numTrials / 2');

test('the sort button names columns by their titles, ranked ones and hidden ones, too', async () => {
  const { router, open } = await openForm(`?columns=name&columns=${half}&rank=${half}%3Ddesc`);
  expect(await screen.findByRole('button', { name: /^Sort ?half$/ })).toBeVisible();
  await open();
  for (const [search, title] of [
    [`rank=${half}%3Ddesc`, 'half'],
    ['sort=validation.validation_loss%3Ddesc', 'validation_loss'],
    ['sort=hp.optimizer.lr%3Ddesc', 'optimizer.lr'],
    ['sort=description%3Ddesc', 'Description'],
  ] as const) {
    await router.navigate({ href: `${listPath}?${search}` });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Sort/ }).textContent).toBe(`Sort${title}`),
    );
  }
});
