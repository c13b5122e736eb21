import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listPath, rowOf, withHeight } from '~/test/experiment-list';
import { inSteps } from '~/test/in-steps';
import { renderApp } from '~/test/render-app';

withHeight();

test('from a run the breadcrumb leads to the list as it was left, not to the stored view (H4)', async () => {
  const { user, router } = await renderApp(
    `${listPath}?sort=name%3Dasc&filter=state%20%3D%20ERROR`,
  );
  const [state] = await screen.findAllByText('Errored');
  const name = state?.closest('tr')?.querySelector('a');
  await user.click(name ?? document.body);
  await screen.findByRole('heading', { name: name?.textContent ?? '', level: 1 });
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  await user.click(way.getByRole('link', { name: 'detection-and-classification' }));
  await screen.findAllByText('Errored');
  expect(router.state.location.search).toEqual({ sort: 'name=asc', filter: 'state = ERROR' });
});

const longList = () => createSandbox({ clock: manualClock(Date.now()), experiments: 1_000 });

test('the link names the rows at the top when they rest, not while they scroll (C17)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const sandbox = longList();
  onTestFinished(() => {
    vi.useRealTimers();
    sandbox.close();
  });
  const { router } = await renderApp(listPath, { sandbox });
  await rowOf('resnet50-lr-sweep');
  const box = screen.getByRole('grid', { name: 'Experiments' }).parentElement ?? document.body;
  const links = new Set<string>();
  const unsubscribe = router.subscribe('onResolved', ({ toLocation }) =>
    links.add(toLocation.href),
  );
  onTestFinished(unsubscribe);
  await inSteps(12, 100, (step) =>
    fireEvent.scroll(box, { target: { scrollTop: 34 * 10 * step } }),
  );
  expect([...links]).toEqual([]);
  await waitFor(() => expect(router.state.location.search).toMatchObject({ page: 2 }));
});

test('back to a long list its first visible row is the one that was left, also before the link names its block (H8)', async () => {
  const sandbox = longList();
  onTestFinished(() => sandbox.close());
  const { router } = await renderApp(listPath, { sandbox });
  await rowOf('resnet50-lr-sweep');
  const box = () => screen.getByRole('grid', { name: 'Experiments' }).parentElement;
  const leaveAt = async (row: number, page: number | undefined) => {
    fireEvent.scroll(box() ?? document.body, { target: { scrollTop: 34 * row } });
    await waitFor(() => expect(router.state.location.search).toEqual(page ? { page } : {}));
    await act(() => router.navigate({ to: '/workspaces' }));
    await screen.findByRole('heading', { name: 'Workspaces', level: 1 });
    act(() => router.history.back());
    await waitFor(() => expect(box()?.scrollTop).toBe(34 * row));
  };
  await leaveAt(137, undefined);
  await leaveAt(240, 4);
});
