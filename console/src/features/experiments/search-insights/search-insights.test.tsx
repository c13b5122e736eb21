import { screen, waitFor, within } from '@testing-library/react';
import type { Sandbox } from '@trainyard/sandbox';
import { release038 } from '@trainyard/sandbox/v038';
import { createTransport, getExperiments, getExperimentTrials, login } from '@trainyard/sdk/calls';
import { onPhone } from '@trainyard/ui/test/on-phone';
import { expect, test } from 'vitest';
import { demoSandbox, renderApp } from '~/test/render-app';
import { typeAndConfirm } from '~/test/type-to-confirm';

async function senderAs(sandbox: Sandbox) {
  const nobody = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch });
  const { token } = await login(nobody, { body: { username: 'admin', password: '' } });
  return createTransport({ baseUrl: location.origin, fetch: sandbox.fetch, auth: token });
}

/** Searches that ended, with their failed trials, those with the most first. */
async function endedSearches(sandbox: Sandbox) {
  const client = await senderAs(sandbox);
  const { experiments } = await getExperiments(client, { limit: 0 });
  const searches = experiments.filter(
    ({ searcherType, endTime, numTrials }) =>
      searcherType !== 'single' && endTime !== null && numTrials > 8,
  );
  const answers = await Promise.all(
    searches.map(async ({ id, searcherType, numTrials }) => {
      const query = { experimentId: id, states: ['STATE_ERROR' as const], limit: 0 };
      const { trials } = await getExperimentTrials(client, query);
      return { id, searcherType, numTrials, failed: trials.map((trial) => trial.id) };
    }),
  );
  return answers.sort((one, other) => other.failed.length - one.failed.length);
}

async function worstSearch(sandbox: Sandbox) {
  const [worst] = await endedSearches(sandbox);
  if (!worst || worst.failed.length < 2) throw new Error('no search has failed trials');
  return worst;
}

test('failed trials are grouped by their error, each with a link to its line; where nothing failed the page says of how many', async () => {
  const sandbox = demoSandbox();
  const searches = await endedSearches(sandbox);
  const [worst, best] = [searches[0], searches.at(-1)];
  if (!worst || worst.failed.length < 2) throw new Error('no search has failed trials');
  const { id, failed } = worst;
  const { router } = await renderApp(`/experiments/${id}/insights`, { sandbox });
  expect(router.state.location.pathname).toBe(`/experiments/${id}/insights/failures`);
  const insights = await screen.findByRole('link', { name: 'Insights' });
  expect(insights.getAttribute('aria-current')).toBe('page');
  const links = await screen.findAllByRole('link', { name: /^Trial \d+$/ });
  expect(await screen.findAllByText(`of ${failed.length} read`)).not.toHaveLength(0);
  const [first] = links;
  const trialId = Number(first?.textContent?.split(' ')[1]);
  expect(failed).toContain(trialId);
  const address = `^/experiments/${id}/trials/${trialId}/logs\\?line=[^&]+&at=\\d{4}`;
  expect(first?.getAttribute('href')).toMatch(new RegExp(address));

  await router.navigate({ href: `/experiments/${best?.id}/insights/failures` });
  expect(await screen.findByText('No trial has failed')).toBeVisible();
  expect(screen.getByText(/^\d+ of \d+ trials ended without an error\.$/)).toBeVisible();
});

test('a log that cannot be read is said, and does not stop the others', async () => {
  const sandbox = demoSandbox();
  const { id, failed } = await worstSearch(sandbox);
  await renderApp(`/experiments/${id}/insights/failures`, {
    sandbox,
    answer: ({ url }) =>
      url.includes(`trials/${failed[0]}/logs`)
        ? Response.json({ error: { code: 3, message: 'the store is away' } }, { status: 400 })
        : undefined,
  });
  const words = await screen.findByText('The log could not be read');
  const group = within(words.closest('li') as HTMLElement);
  expect(group.getByText('the store is away')).toBeVisible();
  expect(group.getByRole('link', { name: `Trial ${failed[0]}` })).toBeVisible();
  const all = await screen.findAllByRole('link', { name: /^Trial \d+$/ });
  expect(all.length).toBeGreaterThan(1);
});

