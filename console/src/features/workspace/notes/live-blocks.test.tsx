import { act, screen, waitFor, within } from '@testing-library/react';
import { getExperiment, putProjectNotes } from '@trainyard/sdk/calls';
import { searcherMetric } from '@trainyard/sdk/model';
import { expect, test } from 'vitest';
import { client } from '~/app/api';
import { demoSandbox, type RenderOptions, renderApp } from '~/test/render-app';

/** Opens the notes of a project that hold one text. */
async function renderNote(contents: string, options: RenderOptions = {}) {
  const app = await renderApp('/projects/3/notes', options);
  await act(async () => {
    await putProjectNotes(client, {
      projectId: 3,
      body: { notes: [{ name: 'Report', contents }] },
    });
    await app.queryClient.invalidateQueries();
  });
  return app;
}

const block = (name: string, body: string) => `\`\`\`${name}\n${body}\n\`\`\``;

test('a view shows the rows and columns of its link, as they are now', async () => {
  const link = '/projects/2/experiments?sort=id%3Ddesc&columns=name&columns=state&columns=id';
  await renderNote(block('view', link));
  const table = await screen.findByRole('table', { name: 'Experiments of the view' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Name', 'State', 'ID']);
  expect(within(table).getAllByRole('row')).toHaveLength(11);
  const frame = screen.getByRole('region', { name: 'Experiments' });
  expect(within(frame).getByRole('link', { name: 'Open' })).toHaveAttribute('href', link);
});

test('a saved view that is changed later is shown as it is then', async () => {
  const saved = (text: string) =>
    putProjectNotes(client, {
      projectId: 2,
      body: {
        notes: [{ name: 'Saved views', contents: block('trainyard-views 1', `- Best\n${text}`) }],
      },
    });
  const { queryClient } = await renderNote(block('view', '/projects/2/experiments\nBest'));
  const missing = await screen.findByRole('note');
  expect(missing).toHaveTextContent(
    /needs a saved view of the project detection-and-classification/,
  );

  const shows = async (columns: string) => {
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => {
      const heads = within(screen.getByRole('region', { name: 'Best' })).getAllByRole(
        'columnheader',
      );
      expect(heads.map(({ textContent }) => textContent).join()).toBe(columns);
    });
  };
  await saved('    columns: name\n    columns: id');
  await shows('Name,ID');
  await saved('    sort: id=desc\n    columns: name\n    columns: state');
  await shows('Name,State');
  const open = within(screen.getByRole('region', { name: 'Best' })).getByRole('link', {
    name: 'Open',
  });
  expect(open).toHaveAttribute(
    'href',
    '/projects/2/experiments?sort=id%3Ddesc&columns=name&columns=state',
  );
});

test('a chart and a table show the experiments of a comparison', async () => {
  const link = '/experiment-compare?id=108&id=107';
  await renderNote(`${block('table', link)}\n\n${block('chart', link)}`);
  const table = await screen.findByRole('table', { name: 'Compared experiments' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  await waitFor(() => expect(screen.getAllByRole('figure').length).toBeGreaterThan(0));
});

/** A master whose experiments have eight metrics: `m0` to `m7`. */
const withEightMetrics = ({ url }: Request) =>
  url.includes('metrics-stream/metric-names')
    ? new Response(
        `${JSON.stringify({ result: { searcherMetrics: ['m0'], validationMetrics: Array.from({ length: 8 }, (_, at) => `m${at}`), trainingMetrics: [] } })}\n`,
      )
    : undefined;

test('a block names the experiments of its link that do not exist', async () => {
  await renderNote(
    [
      block('table', '/experiment-compare?id=1&id=99998'),
      block('chart', '/experiments/99999/overview'),
    ].join('\n\n'),
  );
  expect(
    await screen.findByText('Experiment 99998 does not exist, or you may not see it.'),
  ).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Compared experiments' })).toBeVisible();
  expect(
    await screen.findByText('Experiment 99999 does not exist, or you may not see it.'),
  ).toBeVisible();
});

test('a chart whose link names many metrics says that it shows six of them', async () => {
  const named = Array.from({ length: 8 }, (_, at) => `metric=m${at}`).join('&');
  const link = `/experiment-compare?id=108&id=107&${named}`;
  await renderNote(block('chart', link), { answer: withEightMetrics });
  expect(await screen.findByText(/^6 of 8 metrics\./)).toBeVisible();
});

test('a chart whose link names no metric shows one, says which, and lets others be chosen', async () => {
  const link = '/experiment-compare?id=108&id=107';
  const { user } = await renderNote(block('chart', link), { answer: withEightMetrics });
  expect(await screen.findByText('1 of 8 metrics')).toBeVisible();
  const frame = within(screen.getByRole('region', { name: 'Comparison' }));
  await waitFor(() => expect(frame.getAllByRole('figure')).toHaveLength(1));
  await user.click(frame.getByRole('combobox', { name: 'Metric' }));
  await user.click(await screen.findByRole('option', { name: /m5$/ }));
  expect(await frame.findByRole('figure', { name: /m5/ })).toBeVisible();
  expect(frame.getAllByRole('figure')).toHaveLength(1);
});

test('the first chart is of the metric that the experiment searches by', async () => {
  await renderNote(block('chart', '/experiments/107/overview'));
  const { experiment } = await getExperiment(client, { experimentId: 107 });
  const metric = searcherMetric(experiment.config ?? {});
  expect(await screen.findByRole('figure', { name: new RegExp(`${metric}`) })).toBeVisible();
});

test('a table with few rows keeps the height that it had while it loaded', async () => {
  let release = () => {};
  const allowed = new Promise<void>((resolve) => {
    release = resolve;
  });
  const world = demoSandbox();
  const answer = (request: Request) =>
    request.url.includes('experiments-search')
      ? allowed.then(() => world.fetch(request))
      : undefined;
  const link = '/projects/2/experiments?name=no-such-name';
  await renderNote(block('view', link), { sandbox: world, answer });
  const content = async () =>
    (await screen.findByRole('region', { name: 'no-such-name' })).lastElementChild;
  const before = (await content())?.getAttribute('style');
  expect(before).toMatch(/min-height: \d{3}px/);
  release();
  expect(await screen.findByText('No experiment matches.')).toBeVisible();
  expect((await content())?.getAttribute('style')).toBe(before);
});

test('a block that is not a link says what it needs, and its text stays text', async () => {
  await renderNote(block('chart', '<img src=x onerror=alert(1)>'));
  expect(await screen.findByText(/This block needs the link of an experiment/)).toBeVisible();
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(document.querySelector('main img')).toBeNull();
});

test('other fenced blocks are code', async () => {
  await renderNote(block('yaml', 'lr: 0.1'));
  const code = await screen.findByText('lr: 0.1');
  expect(code.tagName).toBe('CODE');
});

test('a view that the master refuses reports it, and the rest of the note stays', async () => {
  const refuse = ({ url }: Request) =>
    url.includes('experiments-search')
      ? Response.json({ error: { code: 13, error: 'no database' } }, { status: 500 })
      : undefined;
  await renderNote(`before\n\n${block('view', '/projects/2/experiments')}`, { answer: refuse });
  expect(await screen.findByText('Unable to fetch experiments.')).toBeVisible();
  expect(screen.getByText('before')).toBeVisible();
});

test('the toolbar formats what is selected, and inserts a live block', async () => {
  const { user } = await renderNote('first words');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Markdown' });
  text.setSelectionRange(6, 11);
  const tools = within(await screen.findByRole('toolbar', { name: 'Formatting' }));
  await user.click(tools.getByRole('button', { name: 'Bold' }));
  expect(text).toHaveValue('first **words**');
  expect([text.selectionStart, text.selectionEnd]).toEqual([8, 13]);
  expect(text).toHaveFocus();
  await user.keyboard('{Control>}b{/Control}');
  expect(text).toHaveValue('first words');
  await user.click(tools.getByRole('button', { name: 'Live view' }));
  expect(text).toHaveValue('first words\n\n```view\n/projects/1/experiments\n```\n');
});

/** Opens the editor of the note and the dialog of its live chart. */
async function openChartForm(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  const edit = await screen.findByRole('button', { name: /^(Edit|Save)/ });
  // an empty text is open already
  if (edit.textContent === 'Edit') await user.click(edit);
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Markdown' });
  const tools = within(await screen.findByRole('toolbar', { name: 'Formatting' }));
  await user.click(tools.getByRole('button', { name: 'Live chart' }));
  const name = 'Insert a live chart';
  return { text, dialog: within(await screen.findByRole('dialog', { busy: false, name })) };
}

test('a live chart is chosen by name: experiments of the project, metrics, size, title (F6)', async () => {
  const { user, requests } = await renderNote('Results');
  const { text, dialog } = await openChartForm(user);
  const [first, second] = await dialog.findAllByRole('option', { name: /Completed$/ });
  if (!first || !second) throw new Error('no experiments');
  expect(requests.some(({ url }) => /\/experiments\?.*projectId=3/.test(url))).toBe(true);
  const idOf = (option: HTMLElement) => Number(/#(\d+)/.exec(option.textContent ?? '')?.[1]);
  const ids = [idOf(first), idOf(second)];
  await user.click(first);
  const metrics = await dialog.findByRole('listbox', { name: 'Metrics' });
  const [metric] = await within(metrics).findAllByRole('option');
  if (!metric) throw new Error('no metrics');
  const path = metric.querySelector('[title]')?.textContent;
  await user.click(metric);
  await user.click(dialog.getByRole('option', { name: new RegExp(`#${ids[1]} `) }));
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'Both runs');
  await user.click(dialog.getByRole('radio', { name: 'Two in a row' }));
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  const link = `/experiment-compare?id=${ids[0]}&id=${ids[1]}&metric=[a-z]+%2F${path}`;
  expect(text.value).toMatch(
    new RegExp(
      `^Results\\n\\n\`\`\`chart\\n${link.replace('?', '\\?')}\\ntitle: Both runs\\nsize: half\\n\`\`\`\\n$`,
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const block = await screen.findByRole('region', { name: 'Both runs' });
  expect(block).toHaveAttribute('data-half', 'true');
  await waitFor(() => expect(within(block).getAllByRole('figure')).toHaveLength(1));
});

test('the live chart of the notes of an experiment shows this run (E14.5)', async () => {
  const { user } = await renderApp('/experiments/107/notes');
  const { text, dialog } = await openChartForm(user);
  expect(await dialog.findByRole('option', { name: /#107 /, selected: true })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  expect(text.value).toContain('```chart\n/experiments/107/overview\n```');
});

test('a chart of one experiment shows the metrics that its link names (F6)', async () => {
  await renderNote(block('chart', '/experiments/107/overview?metric=validation_loss'));
  await waitFor(() => expect(screen.getAllByRole('figure')).toHaveLength(1));
});
