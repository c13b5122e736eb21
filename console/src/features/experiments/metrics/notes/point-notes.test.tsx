import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Caller, getExperiment, getExperiments, patchExperiment } from '@trainyard/sdk/calls';
import { isSingleTrial } from '@trainyard/sdk/model';
import { withChartSize } from '@trainyard/ui/test/chart-size';
import { expect, test } from 'vitest';
import { clientOf } from '~/test/experiment-header';
import { newerSandbox } from '~/test/newer-sandbox';
import { demoSandbox, type Rendered, rbacSandbox, renderApp } from '~/test/render-app';

withChartSize();

const experimentId = 107;
const path = `/experiments/${experimentId}/overview?x=batches`;
const key = { name: 'loss: arrow keys read values, Enter pins, N adds a note' };

const notesOf = async (other: Caller) =>
  (await getExperiment(other, { experimentId })).experiment.notes;

const write = (other: Caller, notes: string) =>
  patchExperiment(other, { experimentId, body: { notes } });

const chart = () => screen.findByRole('group', key);

/** Reads the first point with the keyboard, and adds a note there. */
async function addNote({ user }: Pick<Rendered, 'user'>, text: string) {
  (await chart()).focus();
  await user.keyboard('{Home}n');
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Add note' }));
  const batch = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Batch' }).value;
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), text);
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return Number(batch);
}

const mark = (name: RegExp) => screen.findAllByRole('button', { name });

test.each([
  ['0.23.4', demoSandbox],
  ['0.38.1', newerSandbox],
])('a note at a point is a line of the notes and a mark of the chart, on %s', async (_, start) => {
  const sandbox = start();
  const other = await clientOf(sandbox);
  await write(other, 'Words.');
  const app = await renderApp(path, { sandbox });
  const batch = await addNote(app, 'rate <b>halved</b>');
  const [first] = await mark(/^rate <b>halved<\/b>, batch/);
  const line = `- batch ${batch.toLocaleString('en')} · \`loss\`: rate <b>halved</b>`;
  expect(await notesOf(other)).toBe(`Words.\n\n${line}`);
  // its text is beside the values at the point
  (await chart()).focus();
  await app.user.keyboard('{Home}');
  const notes = await screen.findByRole('list', { name: 'Notes' });
  expect(notes.textContent).toBe('rate <b>halved</b>');
  // a mark edits its note
  await app.user.click(first as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Edit note' }));
  const field = dialog.getByRole('textbox', { name: 'Note' });
  await app.user.clear(field);
  await app.user.type(field, 'rate doubled');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  const [changed] = await mark(/^rate doubled, batch/);
  expect(await notesOf(other)).toBe(`Words.\n\n${line.replace(/rate.*/, 'rate doubled')}`);
  // and removes it, with Undo
  await app.user.click(changed as HTMLElement);
  await app.user.click(await screen.findByRole('button', { name: 'Delete note' }));
  await waitFor(async () => expect(await notesOf(other)).toBe('Words.'));
  expect(screen.queryByRole('button', { name: /^rate doubled/ })).toBeNull();
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await mark(/^rate doubled, batch/)).not.toEqual([]);
});

test('what others wrote meanwhile stays', async () => {
  const sandbox = demoSandbox();
  const other = await clientOf(sandbox);
  await write(other, '- batch 100: first');
  const app = await renderApp(path, { sandbox });
  await mark(/^first, batch 100$/);
  await write(other, 'New words.\n- batch 100: theirs');
  await addNote(app, 'mine');
  expect(await notesOf(other)).toMatch(
    /^New words\.\n- batch 100: theirs\n- batch [\d,]+ · `loss`: mine$/,
  );
});

test('of a note that two people have changed, its editor is asked which to keep', async () => {
  const sandbox = demoSandbox();
  const other = await clientOf(sandbox);
  await write(other, '- batch 100: first');
  const { user } = await renderApp(path, { sandbox });
  const [first] = await mark(/^first, batch 100$/);
  await user.click(first as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Edit note' }));
  await write(other, '- batch 100: theirs');
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), ' and mine');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await waitFor(async () =>
    expect(await notesOf(other)).toBe('- batch 100: theirs\n- batch 100: first and mine'),
  );
});

test('notes are hidden like events, and are in the table of the chart', async () => {
  const sandbox = demoSandbox();
  await write(await clientOf(sandbox), '- batch 100: =SUM(A1)\n- batch 7 · `other`: elsewhere');
  const { user } = await renderApp(path, { sandbox });
  await mark(/^=SUM\(A1\), batch 100$/);
  expect(screen.queryByRole('button', { name: /elsewhere/ })).toBeNull();
  const figure = within(screen.getByRole('figure', { name: 'loss' }));
  await user.click(figure.getByRole('button', { name: 'View as table' }));
  expect(figure.getByRole('columnheader', { name: 'Notes' })).toBeVisible();
  await user.click(figure.getByRole('button', { name: /^Show more of/ }));
  expect(figure.getByRole('cell', { name: '=SUM(A1)' })).toBeVisible();
  await user.click(figure.getByRole('button', { name: 'View as table' }));
  await user.click(screen.getByRole('button', { name: 'Chart options' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: /Notes$/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^=SUM/ })).toBeNull());
});

