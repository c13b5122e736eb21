import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '~/test/render-app';

// jsdom lays nothing out: a list is as high as a window
beforeEach(() => {
  const size = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800);
  return () => size.mockRestore();
});

// on a busy machine reading what comes with the first use takes longer than a wait
beforeAll(async () => {
  await import('./trials-logs');
});

test('the trials of a search are read as one log, each line beside its trial', async () => {
  const { router, requests } = await renderApp('/experiments/1/logs');
  expect(router.state.location.pathname).toBe('/experiments/1/logs');
  await screen.findByRole('link', { name: 'Logs', current: 'page' });
  const lines = await screen.findByRole('log', { name: /^Logs of trials / });
  expect(await within(lines).findAllByTitle(/^Trial \d+$/)).not.toHaveLength(0);
  const asked = requests.flatMap(({ url }) => /\/trials\/(\d+)\/logs\?/.exec(url)?.[1] ?? []);
  expect(new Set(asked).size).toBe(4);
});

test('trials are chosen, and stand in the link with the line it points at', async () => {
  const { user, router } = await renderApp('/experiments/1/logs?trial=1&trial=2');
  await screen.findByRole('log', { name: 'Logs of trials 1, 2' });
  await user.click(await screen.findByRole('button', { name: 'Trials 1, 2' }));
  const picker = await screen.findByRole('dialog', { name: 'Trials' });
  await user.click(await within(picker).findByRole('checkbox', { name: 'Trial 1' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ trial: 2 }));
  const lines = await screen.findByRole('log', { name: 'Logs of trial 2' });
  const [link] = await within(lines).findAllByRole('button', { name: /^Link to line \d+ of 2$/ });
  if (!link) throw new Error('no line');
  await user.click(link);
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({
      trial: 2,
      line: expect.stringMatching(/^2:\d+$/),
    }),
  );
});