test('without failed trials, insights open with what the search did: a halving search shows its rungs, and for each trial why it stopped, and one without rungs a message', async () => {
  const sandbox = demoSandbox();
  const searches = await endedSearches(sandbox);
  const clean = searches.filter(({ failed }) => failed.length === 0);
  const idOf = (searcher: string, of = searches) =>
    of.find(({ searcherType }) => searcherType === searcher)?.id;
  const { user, router } = await renderApp(
    `/experiments/${idOf('adaptive_asha', clean)}/insights`,
    { sandbox },
  );
  const tab = () => router.state.location.pathname.split('/').at(-1);
  expect(tab()).toBe('rungs');
  await router.navigate({ href: `/experiments/${idOf('random', clean)}/insights` });
  expect(tab()).toBe('timeline');

  await router.navigate({ href: `/experiments/${idOf('random')}/insights/rungs` });
  expect(await screen.findByText('There are no rungs to show')).toBeVisible();
  expect(screen.getByText('The searcher random compares no trials at rungs.')).toBeVisible();

  const halving = searches.find(({ searcherType }) => searcherType === 'adaptive_asha');
  await router.navigate({ href: `/experiments/${halving?.id}/insights/rungs` });
  const rungs = within(await screen.findByRole('table', { name: 'Rungs' }));
  const [, first] = rungs.getAllByRole('row');
  expect(first?.textContent).toMatch(new RegExp(`^Rung 1.*batches${halving?.numTrials}`));
  const table = within(screen.getByRole('table', { name: 'Trials at the rungs' }));
  expect(table.getAllByRole('row')).toHaveLength((halving?.numTrials ?? 0) + 1);
  expect(table.getAllByText('Trained to the full length').length).toBeGreaterThan(0);
  expect(table.getAllByText(/^Not promoted at rung 1: \d+ of \d+; cut at/).length).toBeGreaterThan(
    0,
  );
  await user.click(table.getByRole('button', { name: 'Rung 1' }));
  await waitFor(() => {
    expect(router.state.location.search).toEqual({ sort: 'rung0=asc' });
    expect(table.getAllByRole('row')[1]?.textContent).toContain(`1 of ${halving?.numTrials}`);
  });
});

test('on 0.38.1 the rungs of a search by time are shown', async () => {
  // both demos begin with the same experiments
  const searches = await endedSearches(demoSandbox());
  const halving = searches.find(({ searcherType }) => searcherType === 'adaptive_asha');
  const sandbox = demoSandbox(release038);
  await renderApp(`/experiments/${halving?.id}/insights/rungs`, { sandbox });
  const rungs = within(await screen.findByRole('table', { name: 'Rungs' }));
  const [, first] = rungs.getAllByRole('row');
  // those of the first bracket, as the master divides trials
  expect(first?.textContent).toMatch(/^Rung 1 of the ladder from rung 1.*batches\d/);
});

test('trials are read in one request, which goes on while another tab is opened; the timeline reads trials by keys, zooms by keys into the link, and opens one', async () => {
  const sandbox = demoSandbox();
  const searches = await endedSearches(sandbox);
  const halving = searches.find(({ searcherType }) => searcherType === 'adaptive_asha');
  let release = () => {};
  const untilRelease = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isRead = ({ url }: Request) =>
    url.includes(`/experiments/${halving?.id}/trials?`) && url.includes('limit=1000');
  const path = `/experiments/${halving?.id}/insights/timeline`;
  const { user, requests, router } = await renderApp(path, {
    sandbox,
    answer: (request) =>
      isRead(request) ? untilRelease.then(() => sandbox.fetch(request)) : undefined,
  });
  expect(await screen.findByText(`0 of ${halving?.numTrials} trials read`)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Rungs' }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Rungs' })).toHaveAttribute('aria-current', 'page'),
  );
  release();
  expect(await screen.findByRole('table', { name: 'Rungs' })).toBeVisible();
  expect(requests.filter(isRead)).toHaveLength(1);

  await user.click(screen.getByRole('link', { name: 'Timeline' }));
  const chart = await screen.findByRole('group', { name: /^Trials over time/ });
  await waitFor(() => expect(screen.queryByText(/trials read$/)).toBeNull());
  chart.focus();
  await user.keyboard('{ArrowDown}');
  const spoken = within(chart).getByText(/^Trial \d+, State Completed, Created .* Slot time \d/);
  const trialId = spoken.textContent?.split(/[ ,]/)[1];
  await user.keyboard('+');
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ part: expect.stringMatching(/^\d+~\d+$/) }),
  );
  await user.click(screen.getByRole('button', { name: 'View as table' }));
  const table = within(await screen.findByRole('table', { name: 'Trials over time' }));
  expect(table.getAllByRole('row')).toHaveLength((halving?.numTrials ?? 0) + 1);
  expect(table.getByRole('rowheader', { name: trialId ?? '' })).toBeVisible();
});

