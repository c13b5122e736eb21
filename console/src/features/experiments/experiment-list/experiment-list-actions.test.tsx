import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { toastStore } from '@trainyard/ui/lib/toast-store';
import { expect, onTestFinished, test } from 'vitest';
import { linkOf, listPath, openMenu, rowOf, withHeight } from '~/test/experiment-list';
import { renderApp } from '~/test/render-app';
import { typeAndConfirm } from '~/test/type-to-confirm';

withHeight();

/** The list of one experiment: fewer rows are drawn. */
const only = (name: string) => `${listPath}?name=${name}`;

// another one has its name
const onlySweep = `${listPath}?filter=${encodeURIComponent('id = 113')}`;

test('an editor pauses a running experiment from its row, with an Undo; killing requires a confirmation, which names the experiment', async () => {
  const { user, requests } = await renderApp(onlySweep, { as: 'mkowalski' });
  const menu = await openMenu(user, 'resnet50-lr-sweep');
  await user.click(await within(menu).findByRole('menuitem', { name: 'Pause' }));
  await waitFor(async () =>
    expect(within(await rowOf('resnet50-lr-sweep')).getByText('Paused')).toBeVisible(),
  );
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/113/pause'))).toBe(true));
  expect(await screen.findByText('Paused resnet50-lr-sweep')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/113/activate'))).toBe(true));

  await waitFor(async () =>
    expect(within(await rowOf('resnet50-lr-sweep')).queryByText('Paused')).toBeNull(),
  );
  const again = await openMenu(user, 'resnet50-lr-sweep');
  await user.click(await within(again).findByRole('menuitem', { name: 'Kill' }));
  const dialog = await screen.findByRole('dialog', {
    busy: false,
    name: 'Confirm Experiment Kill',
  });
  expect(within(dialog).getByText('Are you sure you want to kill experiment 113?')).toBeVisible();
  expect(within(dialog).getByText('resnet50-lr-sweep')).toBeVisible();
  expect(dialog.textContent).toContain('Progress since the last checkpoint will be lost.');
  expect(requests.some(({ url }) => url.endsWith('/kill'))).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Kill' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.some(({ url }) => url.endsWith('/113/kill'))).toBe(true);
});

test('the first menu of a row opens with all that the page of the experiment does, and why it cannot be killed; a right click leads to a dialog, which keeps the focus', async () => {
  // on a busy machine loading lazy parts takes longer than the default wait
  await import('~/features/experiments/experiment-forms/move/move-dialog');
  const name = 'maskrcnn-anchor-search-v3';
  const { user, router } = await renderApp(only(name));
  await rowOf(name);
  const seen: number[] = [];
  const observer = new MutationObserver(() => {
    const menu = screen.queryByRole('menu');
    if (menu) seen.push(within(menu).queryAllByRole('menuitem').length);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  const menu = within(await openMenu(user, name));
  await waitFor(() => expect(seen.at(-1)).toBeGreaterThan(8));
  expect(Math.min(...seen)).toBe(Math.max(...seen));
  observer.disconnect();
  const items = menu.getAllByRole('menuitem');
  const labels = items.map(({ textContent }) => textContent);
  expect(labels).toEqual(
    expect.arrayContaining([
      'Edit',
      'Fork',
      'Hyperparameter Search',
      'View in TensorBoard',
      'Move',
      'Archive',
    ]),
  );
  // it has ended
  expect(labels.filter((label) => label?.startsWith('Pause'))).toEqual([]);
  const kill = items.find(({ textContent }) => textContent?.startsWith('Kill'));
  expect(kill?.getAttribute('aria-disabled')).toBe('true');
  expect(kill?.textContent).toContain('can be killed');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

  await user.pointer({ target: await linkOf(name), keys: '[MouseRight]' });
  await user.click(await screen.findByRole('menuitem', { name: 'Move' }));
  const move = await screen.findByRole('dialog', { busy: false, name: /^Move/ });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(move.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe(listPath);
});

test('registered versions of its checkpoints are named before a deletion; a refused archive is reported once, with its name; an archived row disappears, though the pointer is still on it', async () => {
  const name = 'maskrcnn-anchor-search-v3';
  let isRefused = true;
  const answer = (request: Request) =>
    isRefused && request.url.endsWith('/archive')
      ? Response.json(
          { error: { code: 7, reason: 'PermissionDenied', error: 'access denied' } },
          { status: 403 },
        )
      : undefined;
  const { user } = await renderApp(only(name), { answer });

  const last = await openMenu(user, name);
  await user.click(await within(last).findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', {
    busy: false,
    name: 'Confirm Experiment Deletion',
  });
  expect(await within(dialog).findByText(/^Registered as .+ version \d+/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const archive = async () => {
    // the pointer stays where it is
    await user.hover(await rowOf(name));
    const menu = await openMenu(user, name);
    await user.click(await within(menu).findByRole('menuitem', { name: 'Archive' }));
  };
  await archive();
  expect(await screen.findByText('Archive failed.')).toBeVisible();
  expect(toastStore.getSnapshot().map(({ title }) => title)).toEqual(['Archive failed.']);
  isRefused = false;
  await archive();
  await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
});

test('deleting is for its owner and admins', async () => {
  const { user } = await renderApp(only('maskrcnn-anchor-search-v3'), { as: 'nokafor' });
  const menu = await openMenu(user, 'maskrcnn-anchor-search-v3');
  expect(await within(menu).findByRole('menuitem', { name: 'Archive' })).toBeVisible();
  expect(within(menu).queryByRole('menuitem', { name: /^Delete/ })).toBeNull();
});

test('failed checks before a deletion are reported, and do not block it; a deletion names the lost data and its dependents, shows in the row, and reports its end', async () => {
  let isBroken = true;
  const answer = (request: Request) =>
    isBroken && /\/(models|tensorboards)$/.test(new URL(request.url).pathname)
      ? Response.json(
          { error: { code: 13, reason: '', error: 'the disk is full' } },
          { status: 500 },
        )
      : undefined;
  const { user, requests, router, sandbox } = await renderApp(only('effnet-b3-ema-v3'), {
    answer,
  });
  const first = await openMenu(user, 'effnet-b3-ema-v3');
  await user.click(await within(first).findByRole('menuitem', { name: 'Delete' }));
  const unsure = await screen.findByRole('dialog', {
    busy: false,
    name: 'Confirm Experiment Deletion',
  });
  expect(
    await within(unsure).findByText(/^Unable to check all that depends on it: the disk is full/),
  ).toBeVisible();
  await typeAndConfirm(user, 'Delete Experiment');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(true);

  isBroken = false;
  await router.navigate({ href: only('yolo-warmup-longer-v3') });
  const menu = await openMenu(user, 'yolo-warmup-longer-v3');
  await user.click(await within(menu).findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', {
    busy: false,
    name: 'Confirm Experiment Deletion',
  });
  expect(within(dialog).getByText('yolo-warmup-longer-v3')).toBeVisible();
  expect(dialog.textContent).toMatch(/\d+ trials? · \d+ checkpoints?, [\d.]+ [kMGT]?B/);
  const facts = within(dialog).getByRole('list', { name: 'What depends on it' });
  await waitFor(() => expect(facts.getAttribute('aria-busy')).toBe('false'));
  expect(facts.textContent).toMatch(/depends|forked|Registered|TensorBoard/);
  await typeAndConfirm(user, 'Delete Experiment');
  await waitFor(async () =>
    expect(within(await rowOf('yolo-warmup-longer-v3')).getByText('Deleting')).toBeVisible(),
  );
  sandbox.clock.advance(60_000);
  expect(await screen.findByText('Deleted yolo-warmup-longer-v3')).toBeVisible();
});

const idOf = async (name: string) =>
  Number((await linkOf(name)).getAttribute('href')?.split('/').at(-1));

/** Selects experiments, and returns the bar with what can be done to them. */
async function select(user: UserEvent, names: readonly string[]) {
  for (const name of names) await user.click(within(await rowOf(name)).getByRole('checkbox'));
  return within(await screen.findByRole('region', { name: 'Selection' }));
}

test('several are paused together, one toast reports the result, and Undo reverts those that changed, and no others; failed ones stay selected, are listed with the reasons of the master, and are retried', async () => {
  const running = ['resnet50-lr-sweep', 'convnext-distill'];
  const activated: Promise<{ experimentIds: number[] }>[] = [];
  const paused: Promise<{ experimentIds: number[] }>[] = [];
  let ids: number[] = [];
  let isRefused = false;
  const answer = (request: Request) => {
    if (request.url.endsWith('/experiments/activate')) activated.push(request.clone().json());
    if (!isRefused || !request.url.endsWith('/experiments/pause')) return undefined;
    paused.push(request.clone().json());
    if (paused.length > 1) return undefined;
    const [refused, done] = ids;
    return Response.json({
      results: [
        { id: refused, error: 'the <b>queue</b> is shut' },
        { id: done, error: '' },
      ],
    });
  };
  const { user } = await renderApp(listPath, { answer });
  const bar = await select(user, [...running, 'maskrcnn-anchor-search-v3']);
  expect(bar.getByText('3 selected')).toBeVisible();
  ids = await Promise.all(running.map(idOf));
  await user.click(bar.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('Pause Success')).toBeVisible();
  expect(await screen.findByText('Pause succeeded for 2 experiments')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull());
  await waitFor(async () =>
    expect(within(await rowOf('resnet50-lr-sweep')).getByText('Paused')).toBeVisible(),
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Activate succeeded for 2 experiments')).toBeVisible();
  expect((await activated[0])?.experimentIds.toSorted()).toEqual(ids.toSorted());
  await waitFor(async () =>
    expect(within(await rowOf('resnet50-lr-sweep')).queryByText('Paused')).toBeNull(),
  );

  isRefused = true;
  const again = await select(user, running);
  await user.click(again.getByRole('button', { name: 'Pause' }));

  const failures = await screen.findByRole('region', { name: 'What failed' });
  expect(within(failures).getByText('1 of 2 done')).toBeVisible();
  expect(within(failures).getByText('resnet50-lr-sweep')).toBeVisible();
  expect(within(failures).getByText('the <b>queue</b> is shut')).toBeVisible();
  expect(again.getByText('1 selected')).toBeVisible();
  await user.click(within(failures).getByRole('button', { name: 'Retry 1 failed' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What failed' })).toBeNull());
  expect((await paused[1])?.experimentIds).toEqual(ids.slice(0, 1));
});

const selectAllAnd = async (user: UserEvent, verb: string) => {
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  const bar = await screen.findByRole('region', { name: 'Selection' });
  await user.click(within(bar).getByRole('button', { name: verb }));
};

const failure = (error: string) =>
  Response.json({ error: { code: 13, reason: 'Internal', error } }, { status: 500 });

test('all matches are sent as the filter of the list, not as ids: a batch without an Undo requires a confirmation, and its error shows there; a failed batch shows the reason, and keeps the selection; when none is eligible, nothing is reported as failed', async () => {
  const sent: Promise<unknown>[] = [];
  let error = 'the queue is closed';
  const answer = (request: Request) => {
    if (request.url.endsWith('/experiments/kill')) return failure(error);
    if (!request.url.endsWith('/experiments/pause')) return undefined;
    sent.push(request.clone().json());
    return sent.length === 2 ? undefined : failure(error);
  };
  const { user } = await renderApp(only('resnet'), { answer });
  await selectAllAnd(user, 'Kill');
  const dialog = await screen.findByRole('dialog', { busy: false, name: 'Confirm Batch Kill' });
  await user.click(within(dialog).getByRole('button', { name: 'Kill' }));
  expect(await within(dialog).findByText('the queue is closed')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: 'Pause' }));

  expect(await screen.findByText('Pause failed.')).toBeVisible();
  expect(screen.getByText('the queue is closed')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('Pause Success')).toBeVisible();
  const body = {
    experimentIds: [],
    filters: { projectId: 2, name: 'resnet', archived: false, excludedExperimentIds: [] },
  };
  expect(await Promise.all(sent)).toEqual([body, body]);

  error = 'ERROR: syntax error at or near ")" (SQLSTATE 42601)';
  await selectAllAnd(user, 'Pause');
  expect(await screen.findByText('No eligible experiments')).toBeVisible();
  expect(screen.getByText('No selected experiments were eligible for pause')).toBeVisible();
});
