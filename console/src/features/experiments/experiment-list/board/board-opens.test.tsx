import { screen, waitFor } from '@testing-library/react';
import { getExperiments } from '@trainyard/sdk/calls';
import { onPhone } from '@trainyard/ui/test/on-phone';
import { expect, test } from 'vitest';
import { clientOf } from '~/test/experiment-header';
import { demoSandbox, renderApp } from '~/test/render-app';
import { boardSearch } from './board-search';

const board = () => screen.findByRole('complementary', { name: 'Board' });

test('a user has the board with every list, until it is closed there, and not over a list on a phone', async () => {
  const sandbox = demoSandbox();
  const other = await clientOf(sandbox);
  const first = await renderApp('/projects/2/experiments', { sandbox });
  await screen.findAllByRole('link', { name: /resnet50/ });
  await first.user.click(await screen.findByRole('button', { name: 'Board' }));
  await board();
  await first.user.click(await screen.findByRole('button', { name: '10 experiments' }));
  await first.user.click(
    await screen.findByRole('menuitemcheckbox', { name: 'Open with every list' }),
  );
  await first.user.keyboard('{Escape}');

  await first.router.navigate({ href: '/projects/3/experiments' });
  const drawn = () => boardSearch.read(first.router.state.location.search).board;
  await waitFor(() => expect(drawn().length).toBeGreaterThan(0));
  const { experiments } = await getExperiments(other, { projectId: 3 });
  expect(experiments.map(({ id }) => id)).toEqual(expect.arrayContaining([...drawn()]));
  await board();
  await first.user.click(await screen.findByRole('button', { name: /^Board/ }));
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Board' })).toBeNull());
  await first.user.click(await screen.findByRole('button', { name: 'Show Archived' }));
  await waitFor(() => expect(first.router.state.location.search).toMatchObject({ archived: true }));
  expect(drawn()).toEqual([]);
  first.unmount();

  const next = await renderApp('/projects/2/experiments', { sandbox });
  await board();
  next.unmount();

  onPhone();
  const { router } = await renderApp('/projects/2/experiments', { sandbox });
  await screen.findAllByRole('link', { name: /resnet50/ });
  expect(boardSearch.read(router.state.location.search).board).toEqual([]);
});
