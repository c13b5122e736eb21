import { act, screen, waitFor, within } from '@testing-library/react';
import { killExperiment } from '@trainyard/sdk/calls';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { settingsQuery } from '~/data/settings';
import {
  choose,
  clientOf,
  dialogOf,
  isDone,
  isRunningTrial,
  type Options,
  openHeader,
  withRole,
} from '~/test/experiment-header';
import { listPath, openMenu, rows, withHeight } from '~/test/experiment-list';
import { lastBody } from '~/test/outcome';
import { type Rendered, renderApp } from '~/test/render-app';
import { watchQuery } from './queries';

withHeight();
afterEach(() => vi.unstubAllGlobals());

type ShownNotice = { title: string; body: string | undefined; tag: string | undefined };

/** A browser that has notices; answers what it showed, and how to click the last. */
function browserWithNotices(answer: NotificationPermission, before = answer) {
  const notices: ShownNotice[] = [];
  const requestPermission = vi.fn(async () => {
    Browser.permission = answer;
    return answer;
  });
  let last: Browser | undefined;
  class Browser {
    static permission: NotificationPermission = before;
    static requestPermission = requestPermission;
    onclick: (() => void) | null = null;
    close = () => {};
    constructor(title: string, { body, tag }: NotificationOptions = {}) {
      notices.push({ title, body, tag });
      last = this;
    }
  }
  vi.stubGlobal('Notification', Browser);
  vi.stubGlobal('focus', vi.fn());
  return { notices, requestPermission, click: () => last?.onclick?.() };
}

function setHidden(isHidden: boolean) {
  const spies = [
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden),
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible'),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

async function openWatched(options: Options = {}) {
  const app = await openHeader(isRunningTrial, { as: 'jtan', ...options });
  const master = await clientOf(app.sandbox);
  await choose(app.user, 'Watch');
  await screen.findByText(`Watching ${app.experiment.name}`);
  const key = String(app.experiment.id);
  const isStored = () =>
    app.queryClient.getQueryData(settingsQuery.queryKey)?.['watched-experiments']?.[key];
  await waitFor(() => expect(isStored()).toBe(true));
  const end = async () => {
    await killExperiment(master, { experimentId: app.experiment.id });
    await act(async () => {
      app.sandbox.clock.advance(120_000);
      await app.queryClient.refetchQueries();
    });
  };
  return { ...app, isStored, end };
}

/** To another page of the console. */
async function leave(user: Rendered['user']) {
  const [link] = screen.getAllByRole('link', { name: /^Tasks/ });
  if (!link) throw new Error('there is no way to the tasks');
  await user.click(link);
  await screen.findByRole('heading', { level: 1, name: 'Tasks' });
}

const endTitle = (id: number) => `Experiment ${id}: Canceled`;

test('a user with a visible page sees one toast, and the watch ends', async () => {
  const { notices, requestPermission } = browserWithNotices('granted', 'default');
  const { user, experiment, isStored, end } = await openWatched();
  expect(requestPermission).toHaveBeenCalledTimes(1);
  expect(
    screen.getByText(
      'The browser shows a notification when it ends, as long as the console is open in a tab.',
    ),
  ).toBeVisible();
  // elsewhere in the console, before there is a toast that goes by itself
  await leave(user);
  await end();
  const notice = await screen.findByText(endTitle(experiment.id));
  expect(screen.getByText(new RegExp(`^${experiment.name}, after \\d`))).toBeVisible();
  await user.click(
    within(notice.closest('li') ?? document.body).getByRole('button', { name: 'Open' }),
  );
  expect(notices).toEqual([]);
  await waitFor(() => expect(isStored()).toBeUndefined());
  await screen.findByRole('heading', { level: 1, name: experiment.name });
});

test('a user with a hidden page gets one browser notification, which opens the experiment', async () => {
  const { notices, click } = browserWithNotices('granted');
  const { user, experiment, requests, end } = await openWatched();
  await leave(user);
  setHidden(true);
  await end();
  await waitFor(() =>
    expect(notices).toEqual([
      {
        title: endTitle(experiment.id),
        body: expect.stringContaining(`${experiment.name}, after `),
        tag: `trainyard-experiment-${experiment.id}`,
      },
    ]),
  );
  expect(screen.queryByText(endTitle(experiment.id))).toBeNull();
  // the master has forgotten it, not only this tab
  const removal = {
    settings: [{ storagePath: 'watched-experiments', key: String(experiment.id), value: '' }],
  };
  await waitFor(async () => expect(await lastBody(requests, '/users/setting')).toEqual(removal));
  act(click);
  await screen.findByRole('heading', { level: 1, name: experiment.name });
});

test('without permission for notifications a message reports it, and the title of the tab is marked', async () => {
  const { notices } = browserWithNotices('denied', 'default');
  const { experiment, end } = await openWatched();
  expect(
    screen.getByText(
      'This browser blocks notifications of the console. The console shows a message on the page and marks the title of its tab.',
    ),
  ).toBeVisible();
  setHidden(true);
  await end();
  expect(await screen.findByText(endTitle(experiment.id))).toBeVisible();
  expect(notices).toEqual([]);
  expect(document.title).toMatch(/^● /);
  setHidden(false);
  expect(document.title).not.toMatch(/●/);
});

test('a browser without notifications shows a message', async () => {
  await openWatched();
  expect(
    screen.getByText(
      'This browser has no notifications. The console shows a message on the page and marks the title of its tab.',
    ),
  ).toBeVisible();
});

test('an end that another tab has reported or unwatched is not reported again', async () => {
  const { notices } = browserWithNotices('granted');
  const other = await openWatched();
  const { experiment, requests, end } = other;
  setHidden(true);
  const setting = { storagePath: 'watched-experiments', key: String(experiment.id), value: '' };
  // the token of this tab: settings are the person's own
  await fetch('/api/v1/users/setting', {
    method: 'POST',
    headers: requests.at(-1)?.headers ?? {},
    body: JSON.stringify({ settings: [setting] }),
  });
  await end();
  await waitFor(() => expect(other.isStored()).toBeUndefined());
  expect(notices).toEqual([]);
});

test('the menu item ends the watch, and no more requests are sent', async () => {
  browserWithNotices('granted');
  const { user, experiment, requests, queryClient, isStored } = await openWatched();
  const watched = () =>
    requests.filter(({ url }) => url.includes(`experimentIdFilter.incl=${experiment.id}`)).length;
  await waitFor(() => expect(watched()).toBeGreaterThan(0));
  await choose(user, 'Unwatch');
  await waitFor(() => expect(isStored()).toBeUndefined());
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Watch' })).toBeVisible();
  const before = watched();
  // only if the page still polls it
  const { queryKey } = watchQuery([experiment.id]);
  await act(() => queryClient.refetchQueries({ queryKey, type: 'active' }));
  expect(watched()).toBe(before);
});

test('a deleted experiment is no longer watched, and a message reports it', async () => {
  browserWithNotices('granted');
  const { experiment, queryClient, isStored } = await openWatched({
    answer: (request) =>
      request.url.includes('experimentIdFilter.incl=')
        ? Response.json({ experiments: [], pagination: {} })
        : undefined,
  });
  await act(() => queryClient.refetchQueries());
  expect(await screen.findByText(`Experiment ${experiment.id} is no longer watched`)).toBeVisible();
  await waitFor(() => expect(isStored()).toBeUndefined());
});

test('a failure to store the watch is reported', async () => {
  browserWithNotices('granted');
  const { user, experiment } = await openHeader(isRunningTrial, {
    answer: (request) =>
      request.method === 'POST' && request.url.endsWith('/users/setting')
        ? Response.json({ code: 13, message: 'disk full', error: 'disk full' }, { status: 500 })
        : undefined,
  });
  await choose(user, 'Watch');
  expect(
    await screen.findByText(`Unable to update user settings for key: ${experiment.id}.`),
  ).toBeVisible();
});

test('an ended experiment cannot be watched', async () => {
  const { user } = await openHeader(isDone);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await screen.findByRole('menuitem', { name: 'Compare with...' });
  expect(screen.queryByRole('menuitem', { name: 'Watch' })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: /webhook/ })).toBeNull();
});

