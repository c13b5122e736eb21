import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { demoSandbox, renderApp } from '~/test/render-app';

const figureOf = async (name: string) => within(await screen.findByRole('figure', { name }));

test('usage by user has display names, sums, and a total that the legend names once it is drawn', async () => {
  const { user } = await renderApp('/clusters/historical-usage');
  const figure = await figureOf('Compute Hours by User');
  const legend = within(figure.getByRole('list', { name: 'Lines' }));
  const tan = await legend.findByRole('button', { name: /^Jun Tan ?[\d,.]+$/ });
  expect(tan.getAttribute('aria-pressed')).toBe('true');
  expect(figure.getByRole('radio', { name: 'Workspace' })).toBeVisible();
  expect(await figure.findByText('all 56 slots of today, 1,344 h')).toBeVisible();
  expect(await screen.findByText(/^of the 56 slots of today, \d+(\.\d)?%$/)).toBeVisible();
  expect(legend.queryByRole('button', { name: 'total' })).toBeNull();
  await user.click(figure.getByRole('button', { name: 'More for this chart' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show total' }));
  const total = legend.getByRole('button', { name: 'total' });
  expect(total.getAttribute('aria-pressed')).toBe('true');
  const table = within(screen.getByRole('table', { name: 'GPU hours by user' }));
  expect(table.getByText('Marta Kowalski')).toBeVisible();
  expect(table.queryByText('mkowalski')).toBeNull();
});

test('where little is used, all slots are words instead of a line far above the bars', async () => {
  const used = { seconds: 3600, byUsername: { jtan: 3600 }, byResourcePool: { 'a100-pool': 3600 } };
  const entry = {
    periodStart: '2026-11-01',
    period: 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY',
    ...used,
    byExperimentLabel: {},
    byAgentLabel: {},
  };
  await renderApp('/clusters/historical-usage?after=2026-11-01&before=2026-11-02', {
    answer: ({ url }) =>
      url.includes('allocation/aggregated')
        ? Response.json({ resourceEntries: [entry, { ...entry, periodStart: '2026-11-02' }] })
        : undefined,
  });
  const figure = await figureOf('Compute Hours by User');
  expect(await figure.findByText('all 56 slots of today, 1,344 h a day')).toBeVisible();
});

test('what usage is summed up by is a choice in the link', async () => {
  const { user, router } = await renderApp('/clusters/historical-usage?by=pool');
  const expectSums = async (by: string, name: string | RegExp) => {
    const figure = await figureOf(`Compute Hours by ${by}`);
    const table = await screen.findByRole('table', {
      name: `GPU hours by ${by === 'Resource Pool' ? 'pool' : by.toLowerCase()}`,
    });
    expect((await within(table).findAllByText(name)).length).toBeGreaterThan(0);
    return figure;
  };
  await expectSums('Resource Pool', 'a100-pool');
  const choose = async (name: string) => {
    await user.click(screen.getByRole('radio', { name }));
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ by: name.toLowerCase() }),
    );
  };
  await choose('Workspace');
  await expectSums('Workspace', 'Vision');
  await choose('Project');
  await expectSums('Project', 'Vision / detection-and-classification');
  await choose('Label');
  await expectSums('Label', /^\w/);
  await choose('Experiment');
  const figure = await expectSums('Experiment', /^resnet\S* \(\d+\)$/);
  // all but the five largest are added up
  const legend = within(figure.getByRole('list', { name: 'Lines' }));
  expect(await legend.findByRole('button', { name: /^other labels/ })).toBeVisible();
});

test('a period that is too long is cut, in a sentence', async () => {
  await renderApp('/clusters/historical-usage?after=2026-01-01&before=2026-03-09');
  expect(await screen.findByText(/^At most 31 days are shown, so this starts/)).toBeVisible();
  expect(screen.getByLabelText('From')).toHaveProperty('value', '2026-02-07');
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-12' } });
  expect(await screen.findByText(/^At most 31 days are shown: 2026-02-10 to/)).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: '7 days' }));
  await waitFor(() => expect(screen.queryByText(/^At most 31 days/)).toBeNull());
});

test('a single day is shown within its whole year', async () => {
  const { user, router } = await renderApp('/clusters/historical-usage');
  await figureOf('Compute Hours by User');
  const day = screen.getByLabelText<HTMLInputElement>('To').value;
  await router.navigate({
    to: '/clusters/historical-usage',
    search: { after: day, before: day },
  });
  await waitFor(() => expect(screen.getByLabelText('From')).toHaveProperty('value', day));
  const figure = await figureOf('Compute Hours by User');
  await user.click(figure.getByRole('button', { name: 'More for this chart' }));
  await user.click(await screen.findByRole('menuitem', { name: 'View as table' }));
  const table = within(await figure.findByRole('table'));
  expect(await table.findByText('12-31')).toBeVisible();
});

test('the experiments that used most lead to their pages', async () => {
  const { user, router } = await renderApp('/clusters/historical-usage');
  const top = within(await screen.findByRole('table', { name: 'Top 10 of this period' }));
  const [first] = await top.findAllByRole('link');
  if (!first) throw new Error('no experiment');
  await user.click(first);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/experiments\/\d+/));
});

