import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '~/test/render-app';

// the running search of the demo, and its first trial
const trialPage = '/experiments/113/trials/502/overview';

test('a trial is searched from by its button, and on narrow screens by a menu', async () => {
  const { user } = await renderApp(trialPage);
  expect(await screen.findByRole('button', { name: 'Hyperparameter Search' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  const menu = await screen.findByRole('menu');
  const labels = within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
  expect(labels).toEqual(
    expect.arrayContaining(['TensorBoard', 'Continue Trial', 'Hyperparameter Search']),
  );
  await user.click(within(menu).getByRole('menuitem', { name: 'Hyperparameter Search' }));
  // only the form has this button: the dialog is there before its experiment is read
  expect(await screen.findByRole('button', { name: 'Select Hyperparameters' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the head leads to the experiment, and one trial is killed after a question', async () => {
  const { user, requests } = await renderApp(trialPage);
  const link = await screen.findByRole('link', { name: /^Experiment 113 \| \S/ });
  expect(link.getAttribute('href')).toMatch(/^\/experiments\/113/);
  await user.click(await screen.findByRole('button', { name: 'Kill' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Confirm Trial Kill' }),
  );
  dialog.getByText(/^Kill trial 502 of \S.* Progress since its last checkpoint is lost\.$/);
  const sent = () => requests.filter(({ url }) => url.endsWith('/trials/502/kill'));
  expect(sent()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Kill' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
