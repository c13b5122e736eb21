import { act, screen, waitFor, within } from '@testing-library/react';
import {
  patchExperiment,
  patchModel,
  patchProject,
  patchWorkspace,
  postUserActivity,
} from '@trainyard/sdk/calls';
import { maxDisplayed } from '@trainyard/ui/lib/visible-controls';
import { expect, test } from 'vitest';
import { clientOf } from '~/test/experiment-header';
import { withHeight } from '~/test/experiment-list';
import { demoSandbox, renderApp } from '~/test/render-app';

withHeight(200);

// would read as "exe.png"
const name = '\u202egnp.exe';
const visibleName = '\ufffdgnp.exe';

/** More than a page could place if every name had it (ATK-16). */
const tail = 'W'.repeat(20_000);

/** The text of an answer where names and descriptions go on for ever, and a name is planted. */
const lengthened = (text: string) =>
  text
    .replaceAll(JSON.stringify(name), JSON.stringify(`${name}${tail}`))
    .replaceAll(/("(?:\w*[dD]escription|displayName)":")([^"]+")/g, `$1${tail}$2`);

/** A cluster whose things all have an endless name that reorders the text around it. */
async function plant() {
  const sandbox = demoSandbox();
  const client = await clientOf(sandbox);
  await patchWorkspace(client, { id: 2, body: { name } });
  await patchProject(client, { id: 2, body: { name } });
  await patchExperiment(client, { experimentId: 113, body: { name } });
  await patchModel(client, { modelName: '1', body: { name } });
  await postUserActivity(client, {
    body: {
      activityType: 'ACTIVITY_TYPE_GET',
      entityType: 'ENTITY_TYPE_PROJECT',
      entityId: 2,
    },
  });
  return {
    ...sandbox,
    fetch: async (request: Request) => {
      const answer = await sandbox.fetch(request);
      if (!answer.headers.get('content-type')?.includes('json')) return answer;
      const { status, headers } = answer;
      return new Response(lengthened(await answer.text()), { status, headers });
    },
  };
}

const isShownName = (text: string) => text.startsWith(visibleName);

/** Texts and attributes of the page that are longer than a name may be, by their elements. */
const endlessParts = () =>
  [...document.querySelectorAll('*')].flatMap((element) => {
    const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
    const texts = [...element.childNodes].flatMap((node) =>
      node instanceof Text ? [['text', node.data] as const] : [],
    );
    const long = [...texts, ...attributes].filter(([, value]) => value.length > 2 * maxDisplayed);
    return long.map(
      ([part]) => `${element.tagName} ${part} in ${element.parentElement?.className}`,
    );
  });

test('a name cannot reorder the text around it on any page, nor fill the page', async () => {
  const { router } = await renderApp('/dashboard', { sandbox: await plant() });
  for (const address of [
    '/dashboard',
    '/workspaces',
    '/workspaces/2/projects',
    '/workspaces/2/projects?view=list',
    '/projects/2/experiments',
    '/experiments/113/notes',
    '/models',
    '/models/1',
  ]) {
    await act(() => router.navigate({ href: address }));
    await waitFor(() => expect(router.state.status).toBe('idle'));
    expect(router.state.resolvedLocation?.href).toBe(router.latestLocation.href);
    const main = within(await screen.findByRole('main'));
    expect(await main.findAllByText(isShownName), address).not.toHaveLength(0);
    await waitFor(() => expect(document.title, address).not.toContain(name));
    expect(document.body.textContent, address).not.toContain(name);
    expect(endlessParts(), address).toEqual([]);
  }
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
  expect(await screen.findByRole('option', { name: /^\ufffdgnp/ })).toBeVisible();
  expect(document.body.textContent).not.toContain(name);
  expect(endlessParts()).toEqual([]);
});
