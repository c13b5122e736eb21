import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { session } from '~/app/session';
import { openPage } from '~/test/experiment-header';

test('a view is copied as the request it really makes, without the token', async () => {
  const { user, router, requests, experiment } = await openPage(
    ({ searcherType, numTrials }) => searcherType === 'adaptive_asha' && numTrials > 3,
  );
  const search = { sort: 'batches=asc', state: 'COMPLETED' };
  await router.navigate({
    href: `/experiments/${experiment.id}/trials?${new URLSearchParams(search)}`,
  });
  await screen.findByRole('table', { name: 'Trials' });
  const asked = requests.map(({ url }) => url).filter((url) => url.includes('/trials?'));
  expect(asked.length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Copy view as…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy view as' }));
  const text = () => dialog.getByRole('region', { name: 'Code' }).textContent;
  await waitFor(() => expect(text()).toContain(`'${asked.at(-1)}'`));
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
