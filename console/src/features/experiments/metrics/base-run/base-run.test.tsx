import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newerSandbox } from '~/test/newer-sandbox';
import { demoSandbox, renderApp } from '~/test/render-app';
import { baseSeries } from './base-series';

// a single trial of the demo that trains
const path = '/experiments/107/overview';

const line = (id: string, points = [{ x: 1, y: 2 }]) => ({ id, name: id, color: '--c1', points });

test('lines of the base are named after it, dashed and quiet; a metric that it lacks has none', () => {
  const base = { name: 'unet', id: 5 };
  expect(baseSeries([line('a'), line('b')], base).map(({ id, name }) => [id, name])).toEqual([
    ['base a', 'Base: unet (5) a'],
    ['base b', 'Base: unet (5) b'],
  ]);
  expect(baseSeries([line('a'), line('b', [])], base)).toHaveLength(1);
  const [only] = baseSeries([line('a')], base);
  expect(only).toMatchObject({ name: 'Base: unet (5)', color: '--muted' });
  expect(only?.dash).not.toHaveLength(0);
});

const baseLines = async () => {
  const [figure] = await screen.findAllByRole('figure');
  return within(figure ?? document.body).findAllByRole('button', { name: /^Base: / });
};

test.each([
  ['0.23.4', () => demoSandbox()],
  ['0.38.1', newerSandbox],
] as const)(
  'on %s a base run is chosen by its name; its lines are in every chart; Back and a button remove it',
  async (_, createSandbox) => {
    const { user, router } = await renderApp(path, { sandbox: createSandbox() });
    await user.click(await screen.findByRole('button', { name: 'Compare with a base run...' }));
    const dialog = within(
      await screen.findByRole('dialog', { busy: false, name: 'Base run of all charts' }),
    );
    await user.type(await dialog.findByRole('searchbox', { name: 'Name or ID' }), '74');
    await user.click(await dialog.findByRole('button', { name: /74$/ }));
    await waitFor(() => expect(router.state.location.search).toEqual({ base: 74 }));
    expect((await baseLines()).length).toBeGreaterThan(0);
    const remove = await screen.findByRole('button', { name: /^Remove the base run/ });
    act(() => router.history.back());
    await waitFor(() => expect(remove).not.toBeInTheDocument());
    act(() => router.history.forward());
    await user.click(await screen.findByRole('button', { name: /^Remove the base run/ }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    expect(screen.queryByRole('button', { name: /^Base: / })).toBeNull();
  },
);

test('a base that does not exist is reported, and the charts are drawn without one', async () => {
  await renderApp(`${path}?base=987654`);
  expect(await screen.findByText(/There is no experiment 987654 that you may see/)).toBeVisible();
  expect((await screen.findAllByRole('figure')).length).toBeGreaterThan(0);
});

test('a base that the master refuses is named with a button to retry; the charts are drawn', async () => {
  let isRefused = true;
  const { user } = await renderApp(`${path}?base=74`, {
    answer: ({ url }) =>
      isRefused && url.includes('/experiments-search')
        ? Response.json({ code: 7, message: 'not yours' }, { status: 403 })
        : undefined,
  });
  expect((await screen.findAllByRole('figure')).length).toBeGreaterThan(0);
  expect(await screen.findByText(/not yours/)).toBeVisible();
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await baseLines()).length).toBeGreaterThan(0);
});