test('a viewer may watch, and has no item for a webhook', async () => {
  const { user } = await openHeader(isRunningTrial, await withRole('Viewer'));
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Watch' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /webhook/ })).toBeNull();
});

test('a row of the list is watched from its menu', async () => {
  const { user, queryClient } = await renderApp(`${listPath}?filter=state+%3D+ACTIVE`);
  await screen.findAllByRole('row');
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  const name = within(rows()[0] ?? document.body).getAllByRole('link')[0]?.textContent ?? '';
  const menu = await openMenu(user, name);
  await user.click(await within(menu).findByRole('menuitem', { name: 'Watch' }));
  await waitFor(() =>
    expect(
      Object.values(
        queryClient.getQueryData(settingsQuery.queryKey)?.['watched-experiments'] ?? {},
      ),
    ).toEqual([true]),
  );
});

test('a webhook for completion and failure is created from the menu, and not twice', async () => {
  const { user, requests } = await openHeader(isRunningTrial);
  const url = 'https://hooks.example.org/<ended>';
  const open = async () => {
    await choose(user, 'Notify a webhook when it ends...');
    return dialogOf('Notify a webhook when it ends');
  };
  const first = await open();
  expect(first.getByText('It fires for every experiment of the cluster.')).toBeVisible();
  await user.click(first.getByRole('textbox', { name: 'URL' }));
  await user.paste(url);
  await user.click(first.getByRole('button', { name: 'Create Webhook' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await lastBody(requests, '/webhooks')).toMatchObject({
    url,
    triggers: [{ condition: { state: 'COMPLETED' } }, { condition: { state: 'ERROR' } }],
  });
  const second = await open();
  expect(await second.findByText(url)).toBeVisible();
  await user.click(second.getByRole('textbox', { name: 'URL' }));
  await user.paste(url);
  const create = second.getByRole('button', { name: 'Create Webhook' });
  await waitFor(() => expect(create.dataset.tooltip).toBe('This webhook is registered already.'));
  const before = requests.filter(({ method }) => method === 'POST').length;
  await user.click(create);
  expect(requests.filter(({ method }) => method === 'POST').length).toBe(before);
});

test('the dialog reports a master that does not list its webhooks', async () => {
  const { user } = await openHeader(isRunningTrial, {
    answer: ({ method, url }) =>
      method === 'GET' && url.endsWith('/webhooks')
        ? Response.json({ code: 13, message: 'disk full', error: 'disk full' }, { status: 500 })
        : undefined,
  });
  await choose(user, 'Notify a webhook when it ends...');
  const dialog = await dialogOf('Notify a webhook when it ends');
  expect((await dialog.findByRole('alert')).textContent).toContain('disk full');
});