test('the timeline by slots has as many lines as trials held slots at once', async () => {
  const sandbox = demoSandbox();
  const searches = await endedSearches(sandbox);
  const halving = searches.find(({ searcherType }) => searcherType === 'adaptive_asha');
  const path = `/experiments/${halving?.id}/insights/timeline`;
  const { user, router } = await renderApp(path, { sandbox });
  await screen.findByRole('group', { name: /^Trials over time/ });
  await waitFor(() => expect(screen.queryByText(/trials read$/)).toBeNull());
  await user.click(screen.getByRole('radio', { name: 'Slots' }));
  const chart = await screen.findByRole('group', { name: /^Slots over time/ });
  expect(router.state.location.search).toEqual({ by: 'slots' });
  expect(screen.getByText(/the master does not record which slots they were/)).toBeVisible();
  chart.focus();
  await user.keyboard('{ArrowDown}');
  within(chart).getByText(/^Trial \d+, State Completed, From .*, To .*, Slot time \d/);
  await user.click(screen.getByRole('button', { name: 'View as table' }));
  const table = within(await screen.findByRole('table', { name: 'Slots over time' }));
  const lines = table.getAllByRole('rowheader').map(({ textContent }) => Number(textContent));
  const maxText = screen.getByText('Most at once').nextElementSibling?.textContent;
  expect(Math.max(...lines)).toBe(Number.parseInt(maxText ?? '', 10));
  expect(lines.length).toBeGreaterThanOrEqual(halving?.numTrials ?? 0);
});

test('importance says of how many trials, and how sure it is of each hyperparameter; its curve is shown with its sentence, and read by keys or as a table (H1); it is not computed of a handful of trials', async () => {
  const sandbox = demoSandbox();
  const searches = await endedSearches(sandbox);
  const large = searches.find(
    ({ searcherType, numTrials }) => searcherType === 'adaptive_asha' && numTrials >= 20,
  );
  const { user, router } = await renderApp(`/experiments/${large?.id}/insights/importance`, {
    sandbox,
  });
  const table = within(await screen.findByRole('table', { name: 'Importance' }));
  expect(
    table.getByRole('row', {
      name: /^lr \d+% (best near|higher is|lower is|no clear).* \d+% to \d+%/,
    }),
  ).toBeVisible();
  expect(
    screen.getByText(new RegExp(`${large?.numTrials} trials\\. Permutation importance`)),
  ).toBeVisible();
  const names = table.getAllByRole('rowheader').map(({ textContent }) => textContent ?? '');
  for (const name of names) expect(screen.getByRole('figure', { name })).toBeVisible();
  const figure = within(screen.getByRole('figure', { name: 'lr' }));
  const sentence = figure.getByText(/^(Best near|Higher is|Lower is|No clear effect)/).textContent;
  const row = table.getByRole('row', { name: /^lr / }).textContent ?? '';
  expect(row.toLowerCase()).toContain(sentence?.toLowerCase());
  figure.getByRole('group', { name: /^lr: arrow keys read means/ }).focus();
  await user.keyboard('{ArrowRight}');
  expect(
    figure.getByText(/^.* – .*, Mean .*, 95 % interval .* to .*, Trials \d+$/),
  ).toBeInTheDocument();
  await user.click(figure.getByRole('button', { name: 'View as table' }));
  const curve = within(figure.getByRole('table', { name: 'lr' }));
  const counts = curve
    .getAllByRole('row')
    .slice(1)
    .map((each) => Number(within(each).getAllByRole('cell').at(-1)?.textContent));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(large?.numTrials);

  const small = searches.find(({ numTrials }) => numTrials < 20);
  await router.navigate({ href: `/experiments/${small?.id}/insights/importance` });
  expect(await screen.findByText('Too little to say what matters')).toBeVisible();
  expect(screen.getByText(/at least 20 trials/)).toBeVisible();
});

