import { act, screen, waitFor, within } from '@testing-library/react';
import { putProjectNotes } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { client } from '~/app/api';
import { type RenderOptions, renderApp } from '~/test/render-app';

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

test('a chart of many metrics says that it shows six of them', async () => {
  const answer = ({ url }: Request) =>
    url.includes('metrics-stream/metric-names')
      ? new Response(
          `${JSON.stringify({ result: { searcherMetrics: ['m0'], validationMetrics: Array.from({ length: 8 }, (_, at) => `m${at}`), trainingMetrics: [] } })}\n`,
        )
      : undefined;
  await renderNote(block('chart', '/experiment-compare?id=108&id=107'), { answer });
  expect(await screen.findByText(/^6 of 8 metrics\./)).toBeVisible();
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
