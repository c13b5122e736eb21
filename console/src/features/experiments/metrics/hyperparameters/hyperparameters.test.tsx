import { screen, waitFor, within } from '@testing-library/react';
import type { Sandbox } from '@trainyard/sandbox';
import { colorOf } from '@trainyard/ui/lib/colors';
import { afterEach, expect, test, vi } from 'vitest';
import { demoSandbox, renderApp } from '~/test/render-app';

type Found = { id: number; searcherType: string; numTrials: number; state: string };

async function searchOf(sandbox: Sandbox, fits: (experiment: Found) => boolean) {
  const send = (path: string, init?: RequestInit) =>
    sandbox
      .fetch(new Request(`http://master/api/v1/${path}`, init))
      .then((answer) => answer.json());
  const { token } = await send('auth/login', { method: 'POST', body: '{"username":"admin"}' });
  const headers = { Authorization: `Bearer ${token}` };
  const { experiments } = await send('experiments?limit=0&sortBy=SORT_BY_ID', { headers });
  const match: Found | undefined = experiments.find(fits);
  if (!match) throw new Error('the demo cluster has no such experiment');
  return match;
}

const isDone = ({ searcherType, numTrials, state }: Found) =>
  searcherType === 'adaptive_asha' && numTrials > 8 && state === 'STATE_COMPLETED';

async function open(picture: string, search = '') {
  const sandbox = demoSandbox();
  const { id, numTrials } = await searchOf(sandbox, isDone);
  const path = `/experiments/${id}/visualization/${picture}${search}`;
  return { id, numTrials, ...(await renderApp(path, { sandbox })) };
}

afterEach(() => vi.restoreAllMocks());

test('parallel coordinates show every trial of a batch that most reached; one that is brushed away is not in the table either', async () => {
  const { numTrials, user } = await open('hp-parallel-coordinates');
  const table = within(await screen.findByRole('table', { name: 'Trials of the lines' }));
  expect(table.getAllByRole('row')).toHaveLength(numTrials + 1);
  expect(screen.getByRole('figure', { name: new RegExp(`, ${numTrials} trials$`) })).toBeVisible();
  const names = screen
    .getAllByRole('button', { name: /^Axis/ })
    .map(({ textContent }) => textContent);
  expect(names.length).toBeGreaterThan(2);
  expect(screen.getByRole('link', { name: 'Visualization' }).getAttribute('aria-current')).toBe(
    'page',
  );
  screen.getByRole('button', { name: /^Axis lr/ }).focus();
  await user.keyboard('{Enter}');
  const hint = await screen.findByText(new RegExp(`^\\d+ of ${numTrials}$`));
  const visibleCount = Number(hint.textContent?.split(' ')[0]);
  expect(visibleCount).toBeLessThan(numTrials);
  expect(table.getAllByRole('row')).toHaveLength(visibleCount + 1);
});

test('the best trial is first, and the headers sort the trials', async () => {
  // of the running search of the demo larger is better
  const { user } = await renderApp('/experiments/113/visualization/hp-parallel-coordinates');
  const table = within(await screen.findByRole('table', { name: 'Trials of the lines' }));
  const measured = () =>
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(within(row).getAllByRole('cell')[2]?.textContent));
  const ascending = measured().toSorted((one, other) => one - other);
  expect(measured()).toEqual(ascending.toReversed());
  expect(ascending.at(0)).toBeLessThan(ascending.at(-1) ?? 0);
  await user.click(table.getByRole('button', { name: 'validation_accuracy' }));
  await waitFor(() => expect(measured()).toEqual(ascending));
});

test('filters are in the link, and Reset takes them out', async () => {
  const { user, router } = await open('hp-parallel-coordinates');
  await user.click(await screen.findByRole('combobox', { name: 'Batch Margin' }));
  await user.click(await screen.findByRole('option', { name: '± 50' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ margin: 50 }));
  await user.click(screen.getByRole('button', { name: /^HP All/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'lr' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe('?margin=50&hp=lr'));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Axis/ })).toHaveLength(2));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('the heat map pairs every two hyperparameters both ways round', async () => {
  const { user, router } = await open('hp-heat-map', '?hp=lr&hp=dropout');
  const wide = await screen.findByRole('figure', { name: 'dropout vs lr' });
  expect(wide).toBeVisible();
  expect(screen.getByRole('figure', { name: 'lr vs dropout' })).toBeVisible();
  expect(screen.getAllByRole('figure')).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: 'Cells' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ marks: 'cells' }));
  expect(screen.getAllByRole('figure')).toHaveLength(2);
});

