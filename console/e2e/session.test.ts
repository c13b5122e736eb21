import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { carryToken, openVisit, signIn } from './support/browser';
import { tokenFor } from './support/pages';
import { openSite } from './support/site';

// tasks share the origin, so that a session may be a cookie alone, as that of a provider is
const site = openSite('--seed', '7', '--task-origin', 'none');

const carryCookie = (context: BrowserContext, token: string) =>
  context.addCookies([{ name: 'auth', value: token, url: site.url, sameSite: 'Lax' }]);

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In' });
const pathOf = (page: Page) => new URL(page.url()).pathname;

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await signInButton(page).waitFor();
}

/** The master with some changed facts about itself. */
const changeMaster = (page: Page, change: object) =>
  page.route('**/api/v1/master', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), ...change } });
  });

test('a link is followed after sign-in, the name is remembered, another site is not followed', async () => {
  const { page, context, complaints } = await openVisit(site.browser);
  await page.goto(`${site.url}login?redirect=%2Ftasks%3Fq%3Dshards`);
  await page.getByLabel('Username').fill('mkowalski');
  await signInButton(page).click();
  await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor();
  expect(new URL(page.url()).search).toBe('?q=shards');
  await signOut(page);
  await expect.poll(() => page.getByLabel('Username').inputValue()).toBe('mkowalski');
  for (const target of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
    await page.goto(`${site.url}login?redirect=${encodeURIComponent(target)}`);
    await signInButton(page).click();
    await page.waitForURL(`${site.url}dashboard`);
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    await signOut(page);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test('on a phone the toast of a failed sign-in covers neither the error nor the button', async () => {
  const { page, context } = await openVisit(site.browser, {
    viewport: { width: 390, height: 844 },
  });
  await page.route('**/auth/login', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 13, error: 'database is down' } } }),
  );
  await page.goto(`${site.url}login`);
  await page.getByLabel('Username').fill('admin');
  await signInButton(page).click();
  const problem = page.getByText('Failed to login. Please retry.');
  const toast = page.getByRole('list').filter({ hasText: 'database is down' });
  // a click that something else would receive fails
  await problem.click({ trial: true });
  await toast.waitFor();
  await problem.click({ trial: true });
  await signInButton(page).click({ trial: true });
  await context.close();
});

