import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderApp } from '~/test/render-app';

const settingWrites = (requests: Request[]) =>
  requests.filter(({ method, url }) => method === 'POST' && /\/users\/setting$/.test(url)).length;

test('the selected range of the usage is in the link and in the request', async () => {
  const { router, requests } = await renderApp(
    '/clusters/historical-usage?after=2026-01-02&before=2026-01-09',
  );
  const from = await screen.findByLabelText('From');
  // nothing of the future can be chosen
  const today = new Date().toISOString().slice(0, 10);
  expect(from).toHaveAttribute('max', today);
  // half typed: nothing is asked
  fireEvent.change(from, { target: { value: '' } });
  expect(router.state.location.search).toMatchObject({ after: '2026-01-02' });
  fireEvent.change(from, { target: { value: '2025-12-01' } });
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({
      after: '2025-12-01',
      before: '2025-12-31',
    }),
  );
  await waitFor(() =>
    expect(requests.map(({ url }) => url)).toContainEqual(
      expect.stringMatching(/startDate=2025-12-01.*endDate=2025-12-31/),
    ),
  );
  await waitFor(() => expect(screen.getByLabelText('To')).toHaveProperty('value', '2025-12-31'));

  // it is kept for the next visit, until another is chosen
  await router.navigate({ to: '/clusters' });
  await waitFor(() => expect(settingWrites(requests)).toBe(3));
  await router.navigate({ to: '/clusters/historical-usage' });
  expect(router.state.location.search).toEqual({ after: '2025-12-01', before: '2025-12-31' });
  fireEvent.click(screen.getByRole('radio', { name: 'Month' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ groupBy: 'month' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Month' })).toBeChecked());
  fireEvent.click(await screen.findByRole('radio', { name: 'Day' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  await waitFor(() => expect(settingWrites(requests)).toBe(9));
  await router.navigate({ to: '/clusters' });
  await router.navigate({ to: '/clusters/historical-usage' });
  expect(router.state.location.search).toEqual({});
});

/** Records the links that a download clicks, instead of following them. */
function watchDownloads() {
  const links: { url: URL; name: string }[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push({ url: new URL(this.href), name: this.download });
  });
  onTestFinished(() => click.mockRestore());
  return links;
}

async function openCsvDialog(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  const name = 'Download Resource Usage Data in CSV';
  const dialog = within(await screen.findByRole('dialog', { busy: false, name }));
  const choose = async (rows: string) => {
    await user.click(dialog.getByRole('combobox', { name: 'Group by' }));
    await user.click(await screen.findByRole('option', { name: rows }));
  };
  const proceed = () => user.click(dialog.getByRole('button', { name: 'Proceed to Download' }));
  return { dialog, choose, proceed };
}

test('the usage is downloaded as a table of workloads or allocations, named by its period (F9)', async () => {
  const { user } = await renderApp('/clusters/historical-usage?after=2026-01-02&before=2026-01-09');
  const links = watchDownloads();
  const first = await openCsvDialog(user);
  await first.choose('Allocations');
  fireEvent.change(first.dialog.getByLabelText('End'), { target: { value: '2026-01-01' } });
  expect(first.dialog.getByText('The end is before the start.')).toBeVisible();
  fireEvent.change(first.dialog.getByLabelText('End'), { target: { value: '2026-01-05' } });
  await first.proceed();
  expect(links).toHaveLength(1);
  const again = await openCsvDialog(user);
  await again.choose('Workloads');
  expect(again.dialog.getByLabelText('Start')).toHaveProperty('value', '2026-01-02');
  await again.proceed();
  expect(links.map(({ url }) => url.pathname)).toEqual([
    '/resources/allocation/allocations-csv',
    '/resources/allocation/raw',
  ]);
  expect(Object.fromEntries(links[0]?.url.searchParams ?? [])).toEqual({
    timestamp_after: '2026-01-02T00:00:00.000Z',
    timestamp_before: '2026-01-05T23:59:59.999Z',
  });
  expect(links.map(({ name }) => name)).toEqual([
    'allocations-2026-01-02-2026-01-05.csv',
    'workloads-2026-01-02-2026-01-09.csv',
  ]);
});

test('the rows of the latest days have today in them, and name it (R9)', async () => {
  const { user } = await renderApp('/clusters/historical-usage');
  const { dialog, choose } = await openCsvDialog(user);
  await choose('Workloads');
  const today = new Date().toISOString().slice(0, 10);
  expect(dialog.getByLabelText('End')).toHaveProperty('value', today);
  expect(dialog.getByText('Today is in the file as far as it has come.')).toBeVisible();
});

test('this and the last month are one click, with all of their days (F9)', async () => {
  const { user, router } = await renderApp('/clusters/historical-usage');
  await user.click(await screen.findByRole('radio', { name: 'Last month' }));
  const { after = '', before = '' } = router.state.location.search;
  const end = new Date(`${new Date().toISOString().slice(0, 7)}-01`);
  end.setUTCDate(0);
  expect([after, before]).toEqual([
    `${end.toISOString().slice(0, 7)}-01`,
    end.toISOString().slice(0, 10),
  ]);
  await user.click(await screen.findByRole('radio', { name: 'This month' }));
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({
      after: `${new Date().toISOString().slice(0, 7)}-01`,
    }),
  );
});

test('the usage says when it was counted, and is counted again on request (F9)', async () => {
  const { user, requests } = await renderApp('/clusters/historical-usage');
  expect(await screen.findByText(/^Counted/)).toHaveTextContent('Counted just now');
  const counted = () => requests.filter(({ url }) => url.includes('/allocation/aggregated')).length;
  const before = counted();
  await user.click(screen.getByRole('button', { name: 'Count again' }));
  await waitFor(() => expect(counted()).toBe(before + 1));
});