test('on a phone importance is a list, no table wider than the window', async () => {
  onPhone();
  const sandbox = demoSandbox();
  const searches = await endedSearches(sandbox);
  const large = searches.find(
    ({ searcherType, numTrials }) => searcherType === 'adaptive_asha' && numTrials >= 20,
  );
  await renderApp(`/experiments/${large?.id}/insights/importance`, { sandbox });
  const list = within(await screen.findByRole('list', { name: 'Importance' }));
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toContainEqual(expect.stringMatching(/^lrImportance\d+%Effect.*Range\d+% to/));
});

/** Batch, size and fate of the rows of the plan, by uuid. */
function planOf(table: HTMLElement) {
  const [, ...rows] = within(table).getAllByRole('row');
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent ?? ''),
  );
  return new Map(cells.map((texts) => [texts[0] ?? '', texts[5] ?? '']));
}

test('the clean-up lists what would go, asks, deletes exactly that, and reports the result; an experiment of one trial has its usage alone', async () => {
  const sandbox = demoSandbox();
  const searches = await endedSearches(sandbox);
  const halving = searches.find(({ searcherType }) => searcherType === 'adaptive_asha');
  const path = `/experiments/${halving?.id}/insights/usage`;
  const { user, requests, router } = await renderApp(path, { sandbox });
  const table = await screen.findByRole('table', { name: 'Clean-up' });
  // each trial has its best and its last, which may be one
  expect(screen.getByRole('button', { name: 'Delete 0...' }).ariaDisabled).toBe('true');
  await user.click(screen.getByRole('radio', { name: 'The experiment' }));
  const going = await waitFor(() => {
    const fates = [...planOf(table)].filter(([, fate]) => fate === 'Would go');
    expect(fates.length).toBeGreaterThan(0);
    return fates.map(([uuid]) => uuid);
  });
  await user.click(screen.getByRole('button', { name: `Delete ${going.length}...` }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Confirm Checkpoint Deletion' }),
  );
  expect(
    dialog.getByText(new RegExp(`deletion of ${going.length} checkpoints?, .*B`)),
  ).toBeVisible();
  expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(0);
  await typeAndConfirm(user, 'Request Delete');
  await waitFor(() => {
    const fates = planOf(screen.getByRole('table', { name: 'Clean-up' }));
    for (const uuid of going) expect(fates.get(uuid)).toMatch(/^Deletion requested$|^Deleted$/);
  });
  const request = requests.find(({ method }) => method === 'DELETE');
  const { checkpointUuids } = await (request as Request).json();
  expect(checkpointUuids.toSorted()).toEqual(going.toSorted());

  await router.navigate({ href: '/experiments/3/insights/rungs' });
  expect(router.state.location.pathname).toBe('/experiments/3/insights/usage');
  expect(await screen.findByText('Slot-hours')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Usage' }).getAttribute('aria-current')).toBe('page');
  expect(screen.queryByRole('navigation', { name: 'Insights' })).toBeNull();
});

test('a long name of a hyperparameter is whole for screen readers, and in its tooltip', async () => {
  await renderApp('/experiments/1/visualization/overview');
  const bars = within(await screen.findByRole('list', { name: 'Importance' }));
  const name = bars.getByText('model.activation');
  expect(name.parentElement).toHaveAttribute('title', 'model.activation');
  expect(await screen.findByRole('figure', { name: 'model.activation' })).toBeVisible();
});
