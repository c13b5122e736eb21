import { screen, waitFor, within } from '@testing-library/react';
import type { Sandbox } from '@trainyard/sandbox';
import { getExperiment, patchExperiment } from '@trainyard/sdk/calls';
import { withChartSize } from '@trainyard/ui/test/chart-size';
import { expect, test } from 'vitest';
import { clientOf } from '~/test/experiment-header';
import { newerSandbox } from '~/test/newer-sandbox';
import { demoSandbox, renderApp } from '~/test/render-app';

withChartSize();

async function otherSession(sandbox: Sandbox) {
  const other = await clientOf(sandbox);
  return {
    read: async (experimentId: number) => (await getExperiment(other, { experimentId })).experiment,
    write: (experimentId: number, notes: string) =>
      patchExperiment(other, { experimentId, body: { notes } }),
  };
}

const search = 113;

test.each([
  ['0.23.4', demoSandbox],
  ['0.38.1', newerSandbox],
] as const)(
  'on %s a note on a trial of a search is on its curve; a click edits it',
  async (_, createSandbox) => {
    const sandbox = createSandbox();
    const other = await otherSession(sandbox);
    const [trialId = 0] = (await other.read(search)).trialIds ?? [];
    const line = `- trial ${trialId}, batch 100: <b>odd</b>`;
    await other.write(search, `${line}\n- batch 100: of no trial`);
    const { user } = await renderApp(
      `/experiments/${search}/visualization/learning-curve?metric=training%7Closs`,
      { sandbox },
    );
    const mark = await screen.findByRole('button', {
      name: `Trial ${trialId}: <b>odd</b>, batch 100`,
    });
    // a square in the color of its curve
    expect(mark.querySelector('[style*="background"]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: /of no trial/ })).toBeNull();
    await user.click(mark);
    const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Edit note' }));
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), ' indeed');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: `Trial ${trialId}: <b>odd</b> indeed, batch 100` });
    expect((await other.read(search)).notes).toContain(`${line} indeed`);
  },
);

test('notes of compared experiments are on their curves; where no curve was pointed at, none is added, and with one alone it is', async () => {
  const sandbox = demoSandbox();
  const other = await otherSession(sandbox);
  await other.write(107, '- batch 3,000 · `lr`: warm');
  const first = await renderApp('/experiment-compare?id=107&id=108&filter=lr', { sandbox });
  await screen.findByRole('button', { name: /^Trial \d+: warm, batch 3,000$/ });
  const chart = within(await screen.findByRole('figure', { name: 'lr' }));
  await first.user.click(await chart.findByRole('button', { name: 'More for this chart' }));
  const item = await screen.findByRole('menuitem', { name: /^Add note at a batch/ });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  first.unmount();
  const { user } = await renderApp('/experiment-compare?id=107&filter=lr', { sandbox });
  await screen.findByRole('button', { name: /^Trial \d+: warm, batch 3,000$/ });
  const only = within(await screen.findByRole('figure', { name: 'lr' }));
  await user.click(await only.findByRole('button', { name: 'More for this chart' }));
  await screen.findByRole('menuitem', { name: /^Add note at a batch/ });
  await user.click(screen.getByRole('menuitem', { name: /^Add note at a batch/ }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Add note' }));
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'last');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(async () =>
    expect((await other.read(107)).notes).toMatch(/`lr`: warm\n- batch [\d,]+ · `lr`: last$/),
  );
});

test('on a chart of expressions are the notes without a chart, and those of the metrics that it reads', async () => {
  const sandbox = demoSandbox();
  const other = await otherSession(sandbox);
  await other.write(
    107,
    '- batch 100: everywhere\n- batch 3,000 · `lr`: warm\n- batch 2,000 · `grad_norm`: other',
  );
  const chart = encodeURIComponent('=training.lr * 2\ntraining.lr;pinned;title=Twice');
  const { user } = await renderApp(
    `/experiment-compare?id=107&id=108&filter=Twice&chart=${chart}`,
    { sandbox },
  );
  const figure = within(await screen.findByRole('figure', { name: 'Twice' }));
  await figure.findByRole('button', { name: /^Trial \d+: everywhere, batch 100$/ });
  await user.click(figure.getByRole('button', { name: /^Trial \d+: warm, batch 3,000$/ }));
  expect(await screen.findByRole('dialog', { busy: false, name: 'Edit note' })).toBeVisible();
  expect(figure.queryByRole('button', { name: /other/ })).toBeNull();
});

test('on the board beside a list of runs of 0.38.1 they are on the curves, too', async () => {
  const sandbox = newerSandbox();
  const other = await otherSession(sandbox);
  await other.write(107, '- batch 3,000: everywhere');
  const [trialId = 0] = (await other.read(107)).trialIds ?? [];
  await renderApp(`/projects/2/runs?sort=id%3Ddesc&board=${trialId}`, { sandbox });
  const name = `Trial ${trialId}: everywhere, batch 3,000`;
  expect((await screen.findAllByRole('button', { name })).length).toBeGreaterThan(0);
});

test('on the board beside a list they are on the curves, but not on means', async () => {
  const sandbox = demoSandbox();
  const other = await otherSession(sandbox);
  await other.write(107, '- batch 3,000: everywhere');
  const link = '/projects/2/experiments?sort=id%3Ddesc&board=107&board=108';
  const first = await renderApp(link, { sandbox });
  const marks = await screen.findAllByRole('button', { name: /^Trial \d+: everywhere/ });
  expect(marks.length).toBeGreaterThan(0);
  first.unmount();
  await renderApp(`${link}&boardBy=seeds`, { sandbox });
  await screen.findAllByRole('figure');
  expect(screen.queryByRole('button', { name: /^Trial \d+: everywhere/ })).toBeNull();
});
