import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rows, withHeight } from '~/test/experiment-list';
import { newerSandbox } from '~/test/newer-sandbox';
import { renderApp } from '~/test/render-app';

withHeight();

const runsPath = '/projects/2/runs';

const bodiesOf = async (requests: readonly Request[], path: string) =>
  Promise.all(
    requests
      .filter(({ url, method }) => method === 'POST' && new URL(url).pathname.endsWith(path))
      .map(async (request) => JSON.parse(await request.clone().text())),
  );

const idOf = (row: HTMLElement) => Number(row.children[1]?.textContent);

// first in the file: nothing that a selection needs is loaded yet

test('a project of a newer master shows its runs, links to each, and counts all that the tab counts, archived ones apart (F17); T directly after the first selected run opens its tags', async () => {
  const { user, requests } = await renderApp(runsPath, { sandbox: newerSandbox() });
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  rows()[0]?.querySelector<HTMLElement>('td[data-col="1"]')?.focus();
  await user.keyboard('xt');
  expect(
    await screen.findByRole('dialog', { busy: false, name: 'Tags of 1 experiment' }),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const [first] = rows();
  const link = within(first ?? expect.fail()).getAllByRole('link')[0];
  expect(link?.getAttribute('href')).toMatch(
    new RegExp(`^/experiments/\\d+/trials/${idOf(first ?? expect.fail())}$`),
  );
  expect(screen.getByRole('columnheader', { name: 'Run' })).toBeVisible();
  const [search] = await bodiesOf(requests, '/api/v1/runs');
  expect(search).toMatchObject({ projectId: 2, sort: 'startTime=desc', limit: 50 });
  const text = (await screen.findByText(/^\d+ of \d+, \d+ archived$/)).textContent ?? '';
  const [visibleCount = 0, all, hidden = 0] = (text.match(/\d+/g) ?? []).map(Number);
  expect(all).toBe(visibleCount + hidden);
  const tab = screen.getByRole('link', { name: `Runs ${visibleCount + hidden}` });
  expect(tab.title).toBe(`${visibleCount + hidden} runs, archived ones included`);
  await user.click(screen.getByRole('button', { name: 'Show Archived' }));
  expect(await screen.findByText(`${visibleCount + hidden} runs`)).toBeVisible();
});

test('metrics, hyperparameters and metadata are under the heads of their groups, and a pinned run is at the top; not so in a list of experiments', async () => {
  const ids = ['id', 'name', 'validation.loss.last', 'validation.loss.min', 'hp.lr', 'hp.layers'];
  const query = `?${ids.map((id) => `columns=${id}`).join('&')}`;
  const { user, router } = await renderApp(`${runsPath}${query}`, { sandbox: newerSandbox() });
  const heads = ['Validation', 'Hyperparameters'].map((title) => screen.findByText(title));
  const spans = (await Promise.all(heads)).map((head) => head.closest('th')?.style.gridColumn);
  // behind the checkbox, the number and the name
  expect(spans).toEqual(['4 / 6', '6 / 8']);
  const minHead = screen.getByRole('columnheader', { name: 'loss (validation, min)' });
  expect(within(minHead).getByRole('button', { name: 'loss (min)' })).toBeVisible();
  await waitFor(() => expect(rows().length).toBeGreaterThan(3));
  const third = rows()[2] ?? expect.fail();
  const id = idOf(third);
  await user.click(within(third).getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pin' }));
  await waitFor(() => expect(rows().map(idOf)[0]).toBe(id));

  await router.navigate({ href: `/projects/2/experiments${query}` });
  expect(await screen.findByRole('columnheader', { name: 'Name' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Hyperparameters')).toBeNull());
  expect(screen.getByRole('columnheader', { name: 'lr' })).toBeVisible();
  await waitFor(() => expect(rows().length).toBeGreaterThan(3));
  expect(screen.queryByRole('img', { name: 'Pinned' })).toBeNull();
  await router.navigate({ href: `${runsPath}?sort=id%3Dasc` });
  await waitFor(() => expect(rows().map(idOf)[0]).toBe(id));
});

test('a run has the word of its experiment for its state (screens-experiments H6), and its menu kills it after a confirmation', async () => {
  const { user, requests } = await renderApp(
    `${runsPath}?columns=id&columns=state&filter=state+%3D+ACTIVE`,
    {
      sandbox: newerSandbox(),
    },
  );
  await waitFor(() => expect(rows().length).toBeGreaterThan(1));
  const states = rows().map((row) => row.querySelector('[data-col="2"]')?.textContent);
  expect(new Set(states)).not.toContain('Active');
  expect(states).toContain('Running');

  const [row] = rows();
  const id = idOf(row ?? expect.fail());
  await user.click(within(row ?? expect.fail()).getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Kill' }));
  const dialog = await screen.findByRole('dialog', { busy: false, name: 'Confirm run kill' });
  await user.click(within(dialog).getByRole('button', { name: 'Kill' }));
  await waitFor(async () =>
    expect(await bodiesOf(requests, '/runs/kill')).toEqual([{ runIds: [id], projectId: 2 }]),
  );
});

test('an older master has no runs: the link leads to the experiments', async () => {
  const { router } = await renderApp(runsPath);
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/2/experiments'));
  expect(screen.queryByRole('link', { name: /^Runs/ })).toBeNull();
});

test('a filter and a sort go to the master under its names for runs; searches are the experiments that search, and a sort as an older master names it is read', async () => {
  const filter = 'name ~ lr and hp.lr > 0.001 and metadata.dataset = coco';
  const link = `${runsPath}?filter=${encodeURIComponent(filter)}&sort=name%3Dasc`;
  const { router, requests } = await renderApp(link, { sandbox: newerSandbox() });
  await screen.findByText('No results matching your filters');
  const [search] = await bodiesOf(requests, '/api/v1/runs');
  expect(search.sort).toBe('experimentName=asc');
  const { children } = JSON.parse(search.filter).filterGroup;
  const fields = children.flatMap((child: { children?: object[] }) => child.children ?? [child]);
  expect(fields).toMatchObject([
    { columnName: 'experimentName', location: 'LOCATION_TYPE_RUN' },
    { columnName: 'hp.lr', location: 'LOCATION_TYPE_RUN_HYPERPARAMETERS' },
    { columnName: 'metadata.dataset', location: 'LOCATION_TYPE_RUN_METADATA' },
  ]);

  await router.navigate({ href: '/projects/2/searches?sort=validation.loss%3Dasc' });
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  expect(router.state.location.search).toMatchObject({ sort: 'validation.loss.last=asc' });
  const [searches] = await bodiesOf(requests, '/experiments-search');
  expect(searches.sort).toBe('validation.loss.last=asc');
  expect(searches.filter).toContain('"columnName":"searcherType"');
  expect(screen.queryByText(/was removed/)).toBeNull();
  expect(screen.getByText(/^\d+ searches?$/)).toBeVisible();
});

test('runs are archived together, and refused ones are reported', async () => {
  const { user, requests } = await renderApp(`${runsPath}?filter=state%20%3D%20COMPLETED`, {
    sandbox: newerSandbox(),
  });
  await waitFor(() => expect(rows().length).toBeGreaterThan(2));
  const [one, two] = rows();
  const ids = [one, two].map((row) => idOf(row ?? expect.fail()));
  for (const row of [one, two])
    await user.click(within(row ?? expect.fail()).getByRole('checkbox'));
  const bar = await screen.findByRole('region', { name: 'Selection' });
  await user.click(within(bar).getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Archive succeeded for 2 runs')).toBeVisible();
  const [sent] = await bodiesOf(requests, '/runs/archive');
  expect(sent).toEqual({ runIds: ids, projectId: 2 });
  await waitFor(() => expect(rows().map(idOf)).not.toContain(ids[0]));
});

test('selected runs open in one TensorBoard, and they or all are compared on the page that compares trials; an older link to a comparison still works (A2)', async () => {
  vi.stubGlobal('open', vi.fn());
  onTestFinished(() => void vi.unstubAllGlobals());
  const { user, router, requests } = await renderApp(runsPath, { sandbox: newerSandbox() });
  await waitFor(() => expect(rows().length).toBeGreaterThan(2));
  const firstRows = rows().slice(0, 2);
  const ids = firstRows.map(idOf);
  for (const row of firstRows) await user.click(within(row).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: /TensorBoard/i }));
  await waitFor(async () =>
    expect(await bodiesOf(requests, '/tensorboards')).toMatchObject([
      { trialIds: ids, experimentIds: [] },
    ]),
  );
  await user.click(await screen.findByRole('link', { name: 'Compare' }));
  expect(await screen.findByRole('heading', { name: 'Compare Trials' })).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: '/experiment-compare',
    search: { trial: ids },
  });

  await router.navigate({ href: `${runsPath}?filter=state%20%3D%20ERROR` });
  await waitFor(() => expect(rows().length).toBeGreaterThan(1));
  const allIds = rows().map(idOf);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(await screen.findByRole('button', { name: 'Compare' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/experiment-compare'));
  expect(router.state.location.search).toMatchObject({ trial: expect.arrayContaining(allIds) });
  await router.navigate({ href: `${runsPath}?compare=true&row=${ids[0]}&row=${ids[1]}` });
  await waitFor(() => expect(router.state.location.pathname).toBe('/experiment-compare'));
  expect(router.state.location.search).toMatchObject({ trial: ids.slice(0, 2) });
});

test('a run opens beside the list, with its metadata, and the arrows go to the next; a run that is not there is an error', async () => {
  const { user, router } = await renderApp(`${runsPath}?sort=id%3Dasc`, {
    sandbox: newerSandbox(),
  });
  await waitFor(() => expect(rows().length).toBeGreaterThan(2));
  const [first, second] = rows().map(idOf);
  rows()[0]?.querySelector<HTMLElement>('[data-col="1"]')?.focus();
  await user.keyboard('d');
  const panel = within(await screen.findByRole('complementary', { name: `Run ${first}` }));
  expect(await panel.findByText('Hyperparameters')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Open' }).getAttribute('href')).toMatch(
    new RegExp(`^/experiments/\\d+/trials/${first}$`),
  );
  expect(router.state.location.search).toMatchObject({ open: first });
  expect(panel.getByText('Run in project')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Next run' }));
  expect(await screen.findByRole('complementary', { name: `Run ${second}` })).toBeVisible();

  await router.navigate({ href: `${runsPath}?open=17` });
  const other = within(await screen.findByRole('complementary', { name: 'Run 17' }));
  const metadata = within(await other.findByRole('region', { name: 'Metadata' }));
  const [dataset] = metadata.getAllByRole('listitem');
  expect(dataset?.textContent).toMatch(/^datasetname[\w-]+revision\d{4}-\d\d$/);

  await router.navigate({ href: `${runsPath}?open=99999` });
  expect(await screen.findByText('Unable to fetch Run 99999')).toBeVisible();
});

test('on a phone a card names its run', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const isPhone = (query: string) => query.includes('480px');
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isPhone(query), media: query }),
  );
  await renderApp(runsPath, { sandbox: newerSandbox() });
  const list = within(await screen.findByRole('list', { name: 'Runs' }));
  const [card] = await list.findAllByRole('listitem');
  const link = within(card ?? expect.fail()).getAllByRole('link')[0];
  const id = link?.getAttribute('href')?.split('/').at(-1);
  expect(within(card ?? expect.fail()).getByText(String(id))).toBeVisible();
});

test('metadata of a run is edited within the rules of the master', async () => {
  const sandbox = newerSandbox();
  const { user, router, requests } = await renderApp(runsPath, { sandbox });
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  const id = idOf(rows()[0] ?? expect.fail());
  await router.navigate({ href: `/trials/${id}/metadata` });
  await user.click(await screen.findByRole('button', { name: 'Add metadata' }));
  const field = screen.getByRole('textbox', { name: 'Metadata as JSON' });
  await user.clear(field);
  await user.click(field);
  await user.paste('[1]');
  expect(screen.getByRole('alert').textContent).toContain('Metadata is an object');
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
  await user.clear(field);
  await user.paste('{"data": {"name": "<img src=x onerror=alert(1)>"}}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(await bodiesOf(requests, `/runs/${id}/metadata`)).toHaveLength(1);
});
