import { act, screen, waitFor, within } from '@testing-library/react';
import { getExperiment, getExperiments } from '@trainyard/sdk/calls';
import { isSingleTrial } from '@trainyard/sdk/model';
import { expect, test } from 'vitest';
import { clientOf } from '~/test/experiment-header';
import { withHeight } from '~/test/experiment-list';
import { newerSandbox } from '~/test/newer-sandbox';
import { demoSandbox, renderApp } from '~/test/render-app';
import { meanSeries, withoutIdOf } from './board-groups';

withHeight();

const experiments = '/projects/2/experiments?sort=id%3Ddesc&board=5&board=7&board=3';
const runs = '/projects/2/runs?sort=id%3Ddesc';

const openBoard = async () => within(await screen.findByRole('complementary', { name: 'Board' }));

type Board = Awaited<ReturnType<typeof openBoard>>;
type User = Awaited<ReturnType<typeof renderApp>>['user'];

/** Names of the lines of the first chart, from its table. */
async function lineNames(board: Board, user: User): Promise<(string | null)[]> {
  const [chart] = await board.findAllByRole('figure');
  const figure = within(chart ?? expect.fail());
  if (!figure.queryByRole('table'))
    await user.click(await figure.findByRole('button', { name: 'View as table' }));
  const heads = await figure.findAllByRole('columnheader');
  return heads.slice(1).map(({ textContent }) => textContent);
}

const line = (id: number, y: number) => ({
  ...{ id: String(id), name: `line ${id}`, color: '--c1' },
  points: [{ x: 1, y }],
});

test('the base has its line beside the means, and no group has its id; alone in a group it is the line', () => {
  const groups = [
    { id: 1, name: 'a', rowIds: [1, 2] },
    { id: 3, name: 'b', rowIds: [3] },
  ];
  const lines = [line(1, 2), line(2, 4), line(3, 6)];
  const named = (base: number) =>
    meanSeries(withoutIdOf(groups, base), 'range', base)(lines).map(({ id, name }) => [id, name]);
  expect(named(1)).toEqual([
    ['2', 'a (n 2)'],
    ['3', 'b (n 1)'],
    ['1', 'line 1'],
  ]);
  expect(named(3)).toEqual([
    ['1', 'a (n 2)'],
    ['3', 'line 3'],
  ]);
  const [mean] = meanSeries(withoutIdOf(groups, 1), 'range', 1)(lines);
  expect(mean?.points).toEqual([{ x: 1, y: 3 }]);
});

test.each([
  ['experiments on 0.23.4', `${experiments}`, () => demoSandbox()],
  ['runs on 0.38.1', runs, newerSandbox],
] as const)(
  'of %s a base is selected: its line is named in every chart, and values have differences to it; Ctrl+Z undoes it',
  async (_, path, createSandbox) => {
    const { user, router } = await renderApp(path, { sandbox: createSandbox() });
    if (!path.includes('board='))
      await user.click(await screen.findByRole('button', { name: 'Board' }));
    const board = await openBoard();
    const select = await board.findByRole('combobox', { name: 'Base' });
    expect(select).toHaveTextContent('None');
    await user.click(select);
    const [, option] = await screen.findAllByRole('option');
    const name = option?.textContent ?? '';
    await user.click(option ?? expect.fail());
    const id = Number(/\((\d+)\)$/.exec(name)?.[1]);
    await waitFor(() => expect(router.state.location.search).toMatchObject({ boardBase: id }));
    expect(await lineNames(board, user)).toContain(`Base: ${name}`);
    const button = board.getByRole('button', { name: `Compare the others with ${name}` });
    expect(button.getAttribute('aria-pressed')).toBe('true');
    const row = button.closest('tr') ?? expect.fail();
    // the first of the table
    expect(row.parentElement?.firstElementChild).toBe(row);
    expect(within(row).getAllByText('base').length).toBeGreaterThan(0);
    const others = board.getAllByRole('button', { name: /^Compare the others with/ });
    await waitFor(() => {
      const texts = others.map((each) => each.closest('tr')?.textContent);
      expect(texts.some((text) => /[+−]\d/.test(text ?? ''))).toBe(true);
    });
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('boardBase'));
    expect(await lineNames(board, user)).not.toContain(`Base: ${name}`);
  },
);

