import { screen, waitFor, within } from '@testing-library/react';
import { releaseDev0 } from '@trainyard/sandbox';
import { release038 } from '@trainyard/sandbox/v038';
import { createExperiment, getModelVersion } from '@trainyard/sdk/calls';
import { toastStore } from '@trainyard/ui/lib/toast-store';
import { expect, test } from 'vitest';
import { clientOf } from '~/test/experiment-header';
import { lastBody, toasts } from '~/test/outcome';
import { demoSandbox, renderApp } from '~/test/render-app';
import { typeAndConfirm } from '~/test/type-to-confirm';
import { versionUsesQuery } from './queries';

test('a version is described in its form and in the list, tagged there, and its code copied', async () => {
  const { user, requests } = await renderApp('/models/shelf-detector');
  const versions = within(await screen.findByRole('table', { name: 'Model versions' }));
  const menu = () => versions.getAllByRole('button', { name: /^Actions for/ })[0] as HTMLElement;
  await user.click(menu());
  await user.click(await screen.findByRole('menuitem', { name: 'Download...' }));
  expect(await screen.findByText(/^det checkpoint download \S+$/)).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(menu());
  await user.click(await screen.findByRole('menuitem', { name: 'Edit...' }));
  const edit = within(
    await screen.findByRole('dialog', { busy: false, name: 'Edit Model Version' }),
  );
  await user.type(edit.getByRole('textbox', { name: 'Description' }), ' seen');
  await user.click(edit.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await lastBody(requests, /versions\/\d+$/, 'PATCH')).comment).toMatch(/seen$/);

  const [inList] = versions.getAllByRole('button', { name: /^Description of version/ });
  if (!inList) throw new Error('no description');
  await user.click(inList);
  const field = versions.getByRole('textbox', { name: /^Description of version/ });
  await user.clear(field);
  await user.type(field, 'ships in June{Enter}');
  await waitFor(async () =>
    expect(await lastBody(requests, /versions\/\d+$/, 'PATCH')).toEqual(
      expect.objectContaining({ comment: 'ships in June' }),
    ),
  );
  const [tags] = versions.getAllByRole('list', { name: /^Tags of version/ });
  if (!tags) throw new Error('no tags');
  await user.click(within(tags).getByRole('button', { name: 'Add tag' }));
  const newTag = await within(tags).findByRole('combobox', { name: 'New tag' });
  await user.type(newTag, 'calibrated{Enter}');
  await waitFor(async () =>
    expect((await lastBody(requests, /versions\/\d+$/, 'PATCH')).labels).toContain('calibrated'),
  );
});

test('an archived model has no editable cells, and an alias of a deregistered version no link', async () => {
  const answer = async (request: Request) => {
    const response = await sandbox.fetch(request);
    if (request.method !== 'GET' || !/\/models\/shelf-detector(\/|$|\?)/.test(request.url))
      return response;
    const text = (await response.text())
      .replaceAll('"archived":false', '"archived":true')
      .replace('"staging":3', '"staging":9');
    return new Response(text);
  };
  const sandbox = demoSandbox();
  await renderApp('/models/shelf-detector', { sandbox, answer });
  await screen.findByRole('table', { name: 'Model versions' });
  expect(screen.queryByRole('button', { name: 'Add tag' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add alias' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit metadata' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Description of version/ })).toBeNull();
  expect(await screen.findByRole('link', { name: /^production/ })).toBeVisible();
  expect(screen.getByText('staging').parentElement).toHaveTextContent('staging → V9, deregistered');
  expect(screen.queryByRole('link', { name: /V9/ })).toBeNull();
});

