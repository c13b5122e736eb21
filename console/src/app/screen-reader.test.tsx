import { virtual } from '@guidepup/virtual-screen-reader';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { listPath, rowOf, withHeight } from '~/test/experiment-list';
import { renderApp } from '~/test/render-app';

withHeight(200);

/** Returns what a screen reader says of a part of a page, from its beginning to its end or to a phrase. */
async function spoken(container: HTMLElement, maxPhrases: number, to?: RegExp): Promise<string[]> {
  await virtual.start({ container });
  onTestFinished(() => virtual.stop());
  const end = `end of ${await virtual.lastSpokenPhrase()}`;
  for (let count = 0; count < maxPhrases; count++) {
    await virtual.next();
    const phrase = await virtual.lastSpokenPhrase();
    if (phrase === end || to?.test(phrase)) break;
  }
  return virtual.spokenPhraseLog();
}

/** The places of phrases in their order; fails for one that is not said after the one before. */
function expectInOrder(phrases: readonly string[], expected: readonly (string | RegExp)[]) {
  let from = 0;
  for (const text of expected) {
    const at = phrases.findIndex(
      (phrase, index) =>
        index >= from && (typeof text === 'string' ? phrase === text : text.test(phrase)),
    );
    expect(at, `${text} after ${phrases.slice(0, from).at(-1)} in\n${phrases.join('\n')}`).not.toBe(
      -1,
    );
    from = at + 1;
  }
}

test('a screen reader reads a table: its name, its columns, then row by row', async () => {
  await renderApp('/models');
  const phrases = await spoken(await screen.findByRole('table', { name: 'Models' }), 60);
  expectInOrder(phrases, [
    'table, Models',
    'columnheader, ID',
    'columnheader, Name',
    'columnheader, Created, sorted in descending order',
    /^button, Table options/,
    /^row, 1 shelf-detector /,
    'cell, 1',
    'link, shelf-detector',
    'cell, Finds products on shelves',
  ]);
});

test('a screen reader reads the grid of experiments with selection, name and state', async () => {
  await renderApp(listPath);
  await rowOf('resnet50-lr-sweep');
  const phrases = await spoken(screen.getByRole('grid'), 130);
  expectInOrder(phrases, [
    /^grid, Experiments, .*multi-selectable/,
    /^columnheader, Select all/,
    'columnheader, Name, column index 3',
    'columnheader, Started, column index 9, sorted in descending order',
    /^row, Select resnet50-lr-sweep .* Running /,
    'checkbox, Select resnet50-lr-sweep, not checked',
    'gridcell, 113, column index 2',
    'link, resnet50-lr-sweep',
  ]);
});

test('a screen reader reads a dialog: its title, the fields in their order, then the buttons', async () => {
  const { user } = await renderApp('/models');
  await user.click(await screen.findByRole('button', { name: /new model/i }));
  expectInOrder(await spoken(await screen.findByRole('dialog', { busy: false }), 60), [
    'dialog, Create a new model',
    'heading, Create a new model, level 2',
    'button, Close',
    /^combobox, Workspace,/,
    'textbox, Model name',
    'textbox, Description (optional)',
    'button, Cancel',
    'button, Create, disabled',
    'end of dialog, Create a new model',
  ]);
});

test('a screen reader reads a log: its tools, then line by line with time and level', async () => {
  await renderApp('/experiments/1/trials/1/logs');
  await screen.findByText(/epoch 0 step 1,000/);
  const logs = screen.getByRole('region', { name: 'Logs of trial 1' });
  const line41 = /^button, Link to line 41,/;
  // how many lines are drawn before the fortieth differs
  expectInOrder(await spoken(logs, 1_500, line41), [
    'region, Logs of trial 1',
    /^textbox, Search the whole log/,
    /^button, Level all/,
    'button, Wrap lines, not pressed',
    'log, Logs of trial 1, not busy',
    /^button, Link to line 40,/,
    /^\d\d:\d\d:\d\d\.\d{3}$/,
    /^Level: Info/,
    /^epoch 0 step 1,000 /,
    line41,
  ]);
});