test('a row that left the board stays the base until its button is pressed again; grouped, its line is beside the means', async () => {
  const { user, router } = await renderApp(`${experiments}&boardBase=7`);
  const board = await openBoard();
  const eye = await board.findByRole('button', { name: 'Draw experiment 7 on the board' });
  await user.click(eye);
  await waitFor(() => expect(router.state.location.search).toMatchObject({ board: [5, 3] }));
  await waitFor(async () => expect((await lineNames(board, user))[0]).toMatch(/^Base: .* \(7\)$/));
  await act(async () =>
    router.navigate({ to: '.', search: (all: object) => ({ ...all, boardBy: 'seeds' }) as object }),
  );
  await waitFor(async () =>
    expect(
      (await lineNames(board, user)).filter((name) => / \(n \d\)$/.test(name ?? '')),
    ).not.toEqual([]),
  );
  expect((await lineNames(board, user)).at(-1)).toMatch(/^Base: .* \(7\)$/);
  await user.click(board.getByRole('button', { name: /^Compare the others with .* \(7\)$/ }));
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('boardBase'));
});

test('a base that does not exist is reported; one that cannot be read is named, with Retry', async () => {
  let isFailing = true;
  const isOfBase = ({ url }: Request) => /"value":(7|99999)\b/.test(decodeURIComponent(url));
  const { user, router } = await renderApp(
    '/projects/2/experiments?sort=id%3Ddesc&board=5&boardBase=7',
    {
      answer: (request) =>
        isFailing && request.url.includes('/experiments-search') && isOfBase(request)
          ? Response.json({ code: 7, message: 'not yours' }, { status: 403 })
          : undefined,
    },
  );
  const board = await openBoard();
  expect(await board.findByText(/not yours/)).toBeVisible();
  expect((await board.findAllByRole('figure')).length).toBeGreaterThan(0);
  isFailing = false;
  await user.click(board.getByRole('button', { name: 'Retry' }));
  expect((await lineNames(board, user))[0]).toMatch(/^Base: .* \(7\)$/);
  await act(async () =>
    router.navigate({ to: '.', search: (all: object) => ({ ...all, boardBase: 99999 }) as object }),
  );
  expect(await screen.findByText(/There is no experiment 99999 that you may see/)).toBeVisible();
});

test.each([
  ['experiments on 0.23.4', `${experiments}`, () => demoSandbox()],
  ['runs on 0.38.1', runs, newerSandbox],
] as const)(
  'of %s any other run may be the base, by its name or number; Ctrl+Z undoes it',
  async (_, path, createSandbox) => {
    const sandbox = createSandbox();
    const other = await clientOf(sandbox);
    const all = (await getExperiments(other, { states: ['STATE_COMPLETED'] })).experiments;
    // in another project, so in no row of the list
    const elsewhere = all.find((each) => each.projectId !== 2 && isSingleTrial(each));
    const { id = 0, name = '' } = elsewhere ?? {};
    const [trialId = 0] = (await getExperiment(other, { experimentId: id })).experiment.trialIds;
    const isOfRuns = path === runs;
    const { user, router } = await renderApp(path, { sandbox });
    if (isOfRuns) await user.click(await screen.findByRole('button', { name: 'Board' }));
    const board = await openBoard();
    await user.click(await board.findByRole('combobox', { name: 'Base' }));
    await user.click(await screen.findByRole('option', { name: 'Another run...' }));
    const dialog = within(
      await screen.findByRole('dialog', { busy: false, name: 'Base run of all charts' }),
    );
    await user.type(await dialog.findByRole('searchbox', { name: 'Name or ID' }), String(id));
    await user.click(await dialog.findByRole('button', { name: new RegExp(`\\D${id}$`) }));
    const boardBase = isOfRuns ? trialId : id;
    await waitFor(() => expect(router.state.location.search).toMatchObject({ boardBase }));
    const lineName = `Base: ${name} (${boardBase})`;
    await waitFor(async () => expect(await lineNames(board, user)).toContain(lineName));
    expect(board.getByRole('combobox', { name: 'Base' })).toHaveTextContent(name);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('boardBase'));
  },
);
