import { screen, waitFor, within } from '@testing-library/react';
import { getExperiment, patchExperiment } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { clientOf } from '~/test/experiment-header';
import { idsOf, listPath, openMenu, rowOf, rows, withHeight } from '~/test/experiment-list';
import { newerSandbox } from '~/test/newer-sandbox';
import { rbacSandbox, renderApp } from '~/test/render-app';

withHeight();

const names = ['resnet50-lr-sweep', 'maskrcnn-anchor-search-v3'];
const [first = '', second = ''] = names;
const idOf = (name: string) =>
  Number(screen.getByRole('link', { name }).getAttribute('href')?.split('/').at(-1));

type App = Awaited<ReturnType<typeof renderApp>>;

async function choose(user: App['user'], chosen = names) {
  for (const name of chosen) await user.click(within(await rowOf(name)).getByRole('checkbox'));
  return within(await screen.findByRole('region', { name: 'Selection' }));
}

const labelsOf = async (sandbox: App['sandbox'], experimentId: number) =>
  (await getExperiment(await clientOf(sandbox), { experimentId })).experiment.labels;

const newTag = () => screen.findByRole('combobox', { name: 'New tag' });

// first in the file: nothing that a selection needs is loaded yet
test('T directly after the first selected row opens its tags; T on a row opens its own, with the field of a new one, and the focus comes back (E5)', async () => {
  const { user, sandbox } = await renderApp(listPath);
  const row = await rowOf(first);
  row.querySelector<HTMLElement>('td[data-col="1"]')?.focus();
  await user.keyboard('xt');
  expect(
    await screen.findByRole('dialog', { busy: false, name: 'Tags of 1 experiment' }),
  ).toBeVisible();

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('x');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull());

  const cell = row.querySelector<HTMLElement>('td[data-col="3"]');
  if (!cell) throw new Error('the row has no third cell');
  cell.focus();
  await user.keyboard('t');
  await user.type(await newTag(), 'nightly,dropped{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('t');
  await user.type(await newTag(), 'paper{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () =>
    expect(await labelsOf(sandbox, idOf(first))).toEqual(
      expect.arrayContaining(['nightly', 'paper']),
    ),
  );
  expect(await labelsOf(sandbox, idOf(first))).not.toContain('dropped');
  expect(document.activeElement?.closest('tr')).toBe(row);
});