test('months are named by year and month, and their workloads are read on request', async () => {
  const { user, requests } = await renderApp('/clusters/historical-usage?groupBy=month');
  const reads = () => requests.filter(({ url }) => url.includes('allocation/raw')).length;
  const button = await screen.findByRole('button', { name: 'Read the workloads' });
  expect(reads()).toBe(0);
  await user.click(button);
  await screen.findByRole('table', { name: 'Top 10 of this period' });
  await waitFor(() => expect(reads()).toBe(7));
  const figure = await figureOf('Compute Hours by User');
  await user.click(figure.getByRole('button', { name: 'More for this chart' }));
  await user.click(await screen.findByRole('menuitem', { name: 'View as table' }));
  expect((await figure.findAllByText(/^\d{4}-\d\d$/)).length).toBeGreaterThan(1);
});

test('workloads that cannot be read leave the rest of the page', async () => {
  let isBroken = true;
  const { user } = await renderApp('/clusters/historical-usage', {
    answer: ({ url }) =>
      isBroken && url.includes('allocation/raw')
        ? Response.json({ error: { code: 13, reason: 'Internal', error: 'gone' } }, { status: 500 })
        : undefined,
  });
  const top = within(await screen.findByRole('region', { name: 'Largest experiments' }));
  expect(await top.findByText('Unable to fetch the workloads.')).toBeVisible();
  expect(screen.getByRole('figure', { name: 'Compute Hours by User' })).toBeVisible();
  isBroken = false;
  await user.click(top.getByRole('button', { name: 'Retry' }));
  expect(await top.findByRole('table', { name: 'Top 10 of this period' })).toBeVisible();
});

test('experiments are not called deleted while they are read', async () => {
  const sandbox = demoSandbox();
  let release = () => {};
  const reading = new Promise<void>((resolve) => {
    release = resolve;
  });
  await renderApp('/clusters/historical-usage?by=workspace', {
    sandbox,
    answer: (request) =>
      request.url.includes('experimentIdFilter')
        ? reading.then(() => sandbox.fetch(request))
        : undefined,
  });
  const figure = await figureOf('Compute Hours by Workspace');
  expect(await figure.findByText(/^experiments not read yet/)).toBeVisible();
  expect(screen.queryByText(/deleted or hidden/)).toBeNull();
  release();
  expect(await figure.findByText(/^Vision/)).toBeVisible();
});

test('sums that cannot be read leave the tabs and the period, and are requested again', async () => {
  let isBroken = true;
  const { user } = await renderApp('/clusters/historical-usage', {
    answer: ({ url }) =>
      isBroken && url.includes('allocation/aggregated')
        ? Response.json({ error: { code: 13, reason: 'Internal', error: 'gone' } }, { status: 500 })
        : undefined,
  });
  expect(await screen.findByText('Unable to fetch historical usage.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Overview' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Month' })).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('figure', { name: 'Compute Hours by User' })).toBeVisible();
});

test('prices by pool are a setting; what the master does not sum up by pool is an estimate', async () => {
  const { user } = await renderApp('/clusters/historical-usage');
  await user.click(await screen.findByRole('button', { name: 'Price per slot-hour not set' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Price per slot-hour' }),
  );
  await user.type(dialog.getByLabelText('All pools'), '1');
  await user.type(dialog.getByLabelText('a100-pool'), 'x');
  expect(await dialog.findByText('Enter a price such as 2.10, or nothing.')).toBeVisible();
  await user.clear(dialog.getByLabelText('a100-pool'));
  await user.type(dialog.getByLabelText('a100-pool'), '3');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Price per slot-hour by pool' })).toBeVisible();
  const byUser = within(screen.getByRole('table', { name: 'GPU hours by user' }));
  expect((await byUser.findAllByText(/^≈ \$[\d,.]+$/)).length).toBeGreaterThan(1);
  const chart = within(screen.getByRole('figure', { name: 'Compute Hours by User' }));
  act(() => chart.getByLabelText(/arrow keys read bars/).focus());
  await user.keyboard('{ArrowRight}');
  // the sum of a day, below its users
  const sum = (await chart.findByText('All')).querySelector('span');
  expect(sum).toHaveTextContent(/^[\d,.]+ h · \$[\d,.]+$/);
  await user.click(screen.getByRole('radio', { name: 'Pool' }));
  const byPool = within(await screen.findByRole('table', { name: 'GPU hours by pool' }));
  expect((await byPool.findAllByText(/^\$[\d,.]+$/)).length).toBeGreaterThan(0);
});

test('the sums that are shown are the first choice of a file (F9)', async () => {
  const { user } = await renderApp('/clusters/historical-usage?by=pool');
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  const title = 'Download Resource Usage Data in CSV';
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: title }));
  expect(dialog.getByRole('combobox', { name: 'Group by' })).toHaveTextContent('What is shown');
  await user.click(dialog.getByRole('button', { name: 'Proceed to Download' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const [head = '', first = ''] = ((await files[0]?.text()) ?? '').split('\r\n');
  expect(head).toMatch(/^Pool,GPU Hours,\d{4}-\d\d-\d\d,/);
  expect(first).toMatch(/^a100-pool,[\d.]+,/);
  expect(head.split(',')).toHaveLength(17);
});

test('a file has the periods of the range alone, also of one with data, and costs (F9)', async () => {
  const { user } = await renderApp('/clusters/historical-usage?after=2026-01-01&before=2026-01-02');
  const files: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await user.click(await screen.findByRole('button', { name: 'Proceed to Download' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const [head = ''] = ((await files[0]?.text()) ?? '').split('\r\n');
  expect(head).toBe('User,GPU Hours,2026-01-01,2026-01-02');
  expect(names).toEqual(['compute-hours-by-user-2026-01-01-2026-01-02.csv']);
});
