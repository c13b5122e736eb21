import { screen, waitFor, within } from '@testing-library/react';
import { patchExperiment, patchModel, patchProject, patchWorkspace } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { clientOf } from '~/test/experiment-header';
import { withHeight } from '~/test/experiment-list';
import { demoSandbox, renderApp } from '~/test/render-app';

withHeight(200);

// would read as "exe.png"
const name = '\u202egnp.exe';
const visibleName = '\ufffdgnp.exe';

/** A cluster whose things all have a name that reorders the text around it. */
async function plant() {
  const sandbox = demoSandbox();
  const client = await clientOf(sandbox);
  await patchWorkspace(client, { id: 2, body: { name } });
  await patchProject(client, { id: 2, body: { name } });
  await patchExperiment(client, { experimentId: 113, body: { name } });
  await patchModel(client, { modelName: '1', body: { name } });
  return sandbox;
}

test.each([
  '/workspaces',
  '/workspaces/2/projects',
  '/workspaces/2/projects?view=list',
  '/projects/2/experiments',
  '/experiments/113/notes',
  '/models',
  '/models/1',
])('a name cannot reorder the text around it on %s', async (address) => {
  await renderApp(address, { sandbox: await plant() });
  const main = within(await screen.findByRole('main'));
  await main.findAllByText(visibleName);
  await waitFor(() => expect(document.title).not.toContain(name));
  expect(document.body.textContent).not.toContain(name);
});

test('nor in the palette, nor among the options of a field', async () => {
  const { user } = await renderApp('/workspaces', { sandbox: await plant() });
  const type = async (text: string) => {
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Search or command' }), text);
  };
  await type('gnp');
  expect(await screen.findAllByRole('option', { name: /^\ufffdgnp/ })).not.toHaveLength(0);
  expect(document.body.textContent).not.toContain(name);
  await user.keyboard('{Control>}k{/Control}');

  await type('new model');
  await user.click(await screen.findByRole('option', { name: /^newModel/ }));
  const model = await screen.findByRole('dialog', { busy: false, name: 'Create a new model' });
  await user.click(within(model).getByRole('combobox', { name: 'Workspace' }));
  expect(await screen.findByRole('option', { name: visibleName })).toBeVisible();
  expect(document.body.textContent).not.toContain(name);
});