test('the menu of a chart adds a note at the last batch, on every chart', async () => {
  const sandbox = demoSandbox();
  const other = await clientOf(sandbox);
  const { user } = await renderApp(path, { sandbox });
  const figure = within(await screen.findByRole('figure', { name: 'loss' }));
  // notes load together with it
  await screen.findByRole('button', { name: 'Compare with a base run...' });
  await user.click(await figure.findByRole('button', { name: 'More for this chart' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Add note at a batch...' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Add note' }));
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'all');
  await user.click(dialog.getByRole('combobox', { name: 'Marked on' }));
  await user.click(await screen.findByRole('option', { name: 'Every chart' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(async () => expect(await notesOf(other)).toMatch(/^- batch [\d,]+: all$/));
  expect((await mark(/^all, batch/)).length).toBeGreaterThan(1);
});

test('a viewer sees the notes, and why none can be added', async () => {
  const sandbox = rbacSandbox();
  const admin = await clientOf(sandbox);
  const { experiments } = await getExperiments(admin, {
    limit: 1,
    states: ['STATE_COMPLETED'],
  });
  const id = experiments[0]?.id ?? 0;
  await patchExperiment(admin, { experimentId: id, body: { notes: '- batch 100: seen' } });
  const { user, router } = await renderApp(`/experiments/${id}/overview`, {
    sandbox,
    as: 'viewer',
  });
  const [seen] = await mark(/^seen, batch 100$/);
  const more = await screen.findAllByRole('button', { name: 'More for this chart' });
  await user.click(more[0] as HTMLElement);
  const item = screen.getByRole('menuitem', { name: 'Add note at a batch...' });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  expect(item.title).toMatch(/^You need the permission/);
  await user.keyboard('{Escape}');
  const [group] = screen.getAllByRole('group', { name: /arrow keys read values, Enter pins$/ });
  group?.focus();
  await user.keyboard('{Home}{Enter}');
  const button = await screen.findByRole('button', { name: /^Add note at batch/ });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(seen as HTMLElement);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/experiments/${id}/notes`));
});

test('a trial of a search is named in its line', async () => {
  const sandbox = demoSandbox();
  const other = await clientOf(sandbox);
  const { experiments } = await getExperiments(other, { states: ['STATE_COMPLETED'] });
  const search = experiments.find((each) => each.numTrials > 2 && !isSingleTrial(each));
  const of = { experimentId: search?.id ?? 0 };
  await patchExperiment(other, { ...of, body: { notes: '- batch 5: of all' } });
  const [trialId = 0] = (await getExperiment(other, of)).experiment.trialIds;
  const address = `/experiments/${of.experimentId}/trials/${trialId}/overview`;
  const { user } = await renderApp(address, { sandbox });
  const frames = await screen.findAllByRole('group', { name: /N adds a note$/ });
  frames[0]?.focus();
  await user.keyboard('n');
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Add note' }));
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'of one');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await mark(/^of one, batch/);
  const { notes } = (await getExperiment(other, of)).experiment;
  expect(notes).toMatch(new RegExp(`^- batch 5: of all\\n- trial ${trialId}, batch [\\d,]+ · `));
  expect(screen.queryByRole('button', { name: /of all/ })).toBeNull();
});

test('a line of the notes leads to its point: the chart is scrolled to, and the mark differs', async () => {
  const scrolled: (string | undefined)[] = [];
  HTMLElement.prototype.scrollIntoView = function scroll(this: HTMLElement) {
    scrolled.push(this.dataset.chart);
  };
  const sandbox = demoSandbox();
  const other = await clientOf(sandbox);
  await write(other, '- batch 3,000 · `grad_norm`: clipped\n- batch 100: first');
  const { user, router } = await renderApp(`/experiments/${experimentId}/notes`, { sandbox });
  await screen.findByRole('link', { name: 'batch 3,000' });
  // links of notes follow the router once that part has loaded
  await waitFor(async () => {
    const link = screen.queryByRole('link', { name: 'batch 3,000' });
    if (link) await user.click(link);
    expect(router.state.location.pathname).toBe(`/experiments/${experimentId}/overview`);
  });
  expect(router.state.location.search).toEqual({ point: '3000|grad_norm' });
  const [linked] = await mark(/^clipped, batch 3,000$/);
  await waitFor(() => expect(linked?.querySelector('.bg-accent')).not.toBeNull());
  // its text is beside it
  await waitFor(() => expect(linked).toHaveTextContent('clipped'));
  await waitFor(() => expect(scrolled).toContain('grad_norm'));
  const [first] = await mark(/^first, batch 100$/);
  expect(first?.querySelector('.bg-accent')).toBeNull();
  expect(first).toHaveTextContent('');
});

test('a chart in a closed section is found by the filter; a point without a chart is none', async () => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
  const sandbox = demoSandbox();
  await write(await clientOf(sandbox), '- batch 3,000 · `grad_norm`: clipped');
  const { router } = await renderApp(`${path}&filter=accuracy&point=3000%7Cgrad_norm`, { sandbox });
  await waitFor(() => expect(router.state.location.search).toMatchObject({ filter: 'grad_norm' }));
  await mark(/^clipped, batch 3,000$/);
});

test('in a search, a line leads to the page of its trial', async () => {
  const sandbox = demoSandbox();
  const other = await clientOf(sandbox);
  const { experiment } = await getExperiment(other, { experimentId: 113 });
  const [trialId = 0] = experiment.trialIds ?? [];
  const notes = `- trial ${trialId}, batch 200: stuck\n- batch 300: of no trial`;
  await patchExperiment(other, { experimentId: 113, body: { notes } });
  await renderApp('/experiments/113/notes', { sandbox });
  const link = await screen.findByRole('link', { name: `trial ${trialId}, batch 200` });
  expect(link.getAttribute('href')).toBe(
    `/experiments/113/trials/${trialId}/overview?point=200%7C`,
  );
  expect(screen.queryByRole('link', { name: 'batch 300' })).toBeNull();
});
