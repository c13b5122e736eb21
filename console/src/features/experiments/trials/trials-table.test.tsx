import { screen, waitFor, within } from '@testing-library/react';
import { toastStore } from '@trainyard/ui/lib/toast-store';
import { onPhone } from '@trainyard/ui/test/on-phone';
import { expect, onTestFinished, test, vi } from 'vitest';
import { demoSandbox, type RenderOptions, renderApp } from '~/test/render-app';

// the running search of the demo
const path = '/experiments/113/trials';

async function openTrials(options: RenderOptions = {}, search = '') {
  const app = await renderApp(`${path}${search}`, options);
  const table = within(await screen.findByRole('table', { name: 'Trials' }));
  const titles = () => table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const openOptions = async () => {
    await app.user.click(screen.getByRole('button', { name: 'Table options: Trials' }));
    return within(
      await screen.findByRole('dialog', { busy: false, name: 'Table options: Trials' }),
    );
  };
  return { ...app, table, titles, openOptions };
}

test('hidden columns stay hidden, and are stored by experiment', async () => {
  const sandbox = demoSandbox();
  const first = await openTrials({ sandbox });
  expect(first.titles()).toContain('Started');
  const options = await first.openOptions();
  await first.user.click(options.getByRole('checkbox', { name: 'Started' }));
  await first.user.click(options.getByRole('checkbox', { name: 'lr' }));
  expect(first.titles()).not.toContain('Started');
  const savedSettings = async () => {
    const sent = first.requests.filter(({ url }) => url.endsWith('/users/setting'));
    return (await Promise.all(sent.map((request) => request.clone().text()))).join();
  };
  await waitFor(async () => expect(await savedSettings()).toContain('bestValidationMetric'));
  expect(await savedSettings()).toContain('113-experiment-trials-list');
  first.unmount();
  const again = await openTrials({ sandbox });
  await waitFor(() => expect(again.titles()).not.toContain('lr'));
  expect(again.titles()).not.toContain('Started');
  expect(again.titles()).toContain('Duration');
});

test('all trials that match are written to a file, in the order of the list', async () => {
  const files: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => {
    create.mockRestore();
    click.mockRestore();
  });
  const { user, table, openOptions } = await openTrials({}, '?sort=batches%3Ddesc');
  const rows = table.getAllByRole('row').length - 1;
  const dialog = await openOptions();
  await user.click(dialog.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const [head = '', ...lines] = ((await files[0]?.text()) ?? '').trim().split('\r\n');
  expect(head).toMatch(/^ID,State,Batches,Best Validation Metric,.*,lr,.*,Checkpoint Size$/);
  expect(lines).toHaveLength(rows);
  const batches = lines.map((line) => Number(line.split(',')[2]));
  expect(batches).toEqual(batches.toSorted((one, other) => other - one));
  expect(new Set(batches).size).toBeGreaterThan(1);

  await user.click(dialog.getByRole('button', { name: 'LaTeX' }));
  await waitFor(() => expect(files).toHaveLength(2));
  // with the digits of the screen, which LaTeX has unless others are chosen
  expect(await files[1]?.text()).toMatch(/ & \d+[hms]( \d+[ms])? & /);
});

test('on a phone each trial is a card of what matters', async () => {
  onPhone();
  await renderApp(path);
  const list = within(await screen.findByRole('list', { name: 'Trials' }));
  expect(list.getAllByRole('listitem').length).toBeGreaterThan(5);
  expect(list.getAllByText('Batches')[0]).toBeVisible();
});

test('trials that are sorted by the metric say that the best come first (E14.1)', async () => {
  const { user, table } = await openTrials({}, '?sort=best%3Dasc');
  const head = table.getByRole('columnheader', { name: /^Best Validation Metric/ });
  expect(head).toHaveTextContent('best first');
  await user.click(within(head).getByRole('button'));
  await waitFor(() => expect(head).toHaveTextContent('worst first'));
});

test('trials stay selected while one of them is looked at', async () => {
  const { user, table, router } = await openTrials();
  const [first, second] = table.getAllByRole('checkbox', { name: /^Choose trial / });
  if (!first || !second) throw new Error('no trials');
  await user.click(first);
  await user.click(second);
  expect(await screen.findByText('2 selected')).toBeVisible();
  const [link] = table.getAllByRole('link', { name: /^\d+$/ });
  if (!link) throw new Error('no link');
  await user.click(link);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/trials\/\d+/));
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
  router.history.back();
  expect(await screen.findByText('2 selected')).toBeVisible();
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox', {
    name: /^Choose trial /,
    checked: true,
  });
  expect(boxes).toHaveLength(2);
  // the page of the trial, which closes, does not read the link of the list as its own
  expect(toastStore.getSnapshot()).toEqual([]);
});
