import { screen, waitFor, within } from '@testing-library/react';
import { release038 } from '@trainyard/sandbox/v038';
import { expect, test } from 'vitest';
import { demoSandbox, renderApp } from '~/test/render-app';

const page = '/experiment-compare?id=1&id=2&id=3';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

async function openSettings(search = '', options: Options = {}) {
  const app = await renderApp(`${page}${search}`, options);
  const region = await screen.findByRole('region', { name: 'Settings' });
  const names = () =>
    [...region.querySelectorAll('tbody th[scope=row]')].map((cell) => cell.textContent ?? '');
  const field = within(region).getByRole('searchbox', { name: /^Filter \d+ rows$/ });
  return { ...app, region: within(region), names, field };
}

test.each([
  ['0.23.4', undefined],
  ['0.38.1', release038],
])(
  'on %s a text or a regular expression finds rows of settings, in the link',
  async (_, release) => {
    const { user, router, region, names, field } = await openSettings('', {
      sandbox: demoSandbox(release),
    });
    // the last rows that load
    await waitFor(() => expect(names()).toContain('Slot-hours'));
    const allNames = names();
    await user.type(field, 'LOSS');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ rows: 'LOSS' }));
    await waitFor(() => expect(names().every((name) => /loss/i.test(name))).toBe(true));
    expect(names().length).toBeGreaterThan(0);
    expect(region.getByRole('heading', { name: /rows? of \d+/ })).toBeVisible();
    await user.clear(field);
    await user.type(field, '^(weight.decay|dropout)$');
    await waitFor(() => expect(names().toSorted()).toEqual(['dropout', 'weight_decay']));
    await user.clear(field);
    await waitFor(() => expect(names()).toEqual(allNames));
  },
);

test('a filter without matches and an invalid expression are reported, and cleared', async () => {
  const { user, router, region, names } = await openSettings('&rows=nosuchrow');
  await region.findByText('No row matches');
  expect(region.queryByRole('button', { name: 'Export' })).toBeNull();
  await user.click(region.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(names().length).toBeGreaterThan(5));
  expect(router.state.location.search).not.toHaveProperty('rows');
  await user.type(region.getByRole('searchbox'), '(lr');
  await region.findByText(/^Not a regular expression:/);
});

test('a row is left out with its button, restored from a menu, and by Ctrl+Z', async () => {
  const { user, router, region, names } = await openSettings('&without=Cost%7Cnosuch');
  await region.findByRole('button', { name: 'Leave out lr' });
  await waitFor(() => expect(names()).toContain('Slot-hours'));
  expect(region.queryByRole('button', { name: /left out: show$/ })).toBeNull();
  const allNames = names();
  region.getByRole('button', { name: 'Leave out lr' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()).not.toContain('lr'));
  await user.click(region.getByRole('button', { name: 'Leave out dropout' }));
  await waitFor(() => expect(names()).toHaveLength(allNames.length - 2));
  expect(router.state.location.search).toMatchObject({
    without: ['Cost|nosuch', 'Hyperparameters|lr', 'Hyperparameters|dropout'],
  });
  await user.click(region.getByRole('button', { name: '2 left out: show' }));
  await user.click(await screen.findByRole('menuitem', { name: 'lr' }));
  await waitFor(() => expect(names()).toContain('lr'));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(names()).not.toContain('lr'));
  await user.click(region.getByRole('button', { name: '2 left out: show' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show all' }));
  await waitFor(() => expect(names()).toEqual(allNames));
  expect(router.state.location.search).not.toHaveProperty('without');
});

test('rows that a link leaves out are absent, also where the filter finds them alone', async () => {
  const { user, region, names } = await openSettings(
    '&rows=%5Edropout%24&without=Hyperparameters%7Cdropout',
  );
  await region.findByText('No row matches');
  await user.clear(region.getByRole('searchbox'));
  await waitFor(() => expect(names().length).toBeGreaterThan(3));
  expect(names()).not.toContain('dropout');
  await region.findByRole('button', { name: '1 left out: show' });
});