test('a version names its source, offers its command and code, and is promoted from its head (F7)', async () => {
  const { user, router } = await renderApp('/models/shelf-detector/versions/1');
  const source = within(await screen.findByRole('region', { name: 'Model Checkpoint' }));
  expect(source.getByRole('link', { name: /^Experiment \d+$/ }).getAttribute('href')).toMatch(
    /^\/experiments\/\d+$/,
  );
  expect(source.getByRole('link', { name: /^Trial \d+$/ }).getAttribute('href')).toMatch(
    /^\/experiments\/\d+\/trials\/\d+$/,
  );
  const batch = source.getByRole('link', { name: /^Batch [\d,]+$/ });
  expect(batch.getAttribute('href')).toMatch(
    /^\/experiments\/\d+\/trials\/\d+\?checkpoint=[0-9a-f-]{36}$/,
  );
  expect(source.getByText('Total Size').nextElementSibling).toHaveTextContent(/^[\d.]+ [KMG]B$/);
  expect(screen.getByRole('region', { name: 'Code' })).toHaveTextContent(/model\.pt[\d.]+ [KMG]B/);
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText(/^det checkpoint download \S+$/)).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Use in Notebook' }));
  expect(await screen.findByText(/load_trial_from_checkpoint_path/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // a phone has no button for it
  await user.click(screen.getByRole('button', { name: 'Version actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Use in Notebook' }));
  expect(await screen.findByText(/load_trial_from_checkpoint_path/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await router.navigate({ href: '/models/shelf-detector/versions/3' });
  await user.click(await screen.findByRole('button', { name: 'Promote to production...' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Promote V3 to production' }),
  );
  await user.click(await dialog.findByRole('button', { name: 'Promote' }));
  expect(await screen.findByRole('button', { name: 'Roll back to V2...' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Promote to production...' })).toBeNull();
  await router.navigate({ href: '/models/shelf-detector/versions/2' });
  expect(await screen.findByRole('button', { name: 'Promote to production...' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Roll back/ })).toBeNull();
});

const versionTable = async () =>
  within(await screen.findByRole('table', { name: 'Model versions' }));

test('versions have columns of metrics, which the link stores, and two are compared in place', async () => {
  const { user, router } = await renderApp('/models/shelf-detector');
  const versions = await versionTable();
  const heads = versions.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toContain('validation_loss');
  expect(versions.getAllByText(', best').length).toBeGreaterThan(0);
  expect(screen.getByText(/^The best of a metric is green; of .*validation_loss/)).toBeVisible();
  // the buttons for tags and aliases have tooltips and differ (F7)
  const alias = rowOf(3).getByRole('button', { name: 'Add alias' });
  const tag = rowOf(3).getByRole('button', { name: 'Add tag' });
  expect(alias).toHaveAttribute('data-tooltip', 'Add alias');
  expect(tag).toHaveAttribute('data-tooltip', 'Add tag');
  expect(alias.firstChild?.isEqualNode(tag.firstChild)).toBe(false);
  await user.click(screen.getByRole('button', { name: /^Metrics/ }));
  await user.click(await screen.findByRole('button', { name: 'None' }));
  await waitFor(() => expect(versions.queryByText(', best')).toBeNull());
  expect(router.state.location.searchStr).toBe('?measured=');
  await user.click(await screen.findByRole('option', { name: 'validation_loss' }));
  expect(await versions.findByRole('columnheader', { name: /validation_loss/ })).toBeVisible();
  expect(router.state.location.searchStr).toBe('?measured=validation_loss');
  await user.keyboard('{Escape}');

  await user.click(versions.getByRole('checkbox', { name: 'Compare V2' }));
  await user.click(versions.getByRole('checkbox', { name: 'Compare V3' }));
  const compared = within(await screen.findByRole('region', { name: 'V3 against V2' }));
  expect(router.state.location.search).toMatchObject({ versions: [3, 2] });
  const both = within(compared.getByRole('table', { name: 'Metrics of both versions' }));
  expect(both.getByRole('rowheader', { name: 'validation_loss' })).toBeVisible();
  expect(both.getAllByText(/^, (better|worse)$/).length).toBeGreaterThan(0);
  await user.click(compared.getByRole('radio', { name: 'Files' }));
  expect(
    within(compared.getByRole('table', { name: 'Files of both versions' })).getAllByRole('row')
      .length,
  ).toBeGreaterThan(1);
  await user.click(compared.getByRole('radio', { name: 'Code' }));
  expect(await compared.findByRole('region', { name: /^\d+ · \S+ and \d+ · \S+$/ })).toBeVisible();
  await user.click(compared.getByRole('radio', { name: 'Config' }));
  expect(await compared.findByRole('region', { name: /\(\d+\) and .*\(\d+\)$/ })).toBeVisible();
  await user.click(compared.getByRole('button', { name: 'Swap' }));
  expect(await screen.findByRole('region', { name: 'V2 against V3' })).toBeVisible();
});

const aliasesOf = (number: number) =>
  within(screen.getByRole('list', { name: `Aliases of version ${number}` }));

test('an alias moves to another version and back by Undo, and an undone one is not sent again (F1)', async () => {
  const { user, requests } = await renderApp('/models/shelf-detector');
  await versionTable();
  expect(screen.getByRole('link', { name: /^production\s?→ V2$/ })).toBeVisible();
  await user.click(aliasesOf(3).getByRole('button', { name: 'Add alias' }));
  await user.type(await aliasesOf(3).findByRole('combobox', { name: 'New alias' }), 'production');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(toasts()).toContain('Moved production from V2 to V3'));
  const { metadata } = await lastBody(requests, /\/models\/\d+$/, 'PATCH');
  expect(metadata).toMatchObject({
    dataset: 'shelves-2026-05',
    aliases: { production: 3, staging: 3 },
  });
  expect(await screen.findByRole('link', { name: /^production\s?→ V3$/ })).toBeVisible();
  await waitFor(() =>
    expect(aliasesOf(2).queryByRole('button', { name: 'Edit alias production' })).toBeNull(),
  );
  toastStore.getSnapshot().at(-1)?.action?.run();
  expect(await screen.findByRole('link', { name: /^production\s?→ V2$/ })).toBeVisible();
  const history = within(screen.getByRole('region', { name: 'History' }));
  const moves = await history.findAllByText(/^became production in place of V\d$/);
  expect(moves.map(({ textContent }) => textContent)).toEqual([
    'became production in place of V3',
    'became production in place of V2',
    'became production in place of V1',
  ]);

  // an alias that is undone leaves its row, and the next edit does not send it again (F1)
  const add = async (alias: string) => {
    await user.click(aliasesOf(1).getByRole('button', { name: 'Add alias' }));
    const field = await aliasesOf(1).findByRole('combobox', { name: 'New alias' });
    await user.type(field, `${alias}{Enter}`);
    expect(await aliasesOf(1).findByText(alias)).toBeVisible();
  };
  await add('third');
  await waitFor(() =>
    expect(toastStore.getSnapshot().at(-1)).toMatchObject({
      title: expect.stringContaining('third'),
      action: { label: 'Undo' },
    }),
  );
  toastStore.getSnapshot().at(-1)?.action?.run();
  await waitFor(() => expect(aliasesOf(1).queryByText('third')).toBeNull());
  await add('later');
  await waitFor(async () =>
    expect((await lastBody(requests, /\/models\/\d+$/, 'PATCH')).metadata.aliases).toEqual({
      production: 2,
      staging: 3,
      later: 1,
    }),
  );
});

const rowOf = (number: number) => {
  const row = screen.getByRole('list', { name: `Aliases of version ${number}` }).closest('tr');
  if (!row) throw new Error(`no row of V${number}`);
  return within(row);
};

test('the history tells past events and rolls back, and a row promotes with the metrics of both (F7)', async () => {
  const { user, requests } = await renderApp('/models/shelf-detector');
  const history = within(await screen.findByRole('region', { name: 'History' }));
  const events = () => history.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  await waitFor(() => expect(events().join()).toContain('Marta Kowalski'));
  expect(events().join()).not.toMatch(/\bnow\b(?! ago)|mkowalski/);
  expect(events()).toContainEqual(expect.stringMatching(/^V3became staging/));
  expect(events()).toContainEqual(expect.stringMatching(/^V2became production in place of V1/));
  await user.click(history.getByRole('button', { name: 'Roll back to V1...' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Roll back to V1' }),
  );
  await user.click(await dialog.findByRole('button', { name: 'Roll back' }));
  expect(await screen.findByRole('link', { name: /^production\s?→ V1$/ })).toBeVisible();
  // nothing was in production before V1
  expect(history.queryByRole('button', { name: /^Roll back/ })).toBeNull();

  await user.click(rowOf(3).getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Promote to production...' }));
  const promotion = within(
    await screen.findByRole('dialog', { busy: false, name: 'Promote V3 to production' }),
  );
  expect(promotion.getByText(/^The alias production moves from V1 to V3\./)).toBeVisible();
  expect(await promotion.findByText(/^V1 became production .*, by \w+\.$/)).toBeVisible();
  const metrics = within(await promotion.findByRole('table', { name: 'Metrics of both versions' }));
  const heads = metrics.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Metric', 'V1, now', 'V3']);
  expect(metrics.getByRole('rowheader', { name: 'validation_loss' })).toBeVisible();
  await user.click(promotion.getByRole('button', { name: 'Promote' }));
  await waitFor(() => expect(toasts()).toContain('Moved production from V1 to V3'));
  expect(await screen.findByRole('link', { name: /^production\s?→ V3$/ })).toBeVisible();
  expect((await lastBody(requests, /\/models\/\d+$/, 'PATCH')).metadata.aliases).toEqual({
    production: 3,
    staging: 3,
  });
  toastStore.getSnapshot().at(-1)?.action?.run();
  expect(await screen.findByRole('link', { name: /^production\s?→ V1$/ })).toBeVisible();
});

test('a deregistered version cannot be rolled back to (F7), and loses its aliases, which are named', async () => {
  const { user, requests } = await renderApp('/models/shelf-detector');
  await versionTable();
  await user.click(rowOf(1).getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Deregister Version...' }));
  await typeAndConfirm(user, 'Delete Version');
  await waitFor(() =>
    expect(screen.queryByRole('list', { name: 'Aliases of version 1' })).toBeNull(),
  );
  // the page behind a dialog has no roles
  const history = within(await screen.findByRole('region', { name: 'History' }));
  await user.click(history.getByRole('button', { name: 'Roll back to V1...' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Roll back to V1' }),
  );
  expect(await dialog.findByText('V1 is deregistered.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Roll back' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const row = screen.getByRole('list', { name: 'Aliases of version 2' }).closest('tr');
  if (!row) throw new Error('no row');
  await user.click(within(row).getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Deregister Version...' }));
  const question = within(
    await screen.findByRole('dialog', { busy: false, name: 'Confirm Delete Model Version' }),
  );
  expect(question.getByText('It is production: no version of the model will be.')).toBeVisible();
  await typeAndConfirm(user, 'Delete Version');
  await waitFor(() => expect(screen.queryByRole('link', { name: /^production/ })).toBeNull());
  await waitFor(async () =>
    expect((await lastBody(requests, /\/models\/\d+$/, 'PATCH'))?.metadata.aliases).toEqual({
      staging: 3,
    }),
  );
  await waitFor(() => expect(row).not.toBeInTheDocument());
});

test.each([
  { version: '0.23.4-dev0', release: releaseDev0 },
  { version: '0.38.1', release: release038 },
])(
  'on $version one says where it comes from, and what was trained from it',
  async ({ release }) => {
    await renderApp('/models/shelf-detector?versions=2', { sandbox: demoSandbox(release) });
    const lineage = within(await screen.findByRole('region', { name: 'Lineage' }));
    expect(lineage.getByRole('heading', { name: 'Where V2 comes from' })).toBeVisible();
    // the owner of the experiment by the display name (F12)
    expect(await lineage.findByText(/^\d+ · [A-Z]\S+ [A-Z]\S+$/)).toBeVisible();
    const steps = lineage.getAllByRole('list')[0];
    expect(steps?.textContent).toMatch(/Experiment.*Trial.*Batch.*Checkpoint.*VersionV2production/);
    const used = within(await lineage.findByRole('list', { name: 'Uses of version 2' }));
    expect(used.getByText('was trained from it')).toBeVisible();
    const [experiment, trial] = used.getAllByRole('link');
    expect(experiment?.getAttribute('href')).toMatch(/^\/experiments\/\d+$/);
    expect(trial?.getAttribute('href')).toMatch(/^\/trials\/\d+$/);
  },
);

test('one names what was forked or continued from it, without a call that its master lacks', async () => {
  const sandbox = demoSandbox();
  const client = await clientOf(sandbox);
  const version = { modelName: 'shelf-detector', modelVersionNum: 2 };
  const { checkpoint } = (await getModelVersion(client, version)).modelVersion;
  const { experimentId, trialId, experimentConfig } = checkpoint.training;
  const fork = (name: string, source: object) => {
    const searcher = { name: 'single', metric: 'loss', max_length: { batches: 9 }, ...source };
    const config = JSON.stringify({ ...experimentConfig, name, searcher });
    const body = { config, projectId: 2, parentId: experimentId ?? 0, activate: false };
    return createExperiment(client, { body });
  };
  await fork('same weights', { source_checkpoint_uuid: checkpoint.uuid });
  await fork('more batches', { source_trial_id: trialId });
  await fork('same code', {});
  const { queryClient, requests } = await renderApp('/models/shelf-detector?versions=2', {
    sandbox,
  });
  const used = within(await screen.findByRole('list', { name: 'Uses of version 2' }));
  const texts = used.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts.slice(0, 3)).toEqual([
    expect.stringMatching(/^same code \d+ was forked from its experiment$/),
    expect.stringMatching(/^more batches \d+ continued its trial$/),
    expect.stringMatching(/^same weights \d+ was trained from its checkpoint$/),
  ]);
  const { queryKey } = versionUsesQuery('shelf-detector', 2);
  await waitFor(() => expect(queryClient.getQueryData(queryKey)).toEqual([]));
  expect(requests.filter(({ url }) => url.includes('/trial-source-info-metrics'))).toEqual([]);
  const lineage = within(screen.getByRole('region', { name: 'Lineage' }));
  expect(lineage.queryByText(/Unable to fetch|was trained from it$/)).toBeNull();
});
