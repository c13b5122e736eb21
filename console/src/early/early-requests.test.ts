import { waitFor } from '@testing-library/react';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { createTransport, login } from '@trainyard/sdk/calls';
import { expect, onTestFinished, test } from 'vitest';
import { keptIsNewer } from '~/app/storage';
import { newerSandbox } from '~/test/newer-sandbox';
import { renderApp } from '~/test/render-app';
import { findEntities, linksOf } from '~/test/route-links';
import { type EarlyRequest, earlyRequests } from './early-requests';
import { firstPages } from './first-pages';
import { matchRoute } from './match-route';

/** The path of a route, as in links. */
const pathOf = (id: string) => id.replace(/^\/_app/, '').replaceAll('_/', '/');

/** The key of an early request, without its session. */
const textOf = ({ method, url, headers }: Request) =>
  `${method} ${url} ${headers.has('authorization') ? 'signed in' : 'open'}`;

async function openCluster(rbac: boolean) {
  const sandbox = createSandbox({ scenario: 'rbac', rbac, clock: manualClock(Date.now()) });
  onTestFinished(() => sandbox.close());
  const guest = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch });
  const { token } = await login(guest, { body: { username: 'admin', password: '' } });
  const client = createTransport({
    baseUrl: location.origin,
    fetch: sandbox.fetch,
    auth: token,
  });
  /** Sends early requests, and those that depend on their answers. Returns all of them. */
  async function sendAll(requests: readonly EarlyRequest[]): Promise<string[]> {
    const sent: string[] = [];
    for (const { path, isOpen = false, next } of requests) {
      const url = `${location.origin}/api/v1/${path}`;
      const headers = new Headers(isOpen ? {} : { authorization: `Bearer ${token}` });
      const request = new Request(url, { headers });
      sent.push(textOf(request));
      const answer = await sandbox.fetch(request);
      expect(answer.status).toBe(200);
      if (next) sent.push(...(await sendAll(await next(answer))));
    }
    return sent;
  }
  return { sandbox, sendAll, links: linksOf(await findEntities(client)) };
}

const pages = Object.keys(firstPages).filter((id) => id !== '/login');

test.each(pages)('what is requested early at %s is what its page asks for', async (id) => {
  const { sandbox, sendAll, links } = await openCluster(id.includes('projectId'));
  const link = links[pathOf(id)]?.[0] ?? '';
  const match = matchRoute(pages, link);
  expect(match?.id).toBe(id);
  if (!match) return;
  const early = await sendAll(earlyRequests(match, ''));
  expect(early.length).toBeGreaterThanOrEqual(3);
  const { requests } = await renderApp(link, { sandbox });
  await waitFor(() => expect(requests.map(textOf)).toEqual(expect.arrayContaining(early)));
});

const list = { id: '/_app/projects/$projectId/experiments', params: { projectId: '4' } };
const pathsAt = (search: string) => earlyRequests(list, search, false).map(({ path }) => path);

test('the rows of a link with a sort and archived ones are requested with its params', () => {
  const rows = pathsAt('?sort=id%3Dasc&archived=true').at(-1) ?? '';
  const query = new URLSearchParams(rows.split('?')[1]);
  expect(query.get('sort')).toBe('id=asc');
  expect(JSON.parse(query.get('filter') ?? '').showArchived).toBe(true);
});

test('a link whose rows also depend on other data requests none early', () => {
  expect(pathsAt('?filter=state+%3D+ERROR')).toEqual([
    'master',
    'me',
    'users/setting',
    'projects/4',
  ]);
});

test('rows of a 0.38 master are not requested in the form of an older one', async () => {
  expect(earlyRequests(list, '', true).map(({ path }) => path)).toEqual([
    'master',
    'me',
    'users/setting',
    'projects/4',
  ]);
  expect(keptIsNewer()).toBeUndefined();
  await renderApp('/projects/2/experiments', { sandbox: newerSandbox() });
  await waitFor(() => expect(keptIsNewer()).toBe(true));
});

test.each([
  ['0.23.4', 1],
  ['0.38.1', 0],
])('rows wait for the version in a tab that does not know it: %s', async (version, rows) => {
  const requests = earlyRequests(list, '');
  expect(requests.some(({ path }) => path.startsWith('experiments-search'))).toBe(false);
  const [master] = requests.filter(({ path }) => path === 'master');
  const later = await master?.next?.(Response.json({ version, rbacEnabled: false }));
  expect(later?.map(({ path }) => path.split('?')[0])).toEqual(
    Array<string>(rows).fill('experiments-search'),
  );
});

test('a page with an invalid id is not requested early', () => {
  const wrong = { ...list, params: { projectId: '../me' } };
  expect(earlyRequests(wrong, '').map(({ path }) => path)).toEqual([
    'master',
    'me',
    'users/setting',
  ]);
});

test.each([
  ['', true],
  ['?time=local&wrap=true', true],
  ['?level=error', false],
  ['?line=7&at=2026-11-20T09:00:00Z', false],
])('the newest lines of a log are requested early at %j: %s', (search, isRequested) => {
  const log = {
    id: '/_app/experiments/$experimentId_/trials/$trialId/logs',
    params: { experimentId: '1', trialId: '2' },
  };
  const paths = earlyRequests(log, search).map(({ path }) => path);
  expect(paths.includes('trials/2/logs?limit=100&orderBy=ORDER_BY_DESC')).toBe(isRequested);
});
