import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isSearch, searchesOf, withHeight } from '~/test/experiment-list';
import { renderApp } from '~/test/render-app';

// Vision / detection-and-classification of the demo
const list = '/projects/2/experiments';

withHeight();

const stateCells = () =>
  screen
    .getAllByRole('row')
    .filter((row) => Number(row.dataset.index) >= 0)
    .map((row) => /Completed|Running|Paused|Canceling|Error/.exec(row.textContent ?? '')?.[0]);

const linked = (line: string) => `${list}?filter=${encodeURIComponent(line)}`;

test('a line narrows the list through the link, and is cleared again', async () => {
  const { user, router } = await renderApp(list);
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  const input = await screen.findByRole('combobox', { name: 'Filter' });
  await user.click(input);
  await user.paste('state = completed and user = mkowalski');
  expect(router.state.location.search).toEqual({});
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(router.state.location.search).toEqual({
      filter: 'state = completed and user = mkowalski',
    }),
  );
  await waitFor(() => expect(new Set(stateCells())).toEqual(new Set(['Completed'])));
  expect(screen.getByText(/^\d+ match$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('a link holds the line, hyperparameters too', async () => {
  const { requests } = await renderApp(
    linked('(hp.lr < 0.1 or name ~ unet) and state = COMPLETED'),
  );
  await waitFor(() => expect(new Set(stateCells())).toEqual(new Set(['Completed'])));
  const search = requests.find(({ url }) => url.includes('/experiments-search'));
  const sent: unknown = JSON.parse(new URL(search?.url ?? '').searchParams.get('filter') ?? '{}');
  expect(sent).toMatchObject({ filterGroup: { conjunction: 'and' }, showArchived: false });
  const box: HTMLInputElement = await screen.findByRole('combobox', { name: 'Filter' });
  expect(box.value).toBe('(hp.lr < 0.1 or name ~ unet) and state = COMPLETED');
});

test('a line calls a column as the head of the list does, too', async () => {
  const { requests } = await renderApp(linked('pool = a100-pool and trials > 1'));
  await waitFor(() => expect(new Set(stateCells()).size).toBeGreaterThan(0));
  const search = requests.find(({ url }) => url.includes('/experiments-search'));
  const sent = new URL(search?.url ?? '').searchParams.get('filter') ?? '';
  const names = [...sent.matchAll(/"columnName":"(\w+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['resourcePool', 'numTrials']);
});

test('a syntax error is marked, and the filter is not applied', async () => {
  const { user, router } = await renderApp(list);
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  await user.type(await screen.findByRole('combobox', { name: 'Filter' }), 'stat = x{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('There is no column "stat".');
  expect(within(alert).getByText('stat').tagName).toBe('MARK');
  expect(router.state.location.search).toEqual({});
});

test.each([
  ['state = ', 'Expected a value.'],
  ['foo = 1', 'There is no column "foo".'],
  ['state = erroneous', '"erroneous" is not one of ACTIVE, PAUSED, CANCELED, COMPLETED, ERROR.'],
  ['hp.lr > abc', '"abc" is not a number.'],
  [
    'training.loss > 1',
    'The master compares training metrics by a statistic: training.loss.last, .min, .max, .sum or .count.',
  ],
])(
  'a linked line that cannot be read stays with its error, and lists nothing: %s',
  async (line, reason) => {
    const { user, router, requests } = await renderApp(linked(line));
    const failure = await screen.findByText('These experiments cannot be listed.');
    expect(failure).toBeVisible();
    expect(screen.getByText(`The filter “${line.trim()}” cannot be read. ${reason}`)).toBeVisible();
    const box = await screen.findByRole('combobox', { name: 'Filter' });
    expect(box).toHaveValue(line);
    expect(box).toHaveAttribute('aria-invalid', 'true');
    expect(router.state.location.search).toEqual({ filter: line });
    expect(requests.filter(isSearch)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Clear Filter' }));
    expect(await screen.findByRole('link', { name: 'resnet50-lr-sweep' })).toBeVisible();
    expect(router.state.location.search).toEqual({});
  },
);

test.each(['training.loss', 'nonsense'])(
  'a linked sort that cannot be read stays, and lists nothing: %s',
  async (column) => {
    const { user, router, requests } = await renderApp(`${list}?sort=${column}%3Dasc`);
    expect(await screen.findByText(`The list cannot be sorted by “${column}”.`)).toBeVisible();
    expect(router.state.location.search).toEqual({ sort: `${column}=asc` });
    expect(requests.filter(isSearch)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Reset sort' }));
    expect(await screen.findByRole('link', { name: 'resnet50-lr-sweep' })).toBeVisible();
    expect(searchesOf(requests)[0]?.get('sort')).toBe('startTime=desc');
  },
);

test('the reason of a master that refuses a sort is shown, and the sort can be reset', async () => {
  const answer = (request: Request) =>
    request.url.includes('validation.x')
      ? Response.json(
          { error: { code: 13, reason: '', error: 'validation.x is not a valid metrics id' } },
          { status: 500 },
        )
      : undefined;
  const { user, router } = await renderApp(`${list}?sort=validation.x%3Dasc`, { answer });
  expect(await screen.findByText('validation.x is not a valid metrics id')).toBeVisible();
  expect(router.state.location.search).toEqual({ sort: 'validation.x=asc' });
  await user.click(screen.getByRole('button', { name: 'Reset sort' }));
  expect(await screen.findByRole('link', { name: 'resnet50-lr-sweep' })).toBeVisible();
  expect(router.state.location.search).toEqual({});
});

test('names that nothing in the project has are reported with the nearest that exist (E8)', async () => {
  const { user } = await renderApp(linked('hp.learning_rate > 0'));
  const message = 'No experiment here has hp.learning_rate. Did you mean hp.lr?';
  // in the line, and in place of the rows
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  const box = screen.getByRole('combobox', { name: 'Filter' });
  await user.clear(box);
  await user.type(box, 'validation.loss < 5');
  expect(
    await screen.findByText(
      'No experiment here has validation.loss. Did you mean validation.validation_loss?',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Conditions' }));
  // the form has the applied line
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
});

test.each([
  ['columns=name&columns=hp.learning_rate', 'Its column is empty.'],
  ['columns=name&columns=hp.lr&heat=hp.learning_rate', 'Its colors have no numbers.'],
  ['group=hp.learning_rate', 'The list is grouped by it.'],
])('a name that nothing has is reported in a link with %s (E8)', async (link, use) => {
  await renderApp(`${list}?${link}`);
  const text = `No experiment here has hp.learning_rate. Did you mean hp.lr? ${use}`;
  expect(await screen.findByText(text)).toBeVisible();
});

test('another figure of a metric that the project has is not reported', async () => {
  const ids = ['training.loss.mean', 'training.loss', 'validation_metrics.validation_loss.mean'];
  const search = new URLSearchParams([...ids, 'hp.nothing'].map((id) => ['columns', id]));
  await renderApp(`${list}?${search}`);
  expect((await screen.findByText(/^No experiment here has hp/)).textContent).not.toMatch(/loss/);
});

test('a sort by a name that nothing has is reported, and the rows stay (E8)', async () => {
  await renderApp(`${list}?sort=hp.learning_rate%3Dasc`);
  expect(
    await screen.findByText(
      'No experiment here has hp.learning_rate. Did you mean hp.lr? The list is sorted by it.',
    ),
  ).toBeVisible();
  expect(await screen.findByRole('link', { name: 'resnet50-lr-sweep' })).toBeVisible();
});

test('what is typed after a press of Filter goes into the line (E3)', async () => {
  const { user, router } = await renderApp(list);
  const button = await screen.findByRole('button', { name: 'Filter' });
  button.focus();
  await user.keyboard('{Enter}tags ~ coco{Enter}');
  expect(router.state.location.pathname).toBe(list);
  await waitFor(() => expect(router.state.location.search).toEqual({ filter: 'tags ~ coco' }));
  expect(screen.getByRole('combobox', { name: 'Filter' })).toHaveFocus();
});

test('a link with a line leaves the focus to the page', async () => {
  await renderApp(linked('state = ERROR'));
  expect(await screen.findByRole('combobox', { name: 'Filter' })).not.toHaveFocus();
});

test('the hint names columns that exist here (E8)', async () => {
  const { user } = await renderApp(list);
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  expect(
    await screen.findByText(/columns as state, user, hp\.\w+, validation\.\w+\.$/),
  ).toBeVisible();
});

test('progress is typed in percent, and sent as the share that the master keeps', async () => {
  const { requests } = await renderApp(linked('progress > 29'));
  await waitFor(() => expect(requests.some(isSearch)).toBe(true));
  const [search] = searchesOf(requests);
  expect(search?.get('filter')).toContain('"value":0.29');
});

test('a condition that the master cannot match is refused while the user types', async () => {
  const { user } = await renderApp(list);
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  const box = await screen.findByRole('combobox', { name: 'Filter' });
  await user.type(box, 'hp.lr > abc');
  expect((await screen.findByRole('alert')).textContent).toContain('"abc" is not a number.');
  await user.clear(box);
  await user.type(box, 'tags = demo');
  expect((await screen.findByRole('alert')).textContent).toContain(
    '"tags" cannot be compared by "=", only by ~, !~, is empty, is not empty.',
  );
});

test('a line that nothing matches is quoted, and can be cleared', async () => {
  const { user, router } = await renderApp(linked('name = "<b>nothing</b>"'));
  expect(await screen.findByText('No results matching your filters')).toBeVisible();
  expect(screen.getByText('name = "<b>nothing</b>"')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /clear filters/i }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('only the matches of a line are archived', async () => {
  const { user, requests } = await renderApp(linked('state = COMPLETED and name ~ unet'));
  await waitFor(() => expect(stateCells().length).toBeGreaterThan(1));
  const count = stateCells().length;
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  const bar = await screen.findByRole('region', { name: 'Selection' });
  await user.click(await within(bar).findByRole('button', { name: 'Archive' }));
  await waitFor(() =>
    expect(requests.some(({ url }) => url.endsWith('/experiments/archive'))).toBe(true),
  );
  const sent = requests.find(({ url }) => url.endsWith('/experiments/archive'));
  const body: { experimentIds: number[]; filters?: unknown } = await sent?.clone().json();
  expect(body.experimentIds).toHaveLength(count);
  expect(body.filters).toBeUndefined();
});
