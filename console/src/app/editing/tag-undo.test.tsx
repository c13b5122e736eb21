import { screen, waitFor, within } from '@testing-library/react';
import { toastStore } from '@trainyard/ui/lib/toast-store';
import { expect, test } from 'vitest';
import { toasts } from '~/test/outcome';
import { renderApp } from '~/test/render-app';

test.each([
  ['a version', '/models/shelf-detector', 'Tags of version 3'],
  ['a model in its list', '/models', 'Tags of shelf-detector'],
  ['a model in its head', '/models/shelf-detector', 'Tags of shelf-detector'],
  ['an experiment', '/experiments/107/notes', /^Tags/],
])('a tag of %s is added and removed with Undo (F2)', async (_place, link, name) => {
  const { user } = await renderApp(link);
  const list = async () => within(await screen.findByRole('list', { name }));
  await user.click(await (await list()).findByRole('button', { name: 'Add tag' }));
  await user.type(await (await list()).findByRole('combobox', { name: 'New tag' }), 'zebra{Enter}');
  await waitFor(() => expect(toasts()).toContain('Added zebra'));
  expect(toastStore.getSnapshot().at(-1)?.action?.label).toBe('Undo');
  toastStore.getSnapshot().at(-1)?.action?.run();
  await waitFor(async () => expect((await list()).queryByText('zebra')).toBeNull());
  await user.click((await list()).getByRole('button', { name: 'Add tag' }));
  await user.type(await (await list()).findByRole('combobox', { name: 'New tag' }), 'okapi{Enter}');
  await waitFor(() => expect(toasts()).toContain('Added okapi'));
  await user.click(await (await list()).findByRole('button', { name: 'Remove tag okapi' }));
  await waitFor(() => expect(toasts()).toContain('Removed okapi'));
  toastStore.getSnapshot().at(-1)?.action?.run();
  expect(await (await list()).findByText('okapi')).toBeVisible();
  expect((await list()).queryByText('zebra')).toBeNull();
});
