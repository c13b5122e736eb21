import { screen, waitFor, within } from '@testing-library/react';
import { codeIn, typeCode } from '@trainyard/ui/test/code-editor';
import { expect, test } from 'vitest';
import { newerSandbox } from '~/test/newer-sandbox';
import { lastBody } from '~/test/outcome';
import { rbacSandbox, renderApp } from '~/test/render-app';
import { typeAndConfirm } from '~/test/type-to-confirm';

const openEditor = async () => {
  const editor = await screen.findByRole('region', { name: /^vision-a100$/ });
  return within(editor);
};

test('templates are listed by name with their workspaces and uses, and one is open; filters are part of the link, and clearing them brings all back; a new one requires a name, a workspace and a text', async () => {
  const { user, router } = await renderApp('/templates');
  const list = within(await screen.findByRole('navigation', { name: 'Templates' }));
  expect(list.getAllByRole('link').map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'doorbell-t4',
    'embeddings-t4',
    'notebook',
    'sft-a100-x8',
    'vision-a100',
    'vision-a100-single',
  ]);
  const vision = await list.findByRole('link', { name: /^vision-a100\b.*Vision/ });
  await waitFor(() => expect(vision).toHaveTextContent(/used by \d+/));
  expect(await screen.findByRole('heading', { level: 2, name: 'doorbell-t4' })).toBeVisible();

  await router.navigate({ href: '/templates?search=nothing-like-it' });
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('link', { name: /^notebook/ })).toBeVisible();
  expect(router.state.location.search).not.toHaveProperty('search');

  await user.click(await screen.findByRole('button', { name: 'New Template' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'New Template' }));
  const submit = dialog.getByRole('button', { name: 'Create Template' });
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'a/b');
  expect(await dialog.findByText('Name cannot contain a slash or a colon.')).toBeVisible();
});