test('a tag is added to all selected experiments, and Undo removes it from those that got it; T in a row and the button have the focus back; the selection is inverted: by ids where all rows are loaded (E5)', async () => {
  const { user, sandbox } = await renderApp(listPath);
  const bar = await choose(user);
  const ids = names.map(idOf);
  // one has it already: Undo leaves it there
  await patchExperiment(await clientOf(sandbox), {
    experimentId: ids[0] ?? 0,
    body: { labels: ['paper'] },
  });
  await user.click(bar.getByRole('button', { name: 'Tag' }));
  await user.type(await newTag(), 'paper{Enter}');
  expect(await screen.findByText('Added paper to 1 experiment')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  for (const id of ids) expect(await labelsOf(sandbox, id)).toContain('paper');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await labelsOf(sandbox, ids[1] ?? 0)).not.toContain('paper'));
  expect(await labelsOf(sandbox, ids[0] ?? 0)).toEqual(['paper']);
  // the selection stays for the next action
  expect(screen.getByRole('region', { name: 'Selection' })).toBeVisible();

  const row = await rowOf(first);
  for (const [opener, key] of [
    [row.querySelector<HTMLElement>('td[data-col="1"]'), 't'],
    [bar.getByRole('button', { name: 'Tag' }), '{Enter}'],
  ] as const) {
    opener?.focus();
    await user.keyboard(key);
    // a name that the other has not added
    await user.type(await newTag(), `by ${key === 't' ? 'key' : 'button'}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  }

  const all = idsOf();
  await user.click(screen.getByRole('button', { name: 'Select rows' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Invert selection' }));
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: `Select ${second}` })).not.toBeChecked(),
  );
  const checked = rows().filter((row) => row.getAttribute('aria-selected') === 'true');
  expect(checked).toHaveLength(all.filter((id) => !ids.includes(id)).length);
});

test('a tag of some of the selected ones shows their number, is given to all by a click, and removed from all', async () => {
  const { user, sandbox } = await renderApp(listPath);
  await choose(user);
  const ids = names.map(idOf);
  await user.keyboard('t');
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Tags of 2 experiments' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Add tag sweep to all' }));
  expect(await dialog.findByRole('button', { name: 'Edit tag sweep' })).toBeVisible();
  for (const id of ids) expect(await labelsOf(sandbox, id)).toContain('sweep');
  await user.click(dialog.getByRole('button', { name: 'Remove tag sweep' }));
  expect(await screen.findByText('Removed sweep from 2 experiments')).toBeVisible();
  for (const id of ids) expect(await labelsOf(sandbox, id)).not.toContain('sweep');
});

test('a refused tag is listed with the reason, and the others keep theirs', async () => {
  let refused = '';
  const answer = (request: Request) =>
    request.method === 'PATCH' && request.url.endsWith(refused)
      ? Response.json({ error: { code: 3, error: 'no tags today' } }, { status: 400 })
      : undefined;
  const { user, sandbox } = await renderApp(listPath, { answer });
  const bar = await choose(user);
  const ids = names.map(idOf);
  refused = `/experiments/${ids[0]}`;
  await user.click(bar.getByRole('button', { name: 'Tag' }));
  await user.type(await newTag(), 'paper{Enter}');
  const failed = within(await screen.findByRole('region', { name: 'What failed' }));
  expect(failed.getByText('1 of 2 done')).toBeVisible();
  expect(failed.getByText('no tags today')).toBeVisible();
  expect(await labelsOf(sandbox, ids[1] ?? 0)).toContain('paper');
  refused = 'nothing';
  await user.click(failed.getByRole('button', { name: 'Retry 1 failed' }));
  await waitFor(async () => expect(await labelsOf(sandbox, ids[0] ?? 0)).toContain('paper'));
});

test('T does nothing for a user who may only view, and the focus stays in its cell', async () => {
  const { user } = await renderApp(listPath, { sandbox: rbacSandbox(), as: 'viewer' });
  const row = await rowOf('effnet-b3-ema');
  const cell = row.querySelector<HTMLElement>('td[data-col="1"]');
  cell?.focus();
  await user.keyboard('t');
  expect(document.activeElement).toBe(cell);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the menu of a row edits its tags, also at their own column', async () => {
  const { user } = await renderApp(`${listPath}?columns=name&columns=tags`);
  const menu = await openMenu(user, first);
  await user.click(within(menu).getByRole('menuitem', { name: /^Edit tags/ }));
  await user.type(await newTag(), 'paper{Enter}');
  expect(await screen.findByText('Added paper')).toBeVisible();
  const row = await rowOf(first);
  await user.dblClick(row.querySelector('td[data-col="2"]') ?? row);
  expect(
    await screen.findByRole('dialog', { busy: false, name: /^Tags of experiment/ }),
  ).toBeVisible();
});

test('a click on a tag narrows the list to it, in addition to the filter (E5)', async () => {
  const { user, router } = await renderApp(
    `${listPath}?filter=${encodeURIComponent('id > 1 or id = 1')}`,
  );
  await rowOf(first);
  const [tag] = await screen.findAllByRole('link', { name: 'sweep' });
  if (!tag) throw new Error('no row has the tag');
  await user.click(tag);
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({
      filter: '(id > 1 or id = 1) and tags ~ sweep',
    }),
  );
  await waitFor(() =>
    expect(rows().every((row) => within(row).queryAllByTitle(/sweep/).length > 0)).toBe(true),
  );
});

test('a tag in the head of a page is a link to the experiments with it', async () => {
  const { user, router } = await renderApp('/experiments/1/notes');
  const tags = within(await screen.findByRole('list', { name: /^Tags of/ }));
  const [tag] = tags.getAllByRole('link');
  if (!tag) throw new Error('the experiment has no tag');
  const name = tag.textContent ?? '';
  await user.click(tag);
  await waitFor(() => expect(router.state.location.pathname).toBe(listPath));
  expect(router.state.location.search).toMatchObject({ filter: `tags ~ ${name}` });
});

test('runs are tagged by their experiments', async () => {
  const { user, sandbox } = await renderApp('/projects/2/runs', { sandbox: newerSandbox() });
  const [box] = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
  if (!box) throw new Error('there is no run');
  const link = box.closest('tr')?.querySelector('a')?.getAttribute('href') ?? '';
  const experimentId = Number(/experiments\/(\d+)/.exec(link)?.[1]);
  await user.click(box);
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: 'Tag' }));
  await user.type(await newTag(), 'paper{Enter}');
  expect(await screen.findByText('Added paper to 1 experiment')).toBeVisible();
  expect(await labelsOf(sandbox, experimentId)).toContain('paper');
});
