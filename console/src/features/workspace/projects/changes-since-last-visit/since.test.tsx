import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Sandbox } from '@trainyard/sandbox';
import {
  createTransport,
  getProject,
  getUserSetting,
  killExperiment,
  login,
  postUserSetting,
  searchExperiments,
} from '@trainyard/sdk/calls';
import { expect, test, vi } from 'vitest';
import { settingsQuery } from '~/data/settings';
import type { Visit } from '~/lib/visit';
import { listPath, rows, searchesOf, withHeight } from '~/test/experiment-list';
import { toasts } from '~/test/outcome';
import { demoSandbox, type RenderOptions, renderApp } from '~/test/render-app';
import { renderPart } from '~/test/render-part';
import SinceYouLeft from './since-you-left';

withHeight();

const projectId = 2;
const path = 'project-visits';

async function clientOf(sandbox: Sandbox, username = 'admin') {
  const body = { username, password: '', isHashed: true };
  const open = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch });
  const { token } = await login(open, { body });
  return createTransport({ baseUrl: location.origin, fetch: sandbox.fetch, auth: token });
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** A master on which the user last visited the project long ago, with this many fewer experiments. */
async function leftAt(hours: number, { fewer = 0, as = 'admin' } = {}) {
  const sandbox = demoSandbox();
  const client = await clientOf(sandbox, as);
  const { project } = await getProject(client, { projectId });
  const mark = { at: hoursAgo(hours), count: project.numExperiments - fewer };
  const value = JSON.stringify({ left: null, back: mark, seen: mark } satisfies Visit);
  const settings = [{ storagePath: path, key: String(projectId), value }];
  await postUserSetting(client, { body: { settings } });
  const since = async (column: string, state?: string) => {
    const field = { kind: 'field', location: 'LOCATION_TYPE_EXPERIMENT' };
    const children = [
      { ...field, type: 'COLUMN_TYPE_DATE', columnName: column, operator: '>=', value: mark.at },
      ...(state
        ? [{ ...field, type: 'COLUMN_TYPE_TEXT', columnName: 'state', operator: '=', value: state }]
        : []),
    ];
    const filterGroup = { kind: 'group', conjunction: 'and', children };
    const filter = JSON.stringify({ filterGroup, showArchived: true });
    const { pagination } = await searchExperiments(client, { projectId, filter, limit: 1 });
    return pagination.total;
  };
  const stored = async () => {
    const { settings: all } = await getUserSetting(client, {});
    return all.find(({ storagePath }) => storagePath === path)?.value ?? '';
  };
  return { sandbox, client, mark, since, stored };
}

const button = () => screen.findByRole('button', { name: /^Since you left/ });

async function openList(options: RenderOptions) {
  const app = await renderApp(listPath, options);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  return app;
}

/** The button alone, without the list of experiments around it. */
const openButton = (options: Pick<RenderOptions, 'answer'> & { sandbox: Sandbox }) =>
  renderPart(<SinceYouLeft projectId={projectId} />, { ...options, path: listPath });

async function openPopover() {
  const user = userEvent.setup();
  await user.click(await button());
  const list = within(await screen.findByRole('dialog', { busy: false }));
  return { user, list };
}

async function openChanges(options: Parameters<typeof openButton>[0]) {
  await openButton(options);
  return openPopover();
}

test('a returning user sees the ended and started experiments, and a link lists exactly those', async () => {
  const { sandbox, since } = await leftAt(24 * 30);
  const completed = await since('endTime', 'COMPLETED');
  const started = await since('startTime');
  expect(completed).toBeGreaterThan(0);
  const { requests, router } = await openList({ sandbox });
  const { user, list } = await openPopover();
  expect(list.getByRole('link', { name: `${started} started` })).toBeVisible();
  const experiments = list.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(experiments.some((href) => /^\/experiments\/\d+/.test(href ?? ''))).toBe(true);
  await user.click(list.getByRole('link', { name: `${completed} completed` }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ archived: true }));
  await waitFor(() => {
    const filter = JSON.parse(searchesOf(requests).at(-1)?.get('filter') ?? '{}');
    expect(JSON.stringify(filter)).toContain('COMPLETED');
    expect(filter.showArchived).toBe(true);
  });
  await waitFor(() =>
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe(String(completed + 1)),
  );
});

test('a first visit shows nothing, and is stored', async () => {
  const sandbox = demoSandbox();
  const { queryClient } = await openButton({ sandbox });
  const visit = () => queryClient.getQueryData(settingsQuery.queryKey)?.[path]?.[projectId];
  await waitFor(() => expect(visit()).toMatchObject({ left: null }));
  expect(screen.queryByRole('button', { name: /^Since you left/ })).toBeNull();
});

test('a reload continues with the visit; what was dismissed is gone in every tab', async () => {
  const { sandbox, stored, mark } = await leftAt(24 * 30);
  await openButton({ sandbox });
  await button();
  await waitFor(async () => expect(JSON.parse(await stored())).toMatchObject({ left: mark }));
  cleanup();
  const second = await openChanges({ sandbox });
  expect(JSON.parse(await stored())).toMatchObject({ left: mark });
  await second.user.click(second.list.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Since/ })).toBeNull());
  await waitFor(async () => expect(JSON.parse(await stored())).toMatchObject({ left: null }));
});

test('missing experiments were deleted or moved away', async () => {
  const { sandbox } = await leftAt(1, { fewer: -3 });
  const { list } = await openChanges({ sandbox });
  expect(list.getByText(/^At least \d+ experiments? went/)).toBeVisible();
});

test('experiments that ended during the absence are named, and have a link', async () => {
  const { sandbox, client } = await leftAt(1);
  const { experiments } = await searchExperiments(client, { projectId, limit: 100 });
  const live = experiments.find(({ experiment }) => experiment.state === 'STATE_RUNNING');
  const id = live?.experiment?.id ?? 0;
  await killExperiment(client, { experimentId: id });
  act(() => sandbox.clock.advance(1_000));
  vi.setSystemTime(Date.now() + 120_000);
  const { list } = await openChanges({ sandbox });
  vi.useRealTimers();
  expect(list.getByRole('link', { name: '1 canceled' })).toBeVisible();
  const [first] = list.getAllByRole('link', { name: live?.experiment?.name ?? '' });
  expect(first?.getAttribute('href')).toBe(`/experiments/${id}`);
});

test('an error is shown, and the request can be retried', async () => {
  const { sandbox } = await leftAt(24 * 30);
  let isBroken = true;
  const answer = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const isRequested =
      pathname.endsWith('/experiments-search') && searchParams.get('limit') === '5';
    if (!isRequested || !isBroken) return undefined;
    return Response.json({ code: 13, message: 'disk full', error: 'disk full' }, { status: 500 });
  };
  const { user, list } = await openChanges({ sandbox, answer });
  expect(list.getByRole('alert').textContent).toBe('What changed could not be read. disk full');
  isBroken = false;
  await user.click(list.getByRole('button', { name: 'Retry' }));
  expect(await list.findByRole('link', { name: /completed$/ })).toBeVisible();
});

test('if the master stores no visit, no message appears', async () => {
  const answer = ({ method, url }: Request) =>
    method === 'POST' && url.endsWith('/users/setting')
      ? Response.json({ code: 13, message: 'disk full', error: 'disk full' }, { status: 500 })
      : undefined;
  const { requests } = await openButton({ sandbox: demoSandbox(), answer });
  await waitFor(() =>
    expect(
      requests.some(({ method, url }) => method === 'POST' && url.endsWith('/users/setting')),
    ).toBe(true),
  );
  expect(toasts()).toEqual([]);
});
