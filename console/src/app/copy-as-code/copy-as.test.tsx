import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { session } from '~/app/session/session';
import { openPage } from '~/test/experiment-header';
import { renderApp } from '~/test/render-app';

test('a view is copied as its real request, without the token', async () => {
  const search = new URLSearchParams({ sort: 'batches=asc', state: 'COMPLETED' });
  const { user, requests, experiment } = await openPage(
    ({ searcherType, numTrials }) => searcherType === 'adaptive_asha' && numTrials > 3,
    {},
    `trials?${search}`,
  );
  await screen.findByRole('table', { name: 'Trials' });
  // the side bar reads the trials of other experiments
  const start = `/experiments/${experiment.id}/trials?sortBy=SORT_BY_BATCHES_PROCESSED&`;
  const addresses = requests.map(({ url }) => url).filter((url) => url.includes(start));
  expect(addresses.length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Copy view as...' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Copy view as' }));
  const text = () => dialog.getByRole('region', { name: 'Code' }).textContent;
  await waitFor(() => expect(text()).toContain(`'${addresses.at(-1)}'`));
  expect(text()).toContain('$DET_USER_TOKEN');
  const token = session.token() ?? '';
  expect(token.length).toBeGreaterThan(10);
  for (const language of ['TypeScript', 'Python', 'trainyard', 'curl']) {
    await user.click(dialog.getByRole('radio', { name: language }));
    await waitFor(() =>
      expect(text()).toContain(language === 'TypeScript' ? 'getExperimentTrials' : '/trials'),
    );
    expect(text()).not.toContain(token);
  }
  await user.click(dialog.getByRole('radio', { name: 'trainyard' }));
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toContain(
      `trainyard experiment list-trials ${experiment.id}`,
    ),
  );
});

test.each([
  ['overview', /\/trials\/time-series\?/, 'trial metrics'],
  ['hyperparameters', /\/experiments\/\d+$/, 'experiment config'],
  ['code', /\/file_tree$/, 'experiment download-model-def'],
  ['notes', /\/experiments\/\d+$/, 'experiment describe'],
])('the menu of an experiment copies the request of its tab %s', async (tab, path, command) => {
  const { user, requests } = await openPage(
    ({ searcherType, state }) => searcherType === 'single' && state === 'STATE_COMPLETED',
    {},
    tab,
  );
  await waitFor(() => expect(requests.some(({ url }) => path.test(url))).toBe(true));
  const addresses = () => requests.map(({ url }) => url).filter((url) => path.test(url));
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy view as...' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Copy view as' }));
  const text = () => dialog.getByRole('region', { name: 'Code' }).textContent;
  // the curves of the first chart are a separate request; they are copied with the others
  await waitFor(() => {
    const [, copied = ''] = /'(http[^']+)'/.exec(text() ?? '') ?? [];
    const [first = ''] = addresses();
    expect(path.test(copied)).toBe(true);
    for (const [name, value] of new URL(first).searchParams)
      expect(new URL(copied).searchParams.getAll(name)).toContain(value);
  });
  await user.click(dialog.getByRole('radio', { name: 'trainyard' }));
  await waitFor(() => expect(text()).toContain(`trainyard ${command} `));
});

test('tabs with their own tools offer the copy there', async () => {
  const { user } = await openPage(({ numTrials }) => numTrials > 3, {}, 'trials');
  await screen.findByRole('table', { name: 'Trials' });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await screen.findByRole('menuitem', { name: 'Compare with...' });
  expect(screen.queryByRole('menuitem', { name: 'Copy view as...' })).toBeNull();
});

test('the command of a list keeps its project and its filter by name (PR13)', async () => {
  const { user } = await renderApp('/projects/2/experiments?name=resnet%2050');
  await user.click(await screen.findByRole('button', { name: 'Copy view as...' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Copy view as' }));
  await user.click(await dialog.findByRole('radio', { name: 'trainyard' }));
  expect(await dialog.findByRole('region', { name: 'Code' })).toHaveTextContent(
    `trainyard experiment list --where 'project=2 and name~"resnet 50" and archived=false'`,
  );
});

test('a list with a filter line has only the exact command (PR13)', async () => {
  const { user } = await renderApp('/projects/2/experiments?filter=numTrials%20%3E%202');
  await user.click(await screen.findByRole('button', { name: 'Copy view as...' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Copy view as' }));
  await user.click(await dialog.findByRole('radio', { name: 'trainyard' }));
  const code = await dialog.findByRole('region', { name: 'Code' });
  expect(code.textContent).toMatch(/^trainyard dev curl /);
});
