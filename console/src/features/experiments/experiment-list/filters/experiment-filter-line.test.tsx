import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isSearch, linkOf, rows, searchesOf, withHeight } from '~/test/experiment-list';
import { renderApp } from '~/test/render-app';

// Vision / detection-and-classification of the demo
const list = '/projects/2/experiments';

withHeight();

const stateCells = () =>
  rows().map((row) => /Completed|Running|Paused|Canceling|Error/.exec(row.textContent ?? '')?.[0]);

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

test('a link holds the line, hyperparameters too, and leaves the focus to the page', async () => {
  const { requests } = await renderApp(
    linked('(hp.lr < 0.1 or name ~ unet) and state = COMPLETED'),
  );
  await waitFor(() => expect(new Set(stateCells())).toEqual(new Set(['Completed'])));
  const search = requests.find(({ url }) => url.includes('/experiments-search'));
  const sent: unknown = JSON.parse(new URL(search?.url ?? '').searchParams.get('filter') ?? '{}');
  expect(sent).toMatchObject({ filterGroup: { conjunction: 'and' }, showArchived: false });
  const box: HTMLInputElement = await screen.findByRole('combobox', { name: 'Filter' });
  expect(box.value).toBe('(hp.lr < 0.1 or name ~ unet) and state = COMPLETED');
  expect(box).not.toHaveFocus();
});

test('the hint names columns that exist here (E8); an error is marked while the user types, and not applied', async () => {
  const { user, router } = await renderApp(list);
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  expect(
    await screen.findByText(/columns as state, user, hp\.\w+, validation\.\w+\.$/),
  ).toBeVisible();
  const box = await screen.findByRole('combobox', { name: 'Filter' });
  await user.click(box);
  await user.paste('tags = demo');
  expect((await screen.findByRole('alert')).textContent).toContain(
    '"tags" cannot be compared by "=", only by ~, !~, is empty, is not empty.',
  );
  await user.clear(box);
  await user.paste('stat = x');
  await user.keyboard('{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('There is no column "stat".');
  expect(within(alert).getByText('stat').tagName).toBe('MARK');
  expect(router.state.location.search).toEqual({});
});

test('a linked line that cannot be read stays with its error, and lists nothing', async () => {
  const line = 'state = ';
  const { user, router, requests } = await renderApp(linked(line));
  expect(await screen.findByText('These experiments cannot be listed.')).toBeVisible();
  expect(screen.getByText('The filter “state =” cannot be read. Expected a value.')).toBeVisible();
  const box = await screen.findByRole('combobox', { name: 'Filter' });
  expect(box).toHaveValue(line);
  expect(box).toHaveAttribute('aria-invalid', 'true');
  expect(router.state.location.search).toEqual({ filter: line });
  expect(requests.filter(isSearch)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Clear Filter' }));
  expect(await linkOf('resnet50-lr-sweep')).toBeVisible();
  expect(router.state.location.search).toEqual({});
});

test('a linked sort that cannot be read stays, and lists nothing', async () => {
  const { user, router, requests } = await renderApp(`${list}?sort=training.loss%3Dasc`);
  expect(await screen.findByText('The list cannot be sorted by “training.loss”.')).toBeVisible();
  expect(router.state.location.search).toEqual({ sort: 'training.loss=asc' });
  expect(requests.filter(isSearch)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Reset sort' }));
  expect(await linkOf('resnet50-lr-sweep')).toBeVisible();
  expect(searchesOf(requests)[0]?.get('sort')).toBe('startTime=desc');
});

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
  expect(await linkOf('resnet50-lr-sweep')).toBeVisible();
  expect(router.state.location.search).toEqual({});
});

test('names that nothing in the project has are reported with the nearest that exist (E8)', async () => {
  const { user } = await renderApp(linked('hp.learning_rate > 0'));
  const message = 'No experiment here has hp.learning_rate. Did you mean hp.lr?';
  // in the line, and in place of the rows
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  const box = screen.getByRole('combobox', { name: 'Filter' });
  await user.clear(box);
  await user.paste('validation.loss < 5');
  expect(
    await screen.findByText(
      'No experiment here has validation.loss. Did you mean validation.validation_loss?',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Conditions' }));
  // the form has the applied line
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
});

const unknownName = 'No experiment here has hp.learning_rate. Did you mean hp.lr?';

test('names that nothing has are reported by their use, other figures of a known metric are not, and the rows stay (E8)', async () => {
  const ids = ['name', 'hp.learning_rate', 'training.loss.mean', 'training.loss'];
  const figure = 'validation_metrics.validation_loss.mean';
  const search = new URLSearchParams([...ids, figure].map((id) => ['columns', id]));
  search.set('heat', 'hp.learning_rate');
  search.set('sort', 'hp.learning_rate=asc');
  await renderApp(`${list}?${search}`);
  for (const use of [
    'Its column is empty.',
    'Its colors have no numbers.',
    'The list is sorted by it.',
  ])
    expect(await screen.findByText(`${unknownName} ${use}`)).toBeVisible();
  expect(await linkOf('resnet50-lr-sweep')).toBeVisible();
});

test('a name that nothing has is reported in a link that groups by it (E8)', async () => {
  await renderApp(`${list}?group=hp.learning_rate`);
  expect(await screen.findByText(`${unknownName} The list is grouped by it.`)).toBeVisible();
});

test('what is typed after a press of Filter goes into the line, and starts no shortcut (E3)', async () => {
  const { user, router } = await renderApp(list);
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  await user.keyboard('name ~ gw{Enter}');
  expect(router.state.location.pathname).toBe(list);
  await waitFor(() => expect(router.state.location.search).toEqual({ filter: 'name ~ gw' }));
  expect(screen.getByRole('combobox', { name: 'Filter' })).toHaveFocus();
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
