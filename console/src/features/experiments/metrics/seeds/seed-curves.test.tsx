import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '~/test/experiment-header';

const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);

test('trials alike apart from some hyperparameters become lines with a band, and a table', async () => {
  const { user, router, experiment } = await openPage(
    ({ searcherType, numTrials }) => searcherType === 'adaptive_asha' && numTrials > 3,
  );
  const page = `/experiments/${experiment.id}/visualization/learning-curve`;
  await act(async () => router.history.push(page));
  await user.click(await screen.findByRole('combobox', { name: 'Group trials' }));
  await user.click(await screen.findByRole('option', { name: 'Seeds: mean ± deviation' }));
  const table = await screen.findByRole('table', { name: 'Groups of trials' });
  expect(router.state.location.search).toMatchObject({ grouped: 'deviation' });
  // nothing here is a seed
  expect(screen.getByText(/nothing is averaged/)).toBeVisible();
  const alone = rowsOf(table).length;
  await user.click(screen.getByRole('button', { name: /^Apart from / }));
  await user.click(await screen.findByRole('button', { name: 'All' }));
  await waitFor(() => expect(rowsOf(table)).toHaveLength(1));
  expect(alone).toBeGreaterThan(1);
  const [row] = rowsOf(table);
  expect(row?.textContent).toContain('±');
  expect(within(row as HTMLElement).getAllByRole('link')).toHaveLength(alone);
  expect(screen.getByRole('figure', { name: /^Mean / })).toBeVisible();
  await user.click(within(row as HTMLElement).getByRole('checkbox'));
  await user.click(await screen.findByRole('link', { name: 'Compare Trials' }));
  expect(await screen.findByRole('heading', { name: 'Compare Trials' })).toBeVisible();
});

test('a link with a hyperparameter that no trial has is reported', async () => {
  const { router, experiment } = await openPage(
    ({ searcherType, numTrials }) => searcherType === 'adaptive_asha' && numTrials > 3,
  );
  const page = `/experiments/${experiment.id}/visualization/learning-curve`;
  await act(async () => router.history.push(`${page}?grouped=range&apartFrom=wings`));
  await screen.findByRole('table', { name: 'Groups of trials' });
  expect(
    await screen.findByText('No trial has a hyperparameter “wings”. It is left out.'),
  ).toBeVisible();
});
