import { act, screen, waitFor, within } from '@testing-library/react';
import { getExperiment, getModels, putProjectNotes } from '@trainyard/sdk/calls';
import { stateLabel } from '@trainyard/sdk/model';
import { expect, test } from 'vitest';
import { client } from '~/app/api';
import { type RenderOptions, renderApp } from '~/test/render-app';

/** Opens the editor of a new note. */
async function openEditor(options?: RenderOptions) {
  const { user } = await renderApp('/projects/3/notes', options);
  await user.click(await screen.findByRole('button', { name: 'New Note' }));
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Markdown' });
  return { user, text };
}

const list = () => screen.findByRole('listbox', { name: 'Mentions' });
const noList = () => expect(screen.queryByRole('listbox', { name: 'Mentions' })).toBeNull();

test('a typed name lists experiments and models, and Enter inserts the chosen one', async () => {
  const { user, text } = await openEditor();
  await user.type(text, 'see @resnet');
  const options = within(await list()).getAllByRole('option');
  expect(options.length).toBeGreaterThan(2);
  expect(options.every(({ textContent }) => textContent?.toLowerCase().includes('resnet'))).toBe(
    true,
  );
  expect(text).toHaveAttribute('aria-activedescendant', options[0]?.id);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(text).toHaveAttribute('aria-activedescendant', options[1]?.id);
  expect(options[1]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(text.value).toMatch(/^see \[[^\n]*resnet[^\n]*\]\(\/(experiments|models)\/[^)]+\)$/i);
  expect(text).toHaveFocus();
  noList();
  await user.click(screen.getByRole('radio', { name: 'Preview' }));
  // the state is part of the name of a live mention
  expect(await screen.findByRole('link', { name: /resnet.*, \w+$/i })).toBeVisible();
});

test('a model is inserted with the mouse, and a number finds an experiment', async () => {
  const { user, text } = await openEditor();
  await user.type(text, '@108');
  expect(await within(await list()).findByRole('option', { name: /#108 / })).toBeVisible();
  await user.clear(text);
  await user.type(text, '@shelf');
  const model = await within(await list()).findByRole('option', { name: /version/ });
  await user.click(model);
  expect(text.value).toMatch(/^\[.+\]\(\/models\/.+\)$/);
  expect(text).toHaveFocus();
});

test('Escape closes the list, and Enter then starts a line', async () => {
  const { user, text } = await openEditor();
  await user.type(text, '@resnet');
  await list();
  await user.keyboard('{Escape}');
  noList();
  await user.keyboard('{Enter}');
  expect(text).toHaveValue('@resnet\n');
});

test('where nothing can be found the text is only typed', async () => {
  let failed = 0;
  const answer = ({ url }: Request) => {
    if (!/\/api\/v1\/(experiments|models)\?.*name=resnet/.test(url)) return undefined;
    failed += 1;
    return Response.json({ error: { code: 13, error: 'no database' } }, { status: 500 });
  };
  const { user, text } = await openEditor({ answer });
  await user.type(text, '@resnet');
  await waitFor(() => expect(failed).toBe(2));
  noList();
  await user.keyboard('{Enter}');
  expect(text).toHaveValue('@resnet\n');
  expect(screen.queryByText('no database')).toBeNull();
});

/** Opens a note with that text, written by another user. */
async function renderMentions(contents: string | (() => Promise<string>)) {
  const app = await renderApp('/projects/3/notes');
  await act(async () => {
    const text = typeof contents === 'string' ? contents : await contents();
    await putProjectNotes(client, {
      projectId: 3,
      body: { notes: [{ name: 'One', contents: text }] },
    });
    await app.queryClient.invalidateQueries();
  });
  return app;
}

test('links to experiments and models show their name and state as they are now', async () => {
  const here = location.origin;
  await renderMentions(async () => {
    const { models } = await getModels(client, { limit: 0 });
    const id = models.find(({ archived }) => !archived)?.id;
    const address = '/experiments/108';
    return `${here}${address} [the best](${address}/overview) ${here}/models/${id}`;
  });
  const { experiment } = await getExperiment(client, { experimentId: 108 });
  const { models } = await getModels(client, { limit: 0 });
  const model = models.find(({ archived }) => !archived);
  if (!model) throw new Error('the demo has no model');
  const label = `, ${stateLabel(experiment.state)}`;
  expect(await screen.findByRole('link', { name: experiment.name + label })).toBeVisible();
  expect(screen.getByRole('link', { name: `the best${label}` })).toBeVisible();
  expect(await screen.findByRole('link', { name: model.name })).toHaveAttribute(
    'href',
    `/models/${model.id}`,
  );
});

test('a mention that cannot be read stays a link, and reports nothing', async () => {
  await renderMentions('[gone](/experiments/99999) [odd](/models/%E0%A4%A)');
  expect(await screen.findByRole('link', { name: 'gone' })).toHaveAttribute(
    'href',
    '/experiments/99999',
  );
  expect(screen.getByRole('link', { name: 'odd' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a link within the console is followed by the router, others by the browser', async () => {
  const { user, router } = await renderMentions(
    '[cluster](/clusters?x=1) [docs](/docs/a) [host](//evil.example/a)',
  );
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'host' })).toHaveAttribute('target', '_blank'),
  );
  await user.click(await screen.findByRole('link', { name: 'cluster' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/cluster/));
});
