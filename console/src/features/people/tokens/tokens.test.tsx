import { screen, waitFor, within } from '@testing-library/react';
import { manualClock, type Sandbox } from '@trainyard/sandbox';
import { expect, test } from 'vitest';
import { showOverlay } from '~/app/overlays/overlay';
import { newerSandbox } from '~/test/newer-sandbox';
import { renderApp } from '~/test/render-app';
import { typeAndConfirm } from '~/test/type-to-confirm';

/** Calls the master as a user does; the answer's content. */
async function send(sandbox: Sandbox, path: string, body: object, token?: string) {
  const answer = await sandbox.fetch(
    new Request(`http://localhost/api/v1/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    }),
  );
  return answer.json();
}

const signIn = async (sandbox: Sandbox, username: string): Promise<string> =>
  (await send(sandbox, 'auth/login', { username, password: '', isHashed: true })).token;

const hourMs = 60 * 60 * 1000;

/** A cluster without the tokens of the demo. */
const withoutTokens = () => newerSandbox({ scenario: 'empty' });

/** A cluster that since two hours has two tokens of the administrator and one of another user. */
async function withTokens() {
  const clock = manualClock(Date.now() - 2 * hourMs);
  const sandbox = newerSandbox({ scenario: 'empty', clock });
  const admin = await signIn(sandbox, 'admin');
  const make = (userId: number, description: string, lifespan: string) =>
    send(sandbox, 'tokens', { userId, description, lifespan }, admin);
  await make(1, 'nightly', '720h');
  await make(1, 'short', '1h');
  await make(2, 'evaluation', '720h');
  clock.advance(2 * hourMs);
  return sandbox;
}

const tokenRows = async () => {
  const table = within(await screen.findByRole('table', { name: 'Access tokens' }));
  return table.getAllByRole('row').slice(1);
};
const names = async () =>
  (await tokenRows()).map((row) => within(row).getAllByRole('cell')[1]?.textContent);

test('a token is made with a description and a lifetime, shown until it is copied (L1), and revoked', async () => {
  const { user, sandbox, requests } = await renderApp('/tokens', { sandbox: withoutTokens() });
  expect(await screen.findByText('No active access tokens')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New token' }));
  const form = within(await screen.findByRole('dialog', { busy: false, name: 'New access token' }));
  await user.type(form.getByRole('textbox', { name: 'Description' }), 'sweep <img onerror>');
  await user.click(form.getByRole('button', { name: 'Create token' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Your new token' }));
  const token = dialog.getByText(/^v2\.public\./).textContent;
  expect(dialog.getByRole('button', { name: 'Copy' })).toHaveFocus();
  expect(dialog.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await user.keyboard('{Escape}{Escape}');
  expect(dialog.getByRole('alert')).toHaveTextContent('Nothing was copied yet');
  expect(dialog.getByRole('button', { name: 'Close without a copy' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(token)).toBeNull());
  const sent = requests.find(({ url, method }) => method === 'POST' && url.endsWith('/tokens'));
  expect(await sent?.clone().json()).toMatchObject({ lifespan: '720h', userId: 1 });

  const me = () =>
    sandbox.fetch(
      new Request('http://localhost/api/v1/me', { headers: { Authorization: `Bearer ${token}` } }),
    );
  expect((await me()).status).toBe(200);
  expect(await names()).toEqual(['sweep <img onerror>']);
  await user.click(screen.getByRole('button', { name: 'Actions for sweep <img onerror>' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Revoke...' }));
  await screen.findByRole('dialog', { busy: false, name: 'Revoke access token' });
  await typeAndConfirm(user, 'Revoke');
  expect(await screen.findByText('No active access tokens')).toBeVisible();
  expect((await me()).status).toBe(401);
});

test('a token that is made after its dialog was left is offered once, and kept nowhere', async () => {
  const world = withoutTokens();
  let release = () => {};
  const answered = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answer = (request: Request) =>
    request.method === 'POST' && request.url.endsWith('/tokens')
      ? answered.then(() => world.fetch(request))
      : undefined;
  const { user } = await renderApp('/tokens', { sandbox: world, answer });
  await user.click(await screen.findByRole('button', { name: 'New token' }));
  const form = within(await screen.findByRole('dialog', { busy: false, name: 'New access token' }));
  await user.type(form.getByRole('textbox', { name: 'Description' }), 'nightly');
  await user.click(form.getByRole('button', { name: 'Create token' }));
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/There is no answer yet/)).toBeVisible();
  // also on another page
  await user.click(screen.getByRole('link', { name: 'Home' }));
  release();
  await user.click(await screen.findByRole('button', { name: 'Show token' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Your new token' }));
  const token = dialog.getByText(/^v2\.public\./).textContent ?? '';
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain(token);
  expect(dialog.getByRole('button', { name: 'Copy' })).toHaveFocus();
  // twice, because nothing was copied
  await user.keyboard('{Tab}{Enter}{Enter}');
  await waitFor(() => expect(screen.queryByText(token)).toBeNull());
  expect(screen.queryByRole('button', { name: 'Show token' })).toBeNull();
});

test('administrators find the tokens of others by description and owner', async () => {
  const { user, router } = await renderApp('/tokens', { sandbox: await withTokens() });
  expect((await names()).sort()).toEqual(['evaluation', 'nightly']);
  await user.type(screen.getByRole('searchbox', { name: 'Search tokens' }), 'EVAL');
  await waitFor(async () => expect(await names()).toEqual(['evaluation']));
  await user.clear(screen.getByRole('searchbox', { name: 'Search tokens' }));
  await waitFor(async () => expect(await tokenRows()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: /^User\s*all$/ }));
  await user.click(await screen.findByRole('option', { name: 'admin' }));
  await waitFor(async () => expect(await names()).toEqual(['nightly']));
  expect(router.state.location.search).toEqual({ user: 1 });
});

test('a description is changed', async () => {
  const { user } = await renderApp('/tokens', { sandbox: await withTokens() });
  await tokenRows();
  await user.click(screen.getByRole('button', { name: 'Actions for evaluation' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit description...' }));
  const form = within(
    await screen.findByRole('dialog', { busy: false, name: 'Edit access token' }),
  );
  await user.clear(form.getByRole('textbox', { name: 'Description' }));
  await user.type(form.getByRole('textbox', { name: 'Description' }), 'weekly');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await names()).sort()).toEqual(['nightly', 'weekly']));
});

test('a token is rotated: the new one of the same user first, and the old one stays (L2)', async () => {
  const { user, requests } = await renderApp('/tokens', { sandbox: await withTokens() });
  await tokenRows();
  await user.click(screen.getByRole('button', { name: 'Actions for evaluation' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rotate...' }));
  const form = within(
    await screen.findByRole('dialog', { busy: false, name: 'Rotate access token' }),
  );
  expect(form.getByRole('textbox', { name: 'Description' })).toHaveValue('evaluation');
  expect(form.queryByRole('combobox', { name: 'User' })).toBeNull();
  await user.click(form.getByRole('button', { name: 'Create token' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Your new token' }));
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  await user.keyboard('{Escape}');
  const sent = requests.find(({ url, method }) => method === 'POST' && url.endsWith('/tokens'));
  expect(await sent?.clone().json()).toMatchObject({ userId: 2, description: 'evaluation' });
  await waitFor(async () =>
    expect((await names()).sort()).toEqual(['evaluation', 'evaluation', 'nightly']),
  );
});

test('expired and revoked tokens are shown when asked for, without actions', async () => {
  const { user } = await renderApp('/tokens', { sandbox: await withTokens() });
  expect((await names()).sort()).toEqual(['evaluation', 'nightly']);
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await waitFor(async () => expect(await tokenRows()).toHaveLength(3));
  const expired = (await tokenRows()).find(({ textContent }) => textContent?.includes('short'));
  expect(expired).toHaveTextContent('Expired');
  expect(screen.queryByRole('button', { name: 'Actions for short' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Actions for nightly' })).toBeVisible();
});

test('settings lead to the page', async () => {
  const { user, router } = await renderApp('/dashboard', { sandbox: withoutTokens() });
  showOverlay('settings');
  const drawer = within(await screen.findByRole('dialog', { busy: false, name: 'Settings' }));
  await user.click(await drawer.findByRole('link', { name: 'Manage access tokens' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/tokens'));
  expect(await screen.findByText('No active access tokens')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a user without permission for tokens gets a 404 page', async () => {
  const options = { sandbox: newerSandbox(), as: 'mkowalski' };
  await renderApp('/tokens', options);
  expect(await screen.findByRole('heading', { name: /Page not found/ })).toBeVisible();
});

test('a master without tokens has no such page', async () => {
  const { router, requests } = await renderApp('/tokens', {});
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  showOverlay('settings');
  const drawer = within(await screen.findByRole('dialog', { busy: false, name: 'Settings' }));
  expect(await drawer.findByText('Experimental')).toBeVisible();
  expect(drawer.queryByText('Access tokens')).toBeNull();
  expect(requests.filter(({ url }) => /tokens/.test(url))).toEqual([]);
});