test('the tab of a workspace lists its templates, and adds to them', async () => {
  const { user } = await renderApp('/workspaces/2/projects');
  await user.click(await screen.findByRole('link', { name: 'Templates' }));
  const names = async () =>
    within(await screen.findByRole('list', { name: 'Templates by name' }))
      .getAllByRole('link')
      .map(({ firstChild }) => firstChild?.textContent);
  expect(await names()).toEqual(['notebook', 'vision-a100', 'vision-a100-single']);
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(await crumbs.findByRole('link', { name: 'Vision' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New Template' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'New Template' }));
  expect(dialog.getByRole('combobox', { name: 'Workspace' })).toHaveTextContent('Vision');
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'night');
  await typeCode('Config', 'description: at night');
  await user.click(dialog.getByRole('button', { name: 'Create Template' }));
  await waitFor(async () => expect(await names()).toContain('night'));
  expect(await names()).toHaveLength(4);
});

test('the facts say what the master says of it, its pool, and what holds its values; one for tasks is not called refused; a copy starts with the values of the first', async () => {
  const { user, requests, router } = await renderApp('/templates?name=notebook');
  const facts = async () => within(await screen.findByRole('complementary', { name: 'Facts' }));
  expect(await (await facts()).findByText('Fits notebooks, shells and commands')).toBeVisible();
  expect((await facts()).getByText(/^Not experiments: .*idle_timeout/)).toBeVisible();
  expect((await facts()).queryByRole('alert')).toBeNull();

  await router.navigate({ href: '/templates?name=vision-a100' });
  const editor = await openEditor();
  const vision = await facts();
  expect(await vision.findByText('The master accepts every field')).toBeVisible();
  expect(vision.getByText('Valid YAML')).toBeVisible();
  expect(await vision.findByText('a100-pool exists')).toBeVisible();
  expect(await vision.findByText(/Found by values/)).toBeVisible();
  const uses = vision.getAllByRole('link');
  expect(uses[0]?.getAttribute('href')).toMatch(/^\/experiments\/\d+/);

  await user.click(editor.getByRole('button', { name: 'Template actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate...' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'New Template' }));
  await user.click(await dialog.findByRole('button', { name: 'Create Template' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ name: 'vision-a100-copy' }));
  const [sent] = requests.filter(
    ({ method, url }) => method === 'POST' && url.includes('templates'),
  );
  expect(await sent?.json()).toMatchObject({
    name: 'vision-a100-copy',
    config: { resources: { resource_pool: 'a100-pool', slots_per_trial: 4 } },
  });
});

const pagination = { offset: 0, limit: 0, startIndex: 0, endIndex: 0, total: 0 };
const onlyTemplates = (...templates: object[]) => ({
  answer: ({ url }: Request) =>
    url.includes('/api/v1/templates') ? Response.json({ templates, pagination }) : undefined,
});

test('a template that the master refuses says why', async () => {
  const config = { resources: { resource_pool: 'nowhere' } };
  await renderApp('/templates', onlyTemplates({ name: 'lost', config, workspaceId: 2 }));
  const facts = within(await screen.findByRole('complementary', { name: 'Facts' }));
  expect(await facts.findByText('There is no resource pool nowhere')).toBeVisible();
  expect(await facts.findByText(/invalid resource configuration/)).toBeVisible();
});

test('a change is shown, checked and saved as a master reads it, which shows texts as texts; another template is compared; deleting asks for the name first (L3), and the template leaves the list', async () => {
  const { user, requests, router } = await renderApp('/templates?name=vision-a100');
  const editor = await openEditor();
  const save = editor.getByRole('button', { name: 'Save' });
  expect(save.dataset.tooltip).toBe('Nothing was changed.');
  await typeCode('Template config', 'resources: [');
  expect(await editor.findByText(/^Invalid YAML on line \d+\.$/)).toBeVisible();
  await typeCode('Template config', 'resources:\n  slots_per_trial: 2\n');
  expect(editor.getByText('Unsaved changes')).toBeVisible();
  await user.click(editor.getByRole('radio', { name: 'Changes' }));
  expect(await editor.findByRole('region', { name: /^Saved and vision-a100/ })).toBeVisible();
  await user.click(editor.getByRole('combobox', { name: 'Compared with' }));
  await user.click(await screen.findByRole('option', { name: 'Compared with doorbell-t4' }));
  expect(await editor.findByRole('region', { name: /^doorbell-t4 and vision-a100/ })).toBeVisible();
  expect(router.state.location.search).toMatchObject({ view: 'changes', base: 'doorbell-t4' });
  await user.click(save);
  expect(await screen.findByText('Template Updated')).toBeVisible();
  expect(await lastBody(requests, /\/templates\/vision-a100/, 'PATCH')).toEqual({
    resources: { slots_per_trial: 2 },
  });

  await user.click(editor.getByRole('radio', { name: 'Editor' }));
  await typeCode(
    'Template config',
    'environment: &e {force_pull_image: yes}\ndata: {<<: *e, steps: 1_000, note: "off"}\n',
  );
  await user.click(editor.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await lastBody(requests, /\/templates\/vision-a100/, 'PATCH')).toEqual({
      environment: { force_pull_image: true },
      data: { force_pull_image: true, steps: 1000, note: 'off' },
    }),
  );
  await waitFor(async () => expect(await codeIn('Template config')).toContain('note: "off"'));

  await user.click(editor.getByRole('button', { name: 'Template actions' }));
  const deletion = await screen.findByRole('menuitem', { name: 'Delete Template' });
  // an older master cannot change the name
  expect(screen.queryByRole('menuitem', { name: 'Rename or move...' })).toBeNull();
  await user.click(deletion);
  await screen.findByRole('dialog', { busy: false, name: 'Delete Template' });
  await typeAndConfirm(user, 'Delete Template');
  expect(await screen.findByText('Template vision-a100 was not found.')).toBeVisible();
  const deletions = requests.filter(({ method }) => method === 'DELETE');
  expect(deletions.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/v1/templates/vision-a100',
  ]);
});

