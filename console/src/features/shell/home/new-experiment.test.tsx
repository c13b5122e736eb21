import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { renderApp } from '~/test/render-app';

async function createdWith(requests: readonly Request[]) {
  const sent = requests.filter(
    ({ method, url }) => method === 'POST' && url.endsWith('/api/v1/experiments'),
  );
  const bodies = await Promise.all(sent.map((request) => request.clone().json()));
  return bodies.find(({ validateOnly }) => validateOnly !== true);
}

test('an experiment is created from home, in the uncategorized project', async () => {
  const { user, router, requests } = await renderApp('/dashboard', { as: 'mkowalski' });
  await user.click(await screen.findByRole('button', { name: 'New experiment' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'New experiment' }));
  const submit = dialog.getByRole('button', { name: 'Create experiment' });
  await user.click(await dialog.findByRole('combobox', { name: 'Template' }));
  await user.click(await screen.findByRole('option', { name: 'doorbell-t4' }));
  expect(await dialog.findByRole('radio', { name: 't4-pool' })).toBeChecked();
  expect(dialog.queryByRole('radio', { name: 'Pick the best option' })).toBeNull();
  await waitFor(() => expect(submit.getAttribute('aria-disabled')).toBeNull());
  await user.click(submit);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/experiments\/\d+/));
  expect(await createdWith(requests)).toMatchObject({
    projectId: 1,
    activate: true,
    template: 'doorbell-t4',
    config: expect.stringContaining('entrypoint: python3 train.py'),
  });
});

/** A file as a browser lists it in a chosen folder. */
const fileIn = (path: string, content: string) =>
  Object.defineProperty(new File([content], path), 'webkitRelativePath', { value: path });

test('a folder is sent with a new experiment, without what its rules leave out', async () => {
  const { user, router, requests } = await renderApp('/dashboard', { as: 'mkowalski' });
  await user.click(await screen.findByRole('button', { name: 'New experiment' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'New experiment' }));
  await user.upload(dialog.getByLabelText('Folder with code'), [
    fileIn('digits/train.py', 'print()'),
    fileIn('digits/lib/net.py', ''),
    fileIn('digits/data/a.bin', 'xxx'),
    fileIn('digits/__pycache__/a.pyc', 'x'),
    fileIn('digits/.detignore', 'data/'),
  ]);
  expect(
    await dialog.findByText('digits: 2 files, 7 B. Left out: data/, __pycache__/.'),
  ).toBeVisible();
  const submit = dialog.getByRole('button', { name: 'Create experiment' });
  await waitFor(() => expect(submit.getAttribute('aria-disabled')).toBeNull());
  await user.click(submit);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/experiments\/\d+/));
  expect(await createdWith(requests)).toMatchObject({
    modelDefinition: [
      { path: 'lib', type: 53, content: '' },
      { path: 'lib/net.py', type: 48, content: '' },
      { path: 'train.py', type: 48, content: btoa('print()') },
    ],
  });
});

test('a user without permission for the uncategorized project chooses another one', async () => {
  const sandbox = createSandbox({ scenario: 'rbac', clock: manualClock(Date.now()) });
  onTestFinished(() => sandbox.close());
  const { user, router, requests } = await renderApp('/dashboard', { as: 'editor', sandbox });
  await user.click(await screen.findByRole('button', { name: 'New experiment' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'New experiment' }));
  const submit = dialog.getByRole('button', { name: 'Create experiment' });
  await user.click(submit);
  expect(await dialog.findByText('Project is required')).toBeVisible();
  await user.click(await dialog.findByRole('combobox', { name: 'Project' }));
  await user.click(await screen.findByRole('option', { name: 'assays' }));
  await waitFor(() => expect(submit.getAttribute('aria-disabled')).toBeNull());
  await user.click(submit);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/experiments\/\d+/));
  const asked = requests.map(({ url }) => new URL(url).pathname);
  expect(asked).not.toContain('/api/v1/projects/1');
});

/** Lets a folder with one file fall into the window. */
function dropFolder(name: string, file: File) {
  const entry = { name: file.name, isFile: true, isDirectory: false };
  const listed = [[{ ...entry, file: (take: (file: File) => void) => take(file) }], []];
  const folder = {
    ...{ name, isFile: false, isDirectory: true },
    createReader: () => ({
      readEntries: (take: (entries: object[]) => void) => take(listed.shift() ?? []),
    }),
  };
  const items = [{ webkitGetAsEntry: () => folder }];
  fireEvent.drop(document.body, { dataTransfer: { items, types: ['Files'] } });
}

test('the window is marked while a folder is dragged over it; a dropped one opens a new experiment', async () => {
  await renderApp('/dashboard', { as: 'mkowalski' });
  await screen.findByRole('button', { name: 'New experiment' });
  const mark = () => screen.queryByText('Drop the folder here');
  const drag = (types: string[]) => fireEvent.dragOver(document.body, { dataTransfer: { types } });
  // jsdom has no DragEvent, which is a MouseEvent
  const leaveTo = (relatedTarget: Element | null) =>
    fireEvent(document.body, new MouseEvent('dragleave', { bubbles: true, relatedTarget }));
  // the listener loads after the page
  await waitFor(() => {
    drag(['Files']);
    expect(mark()).toBeVisible();
  });
  leaveTo(document.documentElement);
  expect(mark()).toBeVisible();
  leaveTo(null);
  expect(mark()).toBeNull();
  drag(['text/plain']);
  expect(mark()).toBeNull();
  drag(['Files']);
  fireEvent.pointerMove(document.body);
  expect(mark()).toBeNull();
  drag(['Files']);
  dropFolder('digits', new File(['print()'], 'train.py'));
  expect(await screen.findByRole('dialog', { busy: false, name: 'New experiment' })).toBeVisible();
  expect(mark()).toBeNull();
  expect(await screen.findByText('digits: 1 file, 7 B.')).toBeVisible();
});
