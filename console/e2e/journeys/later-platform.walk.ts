import { createSandbox } from '@trainyard/sandbox';
import { kubernetes038 } from '@trainyard/sandbox/v038';
import { afterAll, describe, expect, test } from 'vitest';
import { tokenFor } from '../support/pages';
import { openConsole } from './objects/console-fixture';
import { dialogOf } from './objects/dialog';
import { choose } from './objects/select';

describe('a master on Kubernetes', async () => {
  // no flag of the command line starts one
  const sandbox = createSandbox({ scenario: 'rbac', release: kubernetes038(['east', 'west']) });
  const master = await sandbox.listen();
  afterAll(() => master.close());
  const fixture = openConsole('--master', master.url);

  test('an administrator gives a workspace its own namespace with a quota', async () => {
    const page = await fixture.open('workspaces/2/pools', { username: 'clusteradmin' });
    const list = page.getByRole('list', { name: 'Kubernetes namespaces' });
    const east = list.getByRole('listitem').filter({ hasText: 'east' });
    await east.getByText('No quota').waitFor();
    await list.getByRole('button', { name: 'Edit east' }).click();
    const form = dialogOf(page, 'Namespace in east');
    await choose(form.dialog, 'Namespace', 'One created for this workspace');
    await form.dialog.getByRole('textbox', { name: /^Slots it may request/ }).fill('16');
    await form.submit('Save');
    await east.getByText('At most 16 slots').waitFor();
    await east.getByText('Created by the master').waitFor();
    await list.getByRole('listitem').filter({ hasText: 'west' }).getByText('No quota').waitFor();
  });

  test.each(['wsadmin', 'editor', 'viewer'])('%s reads them', async (username) => {
    const page = await fixture.open('workspaces/2/pools', { username });
    const list = page.getByRole('list', { name: 'Kubernetes namespaces' });
    await list.getByText('At most 16 slots').waitFor();
    expect(await list.getByRole('button').count()).toBe(0);
  });
});

describe('single sign-on', () => {
  // tasks share the origin, so that a session may be a cookie alone, as that of a provider is
  const fixture = openConsole('--seed', '7', '--release', '0.38.1', '--task-origin', 'none');
  const provider = 'https://id.example/sso';

  /**
   * A page of a user who signed in through a provider, which signs users in at once or on request.
   */
  async function openRemote(path: string, alwaysRedirect: boolean) {
    const page = await fixture.open('login', { username: 'jtan' });
    await page.waitForURL(/dashboard/);
    await page.route('**/api/v1/master', async (route) => {
      const master = await (await route.fetch()).json();
      const okta = { name: 'okta', type: 'SAML', ssoUrl: provider, alwaysRedirect };
      await route.fulfill({ json: { ...master, ssoProviders: [okta] } });
    });
    await page.route('**/api/v1/me', async (route) => {
      const answered = await route.fetch();
      const { user } = await answered.json();
      if (!user) return route.fulfill({ response: answered });
      await route.fulfill({ json: { user: { ...user, remote: true } } });
    });
    // the provider knows the user, and redirects back signed in
    await page.route(`${provider}**`, async (route) => {
      const url = fixture.address('');
      const value = await tokenFor(url, 'jtan');
      await page.context().addCookies([{ name: 'auth', value, url, sameSite: 'Lax' }]);
      const { search } = new URL(route.request().url());
      await route.fulfill({
        status: 302,
        headers: { location: fixture.address(`login${search}`) },
      });
    });
    await page.goto(fixture.address(path));
    await page.getByRole('button', { name: /^User menu/ }).waitFor();
    return page;
  }

  test('a provider that always redirects signs in without a page, and returns to the link', async () => {
    const page = await openRemote('dashboard', true);
    await fixture.forgetSession(page);
    await page.goto(fixture.address('workspaces?archived=true'));
    await page.waitForURL(/\/workspaces\?archived=true$/);
    await page.getByRole('heading', { level: 1, name: 'Workspaces' }).waitFor();
  });

  test('a user who signs out stays signed out, and chooses how to sign in again', async () => {
    const page = await openRemote('workspaces', true);
    await page.getByRole('button', { name: /^User menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    await expect.poll(() => page.url()).toContain('hard_logout=true');
    await page.getByRole('link', { name: 'Sign in with Okta' }).click();
    await page.getByRole('button', { name: /^User menu/ }).waitFor();
  });

  test('an expired session of the provider is renewed there', async () => {
    const page = await openRemote('workspaces', false);
    // the page of the console would end the session at its next poll
    await page.goto(fixture.address('favicon.svg'));
    await page.context().clearCookies();
    const sent = page.waitForRequest((request) => request.url().startsWith(provider));
    await page.goto(fixture.address('logout?remote_expired=true'));
    await sent;
    await page.getByRole('button', { name: /^User menu/ }).waitFor();
  });
});

describe('a trial', () => {
  const fixture = openConsole('--seed', '7', '--release', '0.38.1');

  test('shows the log policy it matched, and links to the lines', async () => {
    // in the demo of seed 7: one that ran out of memory
    const page = await fixture.open('experiments/40/trials/195/overview', {
      username: 'mkowalski',
    });
    await page.getByRole('link', { name: 'CUDA OOM' }).click();
    await page.waitForURL(/\/logs\?find=.*regex=true/);
    await expect
      .poll(() => page.locator('.log-line mark').first().textContent())
      .toMatch(/CUDA out of memory/);
  });
});
