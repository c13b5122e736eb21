import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isDone, type Options, openHeader, openPage, withRole } from '~/test/experiment-header';
import { renderApp } from '~/test/render-app';
import { typeAndConfirm } from '~/test/type-to-confirm';

const isSingle = (searcher: string) => searcher === 'single';

/** The checkpoints of a run that has ended, and has some. */
async function openCheckpoints(options: Options = {}) {
  const fits = (experiment: Parameters<typeof isDone>[0]) =>
    isDone(experiment) && isSingle(experiment.searcherType) && experiment.checkpointCount > 1;
  const app = await openPage(fits, options, 'checkpoints');
  const table = within(await screen.findByRole('table', { name: 'Checkpoints' }));
  return { ...app, table };
}

type Table = Awaited<ReturnType<typeof openCheckpoints>>['table'];

const rows = (table: Table) => table.getAllByRole('row').slice(1);
const numbers = (table: Table) =>
  rows(table).map((row) => Number(row.children[2]?.textContent?.replace(/\D/g, '')));

test('checkpoints are listed, the latest first, sorted by the master, and opened over the page by a link', async () => {
  const { table, user, router, experiment } = await openCheckpoints();
  // deleted ones are listed too, but not counted
  const completed = rows(table).filter((row) => within(row).queryByText('Completed'));
  expect(completed).toHaveLength(experiment.checkpointCount);
  const total = rows(table).length;
  expect(total).toBeGreaterThan(completed.length);
  expect(screen.getByText(`${total} checkpoints, ${completed.length} kept`)).toBeVisible();
  const visibleNumbers = numbers(table);
  expect(visibleNumbers).toEqual(visibleNumbers.toSorted((one, other) => other - one));

  const [first] = rows(table);
  await user.click(within(first as HTMLElement).getByRole('link', { name: /^Checkpoint / }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: /^Checkpoint for Batch \d+$/ }),
  );
  expect(await dialog.findByText('Completed')).toBeVisible();
  expect(dialog.getByRole('link', { name: /^Experiment \d+$/ })).toBeVisible();
  const { checkpoint } = router.state.location.search as { checkpoint?: string };
  expect(dialog.getByText(checkpoint ?? 'none')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toEqual({}));

  await user.click(table.getByRole('button', { name: /^Total Batches/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'batches=asc' }));
  await waitFor(() => expect(numbers(table)).toEqual(visibleNumbers.toReversed()));
});

test('selected checkpoints are registered as versions of a new model, and a deletion is confirmed first', async () => {
  const { table, user, requests } = await openCheckpoints();
  const completed = rows(table).filter((row) => within(row).queryByText('Completed'));
  for (const row of completed) await user.click(within(row).getByRole('checkbox'));
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: 'Register' }));
  let dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Register Checkpoint' }),
  );
  await user.click(dialog.getByRole('button', { name: 'New Model' }));
  const creation = within(
    await screen.findByRole('dialog', { busy: false, name: 'Create a new model' }),
  );
  await user.click(creation.getByRole('combobox', { name: 'Workspace' }));
  await user.click(await screen.findByRole('option', { name: 'Vision' }));
  await user.type(creation.getByRole('textbox', { name: 'Model name' }), '<b>keeper');
  await user.click(creation.getByRole('button', { name: 'Create' }));
  dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Register Checkpoint' }));
  expect(await dialog.findByRole('option', { name: /<b>keeper/, selected: true })).toBeVisible();
  expect(dialog.getByText('Cannot specify version name when batch registering.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Register Checkpoint' }));
  expect(await screen.findByText(/registered$/)).toBeVisible();
  const sent = requests.filter(
    ({ method, url }) =>
      method === 'POST' && decodeURIComponent(url).endsWith('<b>keeper/versions'),
  );
  expect(sent).toHaveLength(completed.length);
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();

  const [first] = rows(table);
  await user.click(within(first as HTMLElement).getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete...' }));
  await screen.findByRole('dialog', { busy: false, name: 'Confirm Checkpoint Deletion' });
  await typeAndConfirm(user, 'Request Delete');
  await waitFor(() =>
    expect(
      requests.some(({ method, url }) => method === 'DELETE' && url.endsWith('/checkpoints')),
    ).toBe(true),
  );
});

test('the menu of a row whose actions are all refused says why', async () => {
  const { table, user } = await openCheckpoints(await withRole('Viewer'));
  const [menu] = table.getAllByRole('button', { name: /^Actions for/ });
  if (!menu) throw new Error('no menu');
  await user.click(menu);
  await screen.findByRole('menuitem', { name: 'Why are actions missing?' });
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
});

test('a checkpoint that does not exist shows a message', async () => {
  await renderApp('/experiments/7/overview?checkpoint=5e0f7b52-0000-4f4e-9f1c-0b1a2c3d4e5f');
  const dialog = within(await screen.findByRole('dialog', { busy: false }));
  expect(await dialog.findByText('Unable to fetch checkpoint.')).toBeVisible();
});

test('a user with permission edits the notes of an experiment', async () => {
  const { user, read, experiment } = await openHeader((each) => isDone(each) && each.notes === '');
  await user.click(await screen.findByRole('textbox', { name: 'Markdown' }));
  await user.paste('warm-up was too short');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('warm-up was too short')).toBeVisible();
  expect((await read(experiment.id))?.notes).toBe('warm-up was too short');
});
