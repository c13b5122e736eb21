import { createMemoryHistory } from '@tanstack/react-router';
import { createSandbox, manualClock, type Sandbox } from '@trainyard/sandbox';
import { release038 } from '@trainyard/sandbox/v038';
import { createTransport, login } from '@trainyard/sdk/calls';
import { resetPage } from '@trainyard/ui/lib/page-store';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isNotFoundOrForbidden } from '~/app/errors/is-not-found-or-forbidden';
import { session } from '~/app/session/session';
import { findEntities, linksOf, people, plainLink } from '~/test/route-links';
import { startTab } from '~/test/start-tab';

type Person = (typeof people)[number];

async function tokenOf(sandbox: Sandbox, username: Person) {
  const client = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch });
  return (await login(client, { body: { username, password: '' } })).token;
}

type Mode = { rbac: boolean; release?: typeof release038 };

/**
 * Creates a cluster with one of everything in a workspace of the users, and a workspace without a
 * role for them.
 */
async function openConsole(mode: Mode) {
  const clock = manualClock(Date.parse('2026-03-20T10:00:00Z'));
  const sandbox = createSandbox({ scenario: 'rbac', clock, ...mode });
  onTestFinished(() => {
    sandbox.close();
    // the next test file shares the modules, and its master may be an older one
    resetPage();
    sessionStorage.clear();
  });
  vi.stubGlobal('fetch', (request: Request) => sandbox.fetch(request));
  const client = createTransport({
    baseUrl: location.origin,
    fetch: sandbox.fetch,
    auth: await tokenOf(sandbox, 'admin'),
  });
  return { sandbox, entities: await findEntities(client) };
}

/** Opens a link and returns what a user sees: the page, a 404, or the target of a redirect. */
async function open(link: string, token: string): Promise<string> {
  session.signIn(token);
  const { router, stop } = startTab(createMemoryHistory({ initialEntries: [link] }));
  await router.load();
  const { location: at, matches } = router.state;
  stop();
  session.clear();
  const error = matches.find(({ status }) => status === 'error')?.error;
  if (isNotFoundOrForbidden(error) || matches.some(({ status }) => status === 'notFound'))
    return '404';
  // the page names the invalid part of its link
  if (error) return String(error);
  const path = at.pathname;
  return path === link.split('?')[0] ? 'page' : `→ ${path}`;
}

async function walk(mode: Mode) {
  const { sandbox, entities } = await openConsole(mode);
  const links = linksOf(entities);
  const rows: string[][] = [];
  for (const link of Object.values(links).flat()) {
    const cells: string[] = [];
    for (const person of people) {
      // one session for each link, because one of the links signs out
      cells.push(plainLink(await open(link, await tokenOf(sandbox, person)), entities));
    }
    rows.push([plainLink(link, entities), ...cells]);
  }
  return rows;
}

const tableOf = (rows: string[][]) =>
  [['Link', ...people], ['---', ...people.map(() => '---')], ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

test('every route has a link here', async () => {
  const { router, stop } = startTab(createMemoryHistory({ initialEntries: ['/login'] }));
  const routes = Object.values(router.routesByPath).map(({ fullPath }) => fullPath as string);
  stop();
  const nothing = { project: 0, workspace: 0, trial: 0, model: 0 };
  const links = linksOf({
    lab: { ...nothing, single: 0, search: 0, task: '' },
    vault: { ...nothing, experiment: 0 },
  });
  expect([...new Set(routes)].sort()).toEqual(Object.keys(links).sort());
});

test('each route opens the expected page for each user, with roles and without', async () => {
  const page = `# Who sees which page

What opens at each link: the page, the 404 page of what is missing or may not be seen, or the place
one is sent to. Workspace 2, project 2 and what is in them are those of the people named; 3 is a
workspace they have no part in. A test writes this table by opening every link as every person.

## Roles decide

${tableOf(await walk({ rbac: true }))}

## Everyone may do nearly everything

${tableOf(await walk({ rbac: false }))}

## Roles decide, on 0.38.1

${tableOf(await walk({ rbac: true, release: release038 }))}

## Everyone may do nearly everything, on 0.38.1

${tableOf(await walk({ rbac: false, release: release038 }))}
`;
  await expect(page).toMatchFileSnapshot('./route-matrix.md');
}, 240_000);
