import { screen, waitFor, within } from '@testing-library/react';
import { hashPassword } from '@trainyard/sdk';
import { exactTime } from '@trainyard/ui/lib/duration';
import { applyTimeZone, timeZoneOr } from '@trainyard/ui/lib/time-zone';
import { typeCode } from '@trainyard/ui/test/code-editor';
import { afterEach, expect, test } from 'vitest';
import { showOverlay } from '~/app/overlays/overlay';
import { applyTheme } from '~/app/theme';
import { newerSandbox } from '~/test/newer-sandbox';
import { demoSandbox, rbacSandbox, renderApp } from '~/test/render-app';
import { typeAndConfirm } from '~/test/type-to-confirm';

afterEach(() => {
  applyTheme('system');
  applyTimeZone(null);
});

async function openSettings(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/workspaces', options);
  await app.user.click(screen.getByRole('button', { name: /^User menu of/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  await screen.findByRole('dialog', { busy: false, name: 'Settings' });
  return app;
}

const stored = async (requests: Request[]) => {
  const posts = requests.filter(({ method, url }) => method === 'POST' && url.endsWith('/setting'));
  const sent = await Promise.all(
    posts.map(async (request) => (await request.clone().json()).settings),
  );
  // a page keeps the roles of its viewer by itself
  return sent.filter(([{ storagePath }]) => storagePath !== 'roles-seen');
};

test('the theme and the density are kept on the master', async () => {
  const { user, requests } = await openSettings();
  await user.click(screen.getByRole('combobox', { name: 'Theme Mode' }));
  await user.click(await screen.findByRole('option', { name: 'Dark Mode' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await user.click(screen.getByRole('combobox', { name: 'Table Density' }));
  await user.click(await screen.findByRole('option', { name: 'Extra Tall' }));
  await waitFor(async () => expect(await stored(requests)).toHaveLength(2));
  expect((await stored(requests)).flat()).toEqual([
    { storagePath: 'settings-theme', key: 'mode', value: '"dark"' },
    { storagePath: 'f_project-details-global', key: 'rowHeight', value: '"EXTRA_TALL"' },
  ]);
});

test('a shortcut is recorded, works at once, and can go back', async () => {
  const { user } = await openSettings();
  const field = screen.getByRole('textbox', { name: 'Open Omnibar' });
  expect(field).toHaveProperty('value', 'Ctrl + Space');
  await user.click(field);
  await user.keyboard('{Control>}{Shift>}[KeyP]{/Shift}{/Control}');
  await waitFor(() => expect(field).toHaveProperty('value', 'Ctrl + Shift + P'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Control>}{Shift>}[KeyP]{/Shift}{/Control}');
  expect(await screen.findByRole('dialog', { busy: false, name: 'Command palette' })).toBeVisible();
});

test('a letter without a modifier is refused, and two actions on the same keys are named', async () => {
  const { user } = await openSettings();
  const field = screen.getByRole('textbox', { name: 'Toggle Sidebar' });
  const before = 'value' in field ? field.value : '';
  await user.click(field);
  await user.keyboard('u');
  expect(field).toHaveProperty('value', before);
  await user.keyboard('{Control>}[Space]{/Control}');
  expect(await screen.findByText('Also the keys of Open Omnibar.')).toBeVisible();
});

test('the display name is changed in place, the master keeps it', async () => {
  const sandbox = demoSandbox();
  const { user } = await openSettings({ as: 'jtan', sandbox });
  await user.click(screen.getByRole('button', { name: 'Edit Display Name' }));
  const field = screen.getByRole('textbox', { name: 'Display Name' });
  await user.clear(field);
  await user.type(field, 'Jun T{Enter}');
  expect(await screen.findByText('Display name updated.')).toBeVisible();
  expect((await screen.findAllByText('Jun T')).length).toBeGreaterThan(0);
});

/** Delays the answer to a changed name until the test gives it. */
async function renameSlowly() {
  let respond = (_: Response) => {};
  const promised = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  const answer = ({ method }: Request) => (method === 'PATCH' ? promised : undefined);
  const { user } = await openSettings({ answer });
  const edit = () => user.click(screen.getByRole('button', { name: 'Edit Display Name' }));
  await edit();
  await user.type(screen.getByRole('textbox', { name: 'Display Name' }), 'x{Enter}');
  await screen.findByRole('button', { name: 'Save', busy: true });
  const refuse = () => respond(Response.json({ message: 'no names today' }, { status: 400 }));
  return { user, edit, respond, refuse };
}

const refusedName = 'Could not update display name. no names today';

test('a refused name is reported at its field until the name is changed', async () => {
  const { user, refuse } = await renameSlowly();
  refuse();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(refusedName));
  await user.type(screen.getByRole('textbox', { name: 'Display Name' }), 'y');
  expect(screen.queryByText(refusedName)).toBeNull();
});

test('a refusal after Cancel is a toast', async () => {
  const { user, edit, refuse } = await renameSlowly();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/There is no answer yet/)).toBeVisible();
  // the late answer does not close the field that was opened since
  await edit();
  refuse();
  expect(await screen.findByText(refusedName)).toBeVisible();
  expect(screen.queryByText(/There is no answer yet/)).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Display Name' })).toBeVisible();
});

test('a late success leaves the field that was opened since', async () => {
  const { user, edit, respond } = await renameSlowly();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await edit();
  respond(Response.json({ user: { id: 1, username: 'admin', admin: true, active: true } }));
  expect(await screen.findByText('Display name updated.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Display Name' })).toBeVisible();
});

test('a username is required', async () => {
  const { user } = await openSettings();
  await user.click(screen.getByRole('button', { name: 'Edit Username' }));
  await user.clear(screen.getByRole('textbox', { name: 'Username' }));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Please input your username')).toBeVisible();
});

test('a new password is checked, the old one is requested, and the session lives on', async () => {
  const { user } = await openSettings({ as: 'jtan' });
  const edit = () => user.click(screen.getByRole('button', { name: 'Edit Password' }));
  await edit();
  await user.type(screen.getByLabelText('Password'), 'short');
  expect(await screen.findByText("Password isn't long enough.")).toBeVisible();
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'Longenough1{Enter}');
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Change Password' }),
  );
  await user.type(dialog.getByLabelText('Old Password'), 'wrong');
  await user.type(dialog.getByLabelText('Confirm Password'), 'Longenough');
  expect(dialog.getByText('Passwords do not match.')).toBeVisible();
  await user.type(dialog.getByLabelText('Confirm Password'), '1');
  await user.click(dialog.getByRole('button', { name: 'Change Password' }));
  expect(await dialog.findByText('Could not update password. Incorrect password.')).toBeVisible();
});

test('a user without a password sets one, with the old one left empty', async () => {
  const sandbox = demoSandbox();
  const { user } = await openSettings({ as: 'jtan', sandbox });
  await user.click(screen.getByRole('button', { name: 'Edit Password' }));
  await user.type(screen.getByLabelText('Password'), 'Longenough1{Enter}');
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Change Password' }),
  );
  await user.type(dialog.getByLabelText('Confirm Password'), 'Longenough1');
  await user.click(dialog.getByRole('button', { name: 'Change Password' }));
  expect(await screen.findByText('Password updated.')).toBeVisible();
  const signIn = (password: string) =>
    sandbox.fetch(
      new Request('http://master/api/v1/auth/login', {
        method: 'POST',
        body: JSON.stringify({ username: 'jtan', password, isHashed: true }),
      }),
    );
  expect((await signIn('')).status).toBe(401);
  expect((await signIn(await hashPassword('Longenough1'))).status).toBe(200);
});

