import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { closeAllToasts } from '@trainyard/ui/lib/toast-store';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderApp } from '~/test/render-app';

afterEach(closeAllToasts);

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
  expect(await screen.findByLabelText('To')).toHaveProperty('value', '2025-12-31');

  // it is kept for the next visit, until another is chosen
  await router.navigate({ to: '/clusters' });
  await waitFor(() => expect(settingWrites(requests)).toBe(3));
  await router.navigate({ to: '/clusters/historical-usage' });
  expect(router.state.location.search).toEqual({ after: '2025-12-01', before: '2025-12-31' });
  fireEvent.click(screen.getByRole('radio', { name: 'Month' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ groupBy: 'month' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Day' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  await waitFor(() => expect(settingWrites(requests)).toBe(9));
  await router.navigate({ to: '/clusters' });
  await router.navigate({ to: '/clusters/historical-usage' });
  expect(router.state.location.search).toEqual({});
});

test('the usage is downloaded as a table of workloads or allocations', async () => {
  const { user } = await renderApp('/clusters/historical-usage?after=2026-01-02&before=2026-01-09');
  const hrefs: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    hrefs.push(this.href);
  });
  onTestFinished(() => click.mockRestore());
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  const title = 'Download Resource Usage Data in CSV';
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: title }));
  fireEvent.change(dialog.getByLabelText('End'), { target: { value: '2026-01-01' } });
  expect(dialog.getByText('The end is before the start.')).toBeVisible();
  fireEvent.change(dialog.getByLabelText('End'), { target: { value: '2026-01-05' } });
  await user.click(dialog.getByRole('combobox', { name: 'Group by' }));
  await user.click(await screen.findByRole('option', { name: 'Allocations' }));
  await user.click(dialog.getByRole('button', { name: 'Proceed to Download' }));
  expect(hrefs).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  const again = within(await screen.findByRole('dialog', { busy: false, name: title }));
  expect(again.getByLabelText('Start')).toHaveProperty('value', '2026-01-02');
  expect(again.getByRole('combobox', { name: 'Group by' })).toHaveTextContent('Workloads');
  await user.click(again.getByRole('button', { name: 'Proceed to Download' }));
  expect(new URL(hrefs[1] ?? '').pathname).toBe('/resources/allocation/raw');
  const { pathname, searchParams } = new URL(hrefs[0] ?? '');
  expect(pathname).toBe('/resources/allocation/allocations-csv');
  expect(Object.fromEntries(searchParams)).toEqual({
    timestamp_after: '2026-01-02T00:00:00.000Z',
    timestamp_before: '2026-01-05T23:59:59.999Z',
  });
});
