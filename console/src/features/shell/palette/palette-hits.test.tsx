import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clusterWithRole } from '~/test/cluster-with-role';
import { openPalette, writeInPalette } from '~/test/palette';
import { demoSandbox, type RenderOptions, renderApp } from '~/test/render-app';
import { typeAndConfirm } from '~/test/type-to-confirm';

/** A console whose palette `find` opens and searches. */
async function openApp(options: RenderOptions = {}) {
  const app = await renderApp('/workspaces', options);
  const find = async (words: string) => {
    if (!screen.queryByRole('dialog', { name: 'Command palette' })) await openPalette(app.user);
    await writeInPalette(app.user, words);
  };
  const hit = async (group: string, name: RegExp) =>
    within(await screen.findByRole('group', { name: group })).findByRole('option', { name });
  const clickHit = async (group: string, name: RegExp) => app.user.click(await hit(group, name));
  const sent = () =>
    app.requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  return { ...app, find, hit, clickHit, sent };
}

test('what is found is archived, tested, or deleted after a question', async () => {
  // nothing listens at the addresses of the demo
  const answer = ({ url }: Request) =>
    url.endsWith('/test') ? Response.json({ completed: false }) : undefined;
  const { user, find, clickHit, sent } = await openApp({ answer });
  await find('keyword-spotting');
  await clickHit('Actions', /^Archive.*keyword-spotting/);
  await waitFor(() => expect(sent().join()).toMatch(/POST \/api\/v1\/projects\/\d+\/archive/));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await find('shelf-detector');
  await clickHit('Actions', /^Archive.*shelf-detector/);
  await waitFor(() => expect(sent().join()).toMatch(/POST \/api\/v1\/models\/[^/]+\/archive/));

  await find('hooks.slack');
  await clickHit('Actions', /^Test Webhook.*hooks\.slack/);
  expect(await screen.findByText('Webhook tested')).toBeVisible();
  expect(sent().join()).toMatch(/POST \/api\/v1\/webhooks\/\d+\/test/);

  await find('embeddings-t4');
  await clickHit('Actions', /^Delete Template.*embeddings-t4/);
  await screen.findByRole('dialog', { busy: false, name: 'Delete Template' });
  expect(sent()).not.toContain('DELETE /api/v1/templates/embeddings-t4');
  await typeAndConfirm(user, 'Delete Template');
  expect(await screen.findByText('Deleted template embeddings-t4')).toBeVisible();
  expect(sent()).toContain('DELETE /api/v1/templates/embeddings-t4');

  await find('synthetic dialogues');
  await clickHit('Actions', /^Delete Page/);
  await screen.findByRole('dialog', { busy: false, name: 'Delete Page' });
  expect(sent().join()).not.toMatch(/PUT /);
  await typeAndConfirm(user, 'Delete Page');
  expect(await screen.findByText(/^Deleted (?!template)/)).toBeVisible();
  expect(sent().join()).toMatch(/PUT \/api\/v1\/projects\/\d+\/notes/);
});

test('a pool or a queue that is found leads to the other, and a task is launched in it', async () => {
  const { user, router, find, clickHit } = await openApp();
  const expectPool = async (title: string) => {
    const dialog = within(await screen.findByRole('dialog', { busy: false, name: title }));
    expect(await dialog.findByRole('radio', { name: /^a100-pool/ })).toBeChecked();
  };
  await find('a100-pool');
  await clickHit('Actions', /^Launch JupyterLab here.*a100-pool/);
  await expectPool('Launch JupyterLab');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await find('queue of a100');
  await clickHit('Actions', /^Launch shell here/);
  await expectPool('Launch shell');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await find('a100-pool');
  await clickHit('Actions', /^Show queue.*a100-pool/);
  await waitFor(() =>
    expect(router.latestLocation.pathname).toBe('/resourcepool/a100-pool/queued'),
  );
  expect(screen.queryByRole('dialog', { name: 'Command palette' })).toBeNull();
  await find('queue of a100');
  await clickHit('Actions', /^Show running jobs.*a100-pool/);
  await waitFor(() =>
    expect(router.latestLocation.pathname).toBe('/resourcepool/a100-pool/active'),
  );
});

test('a pool tells a viewer why nothing may be launched there, and a note has no action', async () => {
  const sandbox = demoSandbox();
  const answer = await clusterWithRole('Viewer', sandbox);
  const { user, find } = await openApp({ sandbox, answer });
  await find('synthetic dialogues');
  await screen.findByRole('group', { name: 'Notes' });
  expect(screen.queryByRole('group', { name: 'Actions' })).toBeNull();
  await find('a100-pool');
  const actions = within(await screen.findByRole('group', { name: 'Actions' }));
  const launch = actions.getByRole('option', {
    name: /^Launch JupyterLab here.*You need the permission/,
  });
  expect(launch).toHaveAttribute('aria-disabled', 'true');
  expect(actions.queryByRole('option', { name: /^Launch shell/ })).toBeNull();
  await user.click(launch);
  // in the option and in the toast
  await waitFor(() =>
    expect(screen.getAllByText(/^You need the permission/).length).toBeGreaterThan(1),
  );
  expect(screen.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
});

test('words of several kinds lead to a release of a model, which is rolled back (F7)', async () => {
  const { user, find, hit, clickHit } = await openApp();
  for (const [words, command] of [
    ['rollback', /^rollBackModel/],
    ['production', /^rollBackModel/],
    ['alias', /^promoteModel/],
  ] as const) {
    await find(words);
    expect(await hit('Commands', command)).toBeVisible();
  }
  const release = async (words: string, command: RegExp, title: string) => {
    await find(words);
    await clickHit('Commands', command);
    await clickHit('Commands', /shelf-detector/);
    expect(await screen.findByRole('dialog', { busy: false, name: title })).toBeVisible();
  };
  await release('promote', /^promoteModel/, 'Promote shelf-detector to production');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await release('roll back', /^rollBackModel/, 'Roll back to V1');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await find('shelf-detector');
  await clickHit('Actions', /^Roll back to V1.*shelf-detector/);
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Roll back to V1' }),
  );
  await user.click(await dialog.findByRole('button', { name: 'Roll back' }));
  expect(await screen.findByText('Moved production from V2 to V1')).toBeVisible();
});

test('experiments that are found name their owner as people know them (F12)', async () => {
  const { find } = await openApp();
  await find('convnext-distill');
  const hits = within(await screen.findByRole('group', { name: 'Experiments' }));
  await waitFor(() => {
    const hitOptions = hits.getAllByRole('option', { name: /^convnext-distill/ });
    expect(hitOptions.map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(' · Sara Lindqvist'),
    );
  });
});
