import { screen, waitFor, within } from '@testing-library/react';
import { onPhone } from '@trainyard/ui/test/on-phone';
import { expect, test } from 'vitest';
import { withHeight } from '~/test/experiment-list';
import { newerSandbox } from '~/test/newer-sandbox';
import { renderApp } from '~/test/render-app';

withHeight();

const dialogOf = async (title: string) =>
  within(await screen.findByRole('dialog', { busy: false, name: title }));

const isOfWeeks = ({ url }: Request) =>
  new URL(url).pathname.endsWith('/experiments-search') && url.includes('endTime');

test('one click opens the last seven days with the seven days before, and the link keeps them', async () => {
  const { user, router } = await renderApp('/projects/2/experiments');
  await user.click(await screen.findByRole('button', { name: 'Week with the week before' }));
  const dialog = await dialogOf('Experiments of the week');
  expect(router.state.location.search).toMatchObject({ week: 1 });
  const table = within(await dialog.findByRole('table', { name: 'Experiments that ended' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'State',
    'Last 7 days',
    'Week before',
    'Change',
  ]);
  const [, ended = expect.fail()] = table.getAllByRole('row');
  expect(ended.textContent).toMatch(/^Ended\d+\d+/);
  expect(await dialog.findByText(/test of Mann and Whitney/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Read slot-hours' }));
  expect(await dialog.findByText(/^Last 7 days [\d.,]+, Week before [\d.,]+$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'A week earlier' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ week: 2 }));
  const earlier = await dialog.findByRole('table', { name: 'Experiments that ended' });
  expect(await within(earlier).findByRole('columnheader', { name: '1 week ago' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('week'));
});

test('a link opens the weeks of runs on 0.38.1, with the causes of their failures', async () => {
  await renderApp('/projects/2/runs?week=1', { sandbox: newerSandbox() });
  const dialog = await dialogOf('Runs of the week');
  expect(await dialog.findByRole('table', { name: 'Runs that ended' })).toBeVisible();
  const failed = dialog.getByRole('row', { name: /^Failed/ });
  if (/^Failed0+$/.test(failed.textContent ?? '')) return;
  expect(await dialog.findByRole('region', { name: 'Causes' })).toBeVisible();
});

test('a project in which nothing ended has that as its message', async () => {
  await renderApp('/projects/5/experiments?week=500');
  const dialog = await dialogOf('Experiments of the week');
  expect(await dialog.findByText('No experiment ended')).toBeVisible();
});

test('a refused list is reported, and read again on request', async () => {
  let isRefused = true;
  const { user } = await renderApp('/projects/2/experiments?week=1', {
    answer: (request) =>
      isRefused && isOfWeeks(request)
        ? Response.json({ code: 7, message: 'not yours' }, { status: 403 })
        : undefined,
  });
  const dialog = await dialogOf('Experiments of the week');
  expect(await dialog.findByText(/not yours/)).toBeVisible();
  isRefused = false;
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByRole('table', { name: 'Experiments that ended' })).toBeVisible();
});

test('on a phone the counts are a list', async () => {
  onPhone();
  await renderApp('/projects/2/experiments?week=1');
  const dialog = await dialogOf('Experiments of the week');
  expect(await dialog.findByRole('list', { name: 'Experiments that ended' })).toBeVisible();
});