const jtan = { id: 5, username: 'jtan', admin: false, active: true };

test('a user of a provider can change neither username nor password here', async () => {
  const answer = (request: Request) =>
    request.url.endsWith('/api/v1/me')
      ? Response.json({ user: { ...jtan, remote: true } })
      : undefined;
  await openSettings({ as: 'jtan', sandbox: newerSandbox(), answer });
  expect(await screen.findByText('signs in with a provider')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit Display Name' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Edit (Username|Password)$/ })).toBeNull();
});

test('settings that are not JSON cannot be saved; of valid ones the changed are sent', async () => {
  const { user, requests } = await openSettings();
  await user.click(screen.getByRole('button', { name: "I know what I'm doing" }));
  await user.click(screen.getByRole('button', { name: 'Edit Raw Settings (JSON)' }));
  await typeCode('Settings as JSON', '{"settings-theme": ');
  expect(await screen.findByText('Invalid JSON')).toBeVisible();
  const save = screen.getByRole('button', { name: 'Save Settings' });
  expect(save.getAttribute('aria-disabled')).toBe('true');
  await typeCode('Settings as JSON', '{"settings-theme": {"mode": "dark"}}');
  await user.click(save);
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
  expect(requests.some(({ url }) => url.endsWith('/setting/reset'))).toBe(false);
  expect((await stored(requests)).flat()).toEqual([
    // removed from the text
    { storagePath: 'home-visit', key: 'visit', value: '' },
    { storagePath: 'settings-theme', key: 'mode', value: '"dark"' },
  ]);
});

test('a reset asks first, and wants a word typed (E14.6)', async () => {
  const { user, requests } = await openSettings();
  await user.click(screen.getByRole('button', { name: "I know what I'm doing" }));
  await user.click(screen.getByRole('button', { name: 'Reset to Default' }));
  await screen.findByText('Reset User Settings');
  await typeAndConfirm(user, 'Reset');
  expect(await screen.findByText('Settings reset.')).toBeVisible();
  expect(requests.some(({ url }) => url.endsWith('/setting/reset'))).toBe(true);
});

test('a setting that cannot be stored is named in the error', async () => {
  const answer = (request: Request) =>
    request.method === 'POST' && request.url.endsWith('/setting')
      ? Response.json({ message: 'disk is full' }, { status: 400 })
      : undefined;
  const { user } = await openSettings({ answer });
  await user.click(screen.getByRole('combobox', { name: 'Theme Mode' }));
  await user.click(await screen.findByRole('option', { name: 'Light Mode' }));
  expect(await screen.findByText('Unable to update user settings for key: mode.')).toBeVisible();
});

test('Escape ends the edit of a value and leaves the settings open', async () => {
  const { user } = await openSettings();
  await user.click(screen.getByRole('button', { name: 'Edit Display Name' }));
  await user.type(screen.getByRole('textbox', { name: 'Display Name' }), 'x{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Display Name' })).toBeNull();
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without infinite scroll the list comes in pages', async () => {
  const { user } = await renderApp('/projects/2/experiments');
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { busy: false, name: 'Command palette' });
  await user.keyboard('settings');
  await screen.findByRole('option', { name: /^settings/ });
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('combobox', { name: 'Infinite Scroll' }));
  await user.click(await screen.findByRole('option', { name: 'Off' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByText(/^1–20 of/)).toBeVisible();
});

