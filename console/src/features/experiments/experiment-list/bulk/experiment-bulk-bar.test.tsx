import { screen, waitFor, within } from '@testing-library/react';
import { getExperiment } from '@trainyard/sdk/calls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { clientOf, withRole } from '~/test/experiment-header';
import { listPath, rowOf, withHeight } from '~/test/experiment-list';
import { renderApp } from '~/test/render-app';
import { typeToConfirm } from '~/test/type-to-confirm';

withHeight();

type User = { click: (element: Element) => Promise<void> };

async function choose(user: User, names: string[]) {
  for (const name of names) await user.click(within(await rowOf(name)).getByRole('checkbox'));
  return within(await screen.findByRole('region', { name: 'Selection' }));
}

const names = ['resnet50-lr-sweep', 'maskrcnn-anchor-search-v3'];
const idOf = (name: string) =>
  Number(screen.getByRole('link', { name }).getAttribute('href')?.split('/').at(-1));

test('several are moved to another project, and leave the list', async () => {
  await import('~/features/experiments/experiment-forms/move/move-dialog');
  const { user, sandbox } = await renderApp(listPath);
  const bar = await choose(user, names);
  const ids = names.map(idOf);
  await user.click(bar.getByRole('button', { name: 'Move' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Move Experiments' }),
  );
  await user.click(await dialog.findByRole('combobox', { name: 'Workspace' }));
  await user.click(await screen.findByRole('option', { name: /^Uncategorized/ }));
  await user.click(dialog.getByRole('button', { name: 'Move Experiments' }));
  expect(await screen.findByText('Move Success')).toBeVisible();
  expect(screen.getByText(/^2 experiments moved to project/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('link', { name: names[0] ?? '' })).toBeNull());
  const client = await clientOf(sandbox);
  for (const experimentId of ids)
    expect((await getExperiment(client, { experimentId })).experiment.projectId).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Moved 2 experiments back')).toBeVisible();
  for (const experimentId of ids)
    expect((await getExperiment(client, { experimentId })).experiment.projectId).toBe(2);
  expect(await rowOf(names[0] ?? '')).toBeVisible();
});

test('all matches of a filter line, except deselected ones, are looked up and moved by their ids', async () => {
  await import('~/features/experiments/experiment-forms/move/move-dialog');
  const bodies: Promise<{ experimentIds: number[]; filters?: unknown }>[] = [];
  const answer = (request: Request) => {
    if (request.url.endsWith('/experiments/move')) bodies.push(request.clone().json());
    return undefined;
  };
  const { user } = await renderApp(`${listPath}?filter=${encodeURIComponent('id > 100')}`, {
    answer,
  });
  await rowOf('resnet50-lr-sweep');
  const left = idOf('resnet50-lr-sweep');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select resnet50-lr-sweep' }));
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: 'Move' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: /^Move Experiment/ }),
  );
  await user.click(await dialog.findByRole('combobox', { name: 'Workspace' }));
  await user.click(await screen.findByRole('option', { name: /^Uncategorized/ }));
  await user.click(dialog.getByRole('button', { name: /^Move Experiment/ }));
  await waitFor(() => expect(bodies.length).toBe(1));
  const [body] = await Promise.all(bodies);
  expect(body?.filters).toBeUndefined();
  expect(body?.experimentIds.length).toBeGreaterThan(0);
  expect(body?.experimentIds).not.toContain(left);
});

test('several are deleted after their number is typed (E14.6), or open in one TensorBoard, but not all matches at once (E14.3)', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  onTestFinished(() => open.mockRestore());
  const bodies: Promise<{ experimentIds: number[]; workspaceId: number }>[] = [];
  const answer = (request: Request) => {
    if (request.method === 'POST' && request.url.endsWith('/tensorboards'))
      bodies.push(request.clone().json());
    return undefined;
  };
  const { user, requests } = await renderApp(listPath, { answer });
  const alone = await choose(user, ['yolo-warmup-longer-v3']);
  await user.click(alone.getByRole('button', { name: 'Delete' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Confirm Batch Delete' }),
  );
  expect(await typeToConfirm(user, 'Delete')).toBe('1');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.some(({ url }) => url.endsWith('/experiments/delete'))).toBe(true);

  const bar = await choose(user, names);
  const ids = names.map(idOf);
  await user.click(bar.getByRole('button', { name: 'View in TensorBoard' }));
  await waitFor(() => expect(bodies.length).toBe(1));
  const [body] = await Promise.all(bodies);
  expect(body?.experimentIds.toSorted()).toEqual(ids.toSorted());
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  const all = await screen.findByRole('button', { name: 'View in TensorBoard' });
  expect(all.getAttribute('aria-disabled')).toBe('true');
  const reason = 'Select experiments one by one to view them in TensorBoard.';
  expect(all).toHaveAccessibleDescription(reason);
  expect(all.dataset.tooltip).toBe(reason);
});

test('a viewer has the TensorBoard action, and each disabled one says why, with and without the pointer (E14.3)', async () => {
  const { user } = await renderApp(listPath, await withRole('Viewer'));
  const bar = await choose(user, names);
  expect(await bar.findByRole('button', { name: 'Why?' })).toBeVisible();
  const disabled = bar
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-disabled') === 'true');
  expect(disabled.length).toBeGreaterThan(2);
  expect(disabled).toContain(bar.getByRole('button', { name: 'Move' }));
  expect(disabled).not.toContain(bar.getByRole('button', { name: 'View in TensorBoard' }));
  expect(bar.queryByRole('button', { name: 'Activate' })).toBeNull();
  for (const button of disabled) {
    expect(button).toHaveAccessibleDescription(/^[A-Z].+\.$/);
    expect(button.dataset.tooltip).toBe(button.getAttribute('aria-description'));
  }
});
