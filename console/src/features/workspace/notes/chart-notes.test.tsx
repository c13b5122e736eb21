import { screen, waitFor, within } from '@testing-library/react';
import { getProject } from '@trainyard/sdk/calls';
import { toastStore } from '@trainyard/ui/lib/toast-store';
import { expect, test } from 'vitest';
import { client } from '~/app/api';
import { renderApp } from '~/test/render-app';
import { chartText } from './add-to-note-dialog';
import { chartPageOf } from './chart-notes';

test('a chart of a run is added to a new note of its project, as a live chart (F6)', async () => {
  const { user, router } = await renderApp('/experiments/107/overview');
  const [figure] = await screen.findAllByRole('figure');
  if (!figure) throw new Error('no chart');
  await user.click(await within(figure).findByRole('button', { name: 'More for this chart' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Add to a note...' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Add to a note' }));
  await dialog.findByText(/^Note of /);
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  toastStore.getSnapshot().at(-1)?.link?.run();
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/projects\/\d+\/notes$/));
  const projectId = Number(/\d+/.exec(router.state.location.pathname)?.[0]);
  const { project } = await getProject(client, { projectId });
  expect(project.notes.at(-1)?.contents).toMatch(
    /^```chart\n\/experiments\/107\/overview\?metric=\S+\n```$/,
  );
});

test('a chart of several runs names all of them, any other chart is a link to its page', () => {
  const page = chartPageOf('/experiment-compare', '?id=3&id=1&x=time');
  if (!page) throw new Error('no page');
  expect(chartText({ title: 'a b', isOfMetric: true }, page)).toBe(
    '```chart\n/experiment-compare?id=3&id=1&metric=a+b\n```',
  );
  expect(chartText({ title: 'Held [slots]', isOfMetric: false }, page)).toBe(
    '[Held slots](/experiment-compare?id=3&id=1&x=time)',
  );
  expect(chartPageOf('/clusters/idle', '')).toBeUndefined();
});
