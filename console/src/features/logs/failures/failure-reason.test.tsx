import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Fits, isDone, openPage } from '~/test/experiment-header';

const hasFailed: Fits = ({ searcherType, state, archived }) =>
  searcherType === 'single' && state === 'STATE_ERROR' && !archived;

const reason = async () => within(await screen.findByRole('region', { name: 'Why it failed' }));

test('a failed run shows the reason on its overview, with a link to the line in its log', async () => {
  const { user, router, experiment } = await openPage(hasFailed);
  const reasonText = await reason();
  const link = await reasonText.findByRole('link', { name: 'Show in the log' });
  expect(reasonText.getByText(/Error/, { selector: 'p' }).textContent).toMatch(/\w*Error: \w/);
  expect(reasonText.getByLabelText('Traceback').textContent).toMatch(
    /^Traceback \(most recent call last\):\n {2}File "/,
  );
  await user.click(link);
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/experiments/${experiment.id}/logs`),
  );
  expect(router.state.location.search).toMatchObject({ line: expect.anything() });
});

test('a log that cannot be read shows the error, and Retry reads it again', async () => {
  let isDown = true;
  const { user } = await openPage(hasFailed, {
    answer: ({ url }) =>
      isDown && /\/trials\/\d+\/logs\?/.test(url)
        ? Response.json({ error: { code: 13, message: 'no logs today' } }, { status: 500 })
        : undefined,
  });
  const reasonText = await reason();
  await reasonText.findByText(/^The log could not be read: .*no logs today/);
  isDown = false;
  await user.click(reasonText.getByRole('button', { name: 'Retry' }));
  await reasonText.findByRole('link', { name: 'Show in the log' });
});

test('a run that did not fail has no such part', async () => {
  await openPage((experiment) => isDone(experiment) && experiment.searcherType === 'single');
  await screen.findByText('Batches', { selector: 'dt' });
  expect(screen.queryByRole('region', { name: 'Why it failed' })).toBeNull();
});