test('absolute times are read from the clock a person chose', async () => {
  const { user, requests } = await openSettings();
  await user.click(screen.getByRole('combobox', { name: 'Time zone' }));
  await user.click(await screen.findByRole('option', { name: 'UTC' }));
  await waitFor(async () =>
    expect((await stored(requests)).flat()).toEqual([
      { storagePath: 'time-zone', key: 'zone', value: '"UTC"' },
    ]),
  );
  expect(timeZoneOr('local')).toBe('UTC');
  expect(exactTime('2026-03-04T15:07:09Z')).toBe('Mar 4, 2026 - 3:07 pm UTC');
});

test('the clock is restored when the user returns', async () => {
  const first = await openSettings();
  await first.user.click(screen.getByRole('combobox', { name: 'Time zone' }));
  await first.user.click(await screen.findByRole('option', { name: 'UTC' }));
  await waitFor(async () => expect(await stored(first.requests)).toHaveLength(1));
  first.unmount();
  showOverlay(null);
  applyTimeZone(null);
  await renderApp('/tasks', { sandbox: first.sandbox });
  const times = (await screen.findAllByText(/ago$|just now/i)).filter(({ title }) => title !== '');
  expect(times.length).toBeGreaterThan(0);
  for (const { title } of times) expect(title).toMatch(/ UTC$/);
});

test('each switch changes its feature, and features without another form have no switch', async () => {
  const sandbox = rbacSandbox();
  const as = 'clusteradmin';
  const { user, unmount, requests } = await openSettings({ as, sandbox });
  expect(screen.getAllByText('Always on')).toHaveLength(2);
  await user.click(screen.getByRole('combobox', { name: 'Resource Pool Binding' }));
  await user.click(await screen.findByRole('option', { name: 'Off' }));
  await waitFor(async () => expect(await stored(requests)).toHaveLength(1));
  unmount();
  showOverlay(null);
  const { router } = await renderApp('/resourcepool/aux/Bindings', { as, sandbox });
  await screen.findByRole('heading', { level: 1, name: 'aux' });
  expect(router.state.location.pathname).toBe('/resourcepool/aux/active');
  expect(screen.queryByRole('link', { name: 'Bindings' })).toBeNull();
});