test('a user without permission reads the text, and why it cannot be saved', async () => {
  const config = { resources: { slots: 2 } };
  const stored = onlyTemplates({ name: 'shared', config, workspaceId: 2 });
  const { requests } = await renderApp('/templates', {
    as: 'viewer',
    sandbox: rbacSandbox(),
    ...stored,
  });
  const facts = within(await screen.findByRole('complementary', { name: 'Facts' }));
  expect(facts.getByText(/^Not checked: you may not create experiments/)).toBeVisible();
  const save = await screen.findByRole('button', { name: 'Save' });
  expect(save).toHaveAttribute('aria-disabled', 'true');
  expect(save.dataset.tooltip).toMatch(/You need the permission .* in this workspace/);
  expect(await codeIn('Template config')).toContain('slots: 2');
  expect(screen.queryByRole('menuitem', { name: 'Delete Template' })).toBeNull();
  // a master would refuse the check, which says nothing of the template
  expect(requests.filter(({ url }) => url.endsWith('/api/v1/experiments'))).toEqual([]);
});

test('a JupyterLab is launched with the template, and an experiment starts with it, in its workspace', async () => {
  const { user, requests } = await renderApp('/templates?name=vision-a100');
  await user.click(await screen.findByRole('button', { name: 'Template actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Launch JupyterLab...' }));
  const launch = within(
    await screen.findByRole('dialog', { busy: false, name: 'Launch JupyterLab' }),
  );
  await waitFor(() =>
    expect(launch.getByRole('combobox', { name: 'Template' })).toHaveTextContent('vision-a100'),
  );
  expect(await launch.findByRole('radio', { name: /^Pool of the template/ })).toBeChecked();
  expect(launch.queryByText('The master chooses a pool.')).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Template actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'New experiment...' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'New experiment' }));
  expect(dialog.getByRole('combobox', { name: 'Workspace' })).toHaveTextContent('Vision');
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: 'Template' })).toHaveTextContent('vision-a100'),
  );
  await user.click(dialog.getByRole('combobox', { name: 'Project' }));
  await user.click(await screen.findByRole('option', { name: 'self-supervised' }));
  const submit = dialog.getByRole('button', { name: 'Create experiment' });
  await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'));
  await user.click(submit);
  await waitFor(async () => {
    const body = await lastBody(requests, /\/api\/v1\/experiments$/, 'POST');
    expect(body).toMatchObject({ template: 'vision-a100', projectId: 3, activate: true });
  });
});

test('an experiment is saved as a template, without what makes it this experiment', async () => {
  const { user, requests } = await renderApp('/experiments/113/notes');
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save as template...' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'New Template' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'from-113');
  await user.click(dialog.getByRole('button', { name: 'Create Template' }));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/from-113'))).toBe(true));
  const sent = await requests.find(({ url }) => url.endsWith('/from-113'))?.json();
  expect(Object.keys(sent.config)).toContain('resources');
  expect(sent.config).not.toHaveProperty('searcher');
  expect(sent.config.environment).not.toHaveProperty('registry_auth');
});

test('without templates the page explains them', async () => {
  await renderApp('/templates', onlyTemplates());
  expect(await screen.findByText('No Template Configured')).toBeVisible();
  expect(screen.getByRole('button', { name: 'New Template' })).toBeVisible();
});

test('a template gets another name and workspace where the master can', async () => {
  const { user, router } = await renderApp('/templates?name=vision-a100', {
    sandbox: newerSandbox(),
  });
  await openEditor();
  await user.click(screen.getByRole('button', { name: 'Template actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename or move...' }));
  const form = within(
    await screen.findByRole('dialog', { busy: false, name: 'Rename or move vision-a100' }),
  );
  await user.clear(form.getByRole('textbox', { name: 'Name' }));
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'shared-a100');
  await user.click(form.getByRole('combobox', { name: 'Workspace' }));
  await user.click(await screen.findByRole('option', { name: 'Uncategorized' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'shared-a100' })).toBeVisible();
  expect(router.state.location.search).toMatchObject({ name: 'shared-a100' });
  expect(await screen.findByRole('link', { name: /^shared-a100.*Uncategorized/ })).toBeVisible();
});