test('the sign-in page needs no other page: they come before it is left, and for the way back', async () => {
  const { page, context, complaints } = await openVisit(site.browser);
  const signedIn = page.waitForResponse('**/api/v1/auth/login');
  await page.route('**/assets/app-*.js', async (route) => {
    await signedIn;
    await route.continue();
  });
  await page.goto(`${site.url}login?redirect=%2Ftasks%3Fq%3Dshards`);
  await page.getByLabel('Username').fill('mkowalski');
  await signInButton(page).click();
  await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor();
  expect(new URL(page.url()).search).toBe('?q=shards');
  await signOut(page);
  await page.reload();
  await signInButton(page).waitFor();
  await page.goBack();
  await page.waitForURL(`${site.url}login`);
  await signInButton(page).click();
  await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('before the first answer of the master the frame is shown, and the sign-in page has none', async () => {
  const visit = await openVisit(site.browser);
  const { page, context } = visit;
  await carryToken(visit, site.url, await tokenFor(site.url));
  await page.route('**/api/v1/master', () => undefined);
  await page.goto(`${site.url}projects/2/experiments`);
  await page.locator('main [role=status] .animate-breathe').first().waitFor();
  await expect.poll(() => page.getByRole('status', { name: 'Loading' }).count()).toBe(1);
  await page.goto(`${site.url}login`);
  await page.getByRole('main').getByRole('status', { name: 'Loading' }).waitFor();
  await expect.poll(() => page.locator('.animate-breathe').count()).toBe(0);
  await context.close();
});

test('a token in the address signs in and is removed from it; a script is shown its own', async () => {
  const { page, context, complaints } = await openVisit(site.browser);
  const token = await tokenFor(site.url);
  await page.goto(`${site.url}login?jwt=${token}&redirect=%2Fworkspaces`);
  await page.getByRole('heading', { level: 1, name: 'Workspaces' }).waitFor();
  expect(page.url()).toBe(`${site.url}workspaces`);
  await signOut(page);
  await page.goto(`${site.url}login?cli=true`);
  await page.getByLabel('Username').fill('admin');
  await signInButton(page).click();
  await page.getByText('Your Trainyard Authentication Token', { exact: true }).waitFor();
  const storedToken = await page.evaluate(() => localStorage.getItem('global/auth-token'));
  await page.getByText(JSON.parse(storedToken ?? '""'), { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('the session’s cookie is hidden from pages; a link asks before it signs in another user', async () => {
  const visit = await openVisit(site.browser);
  const { page, context, complaints } = visit;
  await signIn(visit, site.url);
  const cookies = async () =>
    (await context.cookies(site.url)).filter(({ name }) => name === 'auth');
  expect(await cookies()).toMatchObject([{ httpOnly: true, sameSite: 'Lax' }]);
  expect(await page.evaluate(() => document.cookie)).not.toContain('auth=');
  // only the cookie remains as a session
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${site.url}workspaces`);
  await page.getByRole('button', { name: 'User menu of admin' }).waitFor();
  await page.goto(`${site.url}login?jwt=${await tokenFor(site.url, 'jtan')}`);
  await page.getByRole('heading', { level: 1, name: 'This link signs in as Jun Tan' }).waitFor();
  await expect.poll(() => page.url()).toBe(`${site.url}login`);
  await page.getByRole('button', { name: 'Stay signed in as admin' }).click();
  await page.getByRole('button', { name: 'User menu of admin' }).waitFor();
  await page.goto(`${site.url}login?jwt=${await tokenFor(site.url, 'jtan')}`);
  await page.getByRole('button', { name: 'Sign in as Jun Tan' }).click();
  await page.getByRole('button', { name: 'User menu of Jun Tan' }).waitFor();
  await signOut(page);
  await expect.poll(cookies).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

const user = {
  ...{ id: 1, username: 'admin', displayName: '', admin: true, active: true },
  ...{ agentUserGroup: null, modifiedAt: '2026-01-01T00:00:00Z', remote: false },
};

test('providers of single sign-on return to the link; another system signs in and out', async () => {
  const { page, context } = await openVisit(site.browser);
  await page.route('https://outer.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Another system</h1>' }),
  );
  const ssoProviders = [{ name: 'okta', ssoUrl: 'https://outer.example/sso' }];
  await changeMaster(page, { ssoProviders });
  await page.goto(`${site.url}login?redirect=%2Fmodels`);
  await page.getByRole('link', { name: 'Sign in with Okta' }).click();
  await page.waitForURL('https://outer.example/**');
  const relayState = new URL(page.url()).searchParams.get('relayState');
  expect(relayState).toBe('redirect=%2Fmodels');
  // the provider's cookie signs in, and its redirect is followed
  await carryCookie(context, await tokenFor(site.url));
  await page.goto(`${site.url}login?relayState=${encodeURIComponent(relayState ?? '')}`);
  await page.waitForURL(`${site.url}models`);
  await page.getByRole('heading', { level: 1, name: 'Model Registry' }).waitFor();
  await signOut(page);

  const outer = {
    externalLoginUri: 'https://outer.example/in',
    externalLogoutUri: 'https://outer.example/out',
  };
  await page.unroute('**/api/v1/master');
  await changeMaster(page, outer);
  await page.goto(`${site.url}tasks`);
  await page.waitForURL('https://outer.example/in**');
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(`${site.url}tasks`);

  // the other system's cookie still identifies the user: its session ends there
  await carryCookie(context, await tokenFor(site.url));
  await page.route('**/api/v1/me', (route) => route.fulfill({ json: { user } }));
  await page.goto(`${site.url}tasks`);
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL('https://outer.example/out');
  const sessions = async () =>
    (await context.cookies(site.url)).filter(({ name }) => name === 'auth');
  await expect.poll(sessions).toEqual([]);
  await context.close();
});

test('two tabs: signing out in one signs out everywhere, and signing in does, too', async () => {
  const visit = await openVisit(site.browser);
  const { page, context, complaints } = visit;
  await signIn(visit, site.url);
  const other = await context.newPage();
  await other.goto(`${site.url}workspaces`);
  await other.getByRole('heading', { level: 1, name: 'Workspaces' }).waitFor();
  await signOut(page);
  await signInButton(other).waitFor();
  const sessions = async () => (await context.cookies()).filter(({ name }) => name === 'auth');
  await expect.poll(sessions).toEqual([]);
  // as any user: the other tab shows that user's data
  await page.getByLabel('Username').fill('jtan');
  await signInButton(page).click();
  await page.getByRole('button', { name: 'User menu of Jun Tan' }).waitFor();
  await other.getByRole('button', { name: 'User menu of Jun Tan' }).waitFor();
  await expect.poll(() => pathOf(other)).toBe('/workspaces');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a session that ends while typing: sign in, same place, no input is lost', async () => {
  const { page, context } = await openVisit(site.browser);
  const token = await tokenFor(site.url);
  await carryToken({ context }, site.url, token);
  await page.goto(`${site.url}projects/3/notes`);
  await page.getByRole('button', { name: 'New Note' }).first().click();
  const editor = page.getByRole('textbox', { name: 'Markdown' });
  await editor.fill('half a **thought**');
  const headers = { Authorization: `Bearer ${token}` };
  const ended = await fetch(`${site.url}api/v1/auth/logout`, { method: 'POST', headers });
  expect(ended.status).toBe(200);
  await page.keyboard.press('Control+s');
  await signInButton(page).waitFor();
  await page.getByLabel('Username').fill('admin');
  await signInButton(page).click();
  await page.waitForURL('**/projects/3/notes**');
  await expect.poll(() => editor.inputValue()).toBe('half a **thought**');
  await page.keyboard.press('Tab');
  await editor.press('Control+s');
  await page.getByText('thought', { exact: true }).waitFor();
  await context.close();
});