test('an unknown picture is the overview', async () => {
  const { router, id } = await open('hp-nothing');
  expect(router.state.location.pathname).toBe(`/experiments/${id}/visualization/overview`);
});

test('when the batches cannot be read the page shows the error', async () => {
  const sandbox = demoSandbox();
  const { id } = await searchOf(sandbox, isDone);
  await renderApp(`/experiments/${id}/visualization/hp-heat-map`, {
    sandbox,
    answer: ({ url }) =>
      url.includes('metrics-stream/batches')
        ? Response.json({ error: { code: 3, message: 'no batches today' } }, { status: 400 })
        : undefined,
  });
  expect(await screen.findByText('Unable to retrieve experiment batches info.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('lines are drawn before the batches are known, and stay when they are', async () => {
  const sandbox = demoSandbox();
  const { id } = await searchOf(sandbox, isDone);
  let answerBatches = () => {};
  const untilRelease = new Promise<void>((resolve) => {
    answerBatches = resolve;
  });
  const path = `/experiments/${id}/visualization/hp-parallel-coordinates`;
  const { user, requests } = await renderApp(path, {
    sandbox,
    answer: (request) =>
      request.url.includes('metrics-stream/batches')
        ? untilRelease.then(() => sandbox.fetch(request))
        : undefined,
  });
  expect(await screen.findByRole('table', { name: 'Trials of the lines' })).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Batches Processed' }));
  expect(screen.getAllByRole('option')).toHaveLength(1);
  answerBatches();
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
  const snapshots = requests.filter(({ url }) => url.includes('trials-snapshot'));
  expect(snapshots).toHaveLength(1);
});

test('chosen trials alone are drawn, open as one TensorBoard, and are chosen in the other pictures', async () => {
  const windows = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user, numTrials, requests } = await open('learning-curve');
  const table = within(await screen.findByRole('table', { name: 'Trials of the curves' }));
  const rows = table.getAllByRole('checkbox', { name: /^Choose trial/ });
  for (const row of rows.slice(0, 2)) await user.click(row);
  expect(screen.getByText(`2 of ${numTrials} trials`)).toBeVisible();
  expect(screen.getByText('2 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'View in TensorBoard' }));
  await waitFor(() => expect(windows).toHaveBeenCalled());
  const launch = requests.find(({ method, url }) => method === 'POST' && /tensorboards$/.test(url));
  expect(await launch?.json()).toMatchObject({
    trialIds: [expect.any(Number), expect.any(Number)],
  });
  for (const [picture, caption] of [
    ['HP Scatter Plots', 'Trials of the points'],
    ['HP Parallel Coordinates', 'Trials of the lines'],
  ] as const) {
    await user.click(screen.getByRole('link', { name: picture }));
    const chosen = within(await screen.findByRole('table', { name: caption }));
    expect(chosen.getAllByRole('checkbox', { name: /^Choose trial/, checked: true })).toHaveLength(
      2,
    );
  }
  await user.click(screen.getByRole('link', { name: 'Learning Curve' }));
  expect(await screen.findByText(`2 of ${numTrials} trials`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByText('2 selected')).toBeNull();
  expect(screen.queryByText(`2 of ${numTrials} trials`)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'HP Heat Map' }));
  await screen.findByRole('table', { name: 'Trials of the points' });
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
});

const pictures = [
  ['hp-parallel-coordinates', 'Trials of the lines', /: arrow keys read lines, Enter opens, Space/],
  ['hp-scatter-plots', 'Trials of the points', /vs lr: arrow keys read points, Enter opens, Space/],
  ['hp-heat-map', 'Trials of the points', /vs lr: arrow keys read points, Enter opens, Space/],
] as const;

test.each(pictures)(
  '%s has the color of the metric or that of each trial, as the link says; trials are chosen by keys or by their row, and compared',
  async (picture, caption, label) => {
    const { user, router } = await open(picture, '?hp=lr&hp=dropout');
    const box = await screen.findByRole('table', { name: caption });
    const table = within(box);
    const swatches = () =>
      [...box.querySelectorAll<HTMLElement>('td span[aria-hidden]')].map(
        ({ style }) => style.background,
      );
    const ids = table.getAllByRole('link').map(({ textContent }) => Number(textContent));
    const byMetric = swatches();
    await user.click(screen.getByRole('radio', { name: 'By trial' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ color: 'trial' }));
    await waitFor(() => expect(swatches()).toEqual(ids.map(colorOf)));
    expect(byMetric).not.toEqual(swatches());
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(swatches()).toEqual(byMetric));
    expect(router.state.location.search).toEqual({});

    const [surface] = await screen.findAllByLabelText(label);
    surface?.focus();
    await user.keyboard('{ArrowRight} ');
    await screen.findByText('1 selected');
    expect(table.getAllByRole('checkbox', { name: /^Choose trial/, checked: true })).toHaveLength(
      1,
    );
    const [other] = table.getAllByRole('checkbox', { name: /^Choose trial/, checked: false });
    if (other) await user.click(other);
    const selectedIds = table
      .getAllByRole('checkbox', { name: /^Choose trial/, checked: true })
      .map((box) => box.getAttribute('aria-label')?.replace('Choose trial ', ''));
    expect(selectedIds).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'Compare Trials' }));
    const compared = await screen.findByRole('table', { name: 'Trials to compare' });
    for (const trialId of selectedIds)
      expect(within(compared).getByRole('link', { name: `Trial ${trialId}` })).toBeVisible();
    expect(router.state.location.pathname).toBe('/experiment-compare');
  },
);

test('a cell of the heat map stands for all trials in it, in every picture', async () => {
  const { user } = await open('hp-heat-map', '?marks=cells&hp=layers&hp=model.activation');
  const table = within(await screen.findByRole('table', { name: 'Trials of the points' }));
  const [surface] = await screen.findAllByLabelText(
    /: arrow keys read cells, Enter or Space chooses$/,
  );
  const selectedLabels = () =>
    table
      .queryAllByRole('checkbox', { name: /^Choose trial/, checked: true })
      .map((box) => box.getAttribute('aria-label') ?? '');
  surface?.focus();
  await user.keyboard('{Home}');
  const [spoken] = screen.getAllByText(/, \d+ trials?$/, { selector: '[aria-live]' });
  const countHere = () => Number(/, (\d+) trials?$/.exec(spoken?.textContent ?? '')?.[1]);
  // to a cell that holds several
  const ways = [0, 1, 2].flatMap((up) =>
    [0, 1, 2, 3].map((right) => `{Home}${'{ArrowUp}'.repeat(up)}${'{ArrowRight}'.repeat(right)}`),
  );
  let toCell = '{Home}';
  while (countHere() === 1 && ways.length > 0) {
    toCell = ways.shift() ?? '';
    await user.keyboard(toCell);
  }
  const count = countHere();
  expect(count).toBeGreaterThan(1);
  await user.keyboard(' ');
  await screen.findByText(`${count} selected`);
  expect(spoken?.textContent).toMatch(new RegExp(`, ${count} trials, ${count} chosen$`));
  // some of them are completed, all of them are answered
  const [first = ''] = selectedLabels();
  await user.click(table.getByRole('checkbox', { name: first }));
  expect(selectedLabels()).toHaveLength(count - 1);
  surface?.focus();
  await user.keyboard(`${toCell}{Enter}`);
  await waitFor(() => expect(selectedLabels()).toHaveLength(count));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(selectedLabels()).toEqual([]));
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('link', { name: 'HP Parallel Coordinates' }));
  const lines = within(await screen.findByRole('table', { name: 'Trials of the lines' }));
  expect(lines.getAllByRole('checkbox', { name: /^Choose trial/, checked: true })).toHaveLength(
    count,
  );
});

test('a scatter plot for each hyperparameter, and how the metric is distributed, copied as the request they make', async () => {
  const { user, requests } = await open('hp-scatter-plots', '?margin=50');
  const plot = await screen.findByRole('figure', { name: / vs lr$/ });
  expect(screen.getByRole('figure', { name: /^Distribution of/ })).toBeVisible();
  await user.click(within(plot).getByRole('button', { name: 'Enlarge' }));
  const large = within(
    await screen.findByRole('dialog', { busy: false, name: 'HP Scatter Plots' }),
  );
  const before = large.getByText(/^\d+ of \d+$/).textContent;
  await user.keyboard('{ArrowRight}');
  expect(large.getByText(/^\d+ of \d+$/).textContent).not.toBe(before);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const addresses = requests
    .map(({ url }) => url)
    .filter((url) => url.includes('/trials-snapshot?'));
  expect(addresses.at(-1)).toContain('batchesMargin=50');
  await user.click(screen.getByRole('button', { name: 'Copy view as...' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Copy view as' }));
  const code = await dialog.findByRole('region', { name: 'Code' });
  expect(code.textContent).toContain(`'${addresses.at(-1)}'`);
});
