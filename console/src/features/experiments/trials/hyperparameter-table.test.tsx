import { screen, waitFor, within } from '@testing-library/react';
import type { Sandbox } from '@trainyard/sandbox';
import { createExperiment, getExperimentTrials } from '@trainyard/sdk/calls';
import { expect, test, vi } from 'vitest';
import { clientOf } from '~/test/experiment-header';
import { withHeight } from '~/test/experiment-list';
import { newerSandbox } from '~/test/newer-sandbox';
import { demoSandbox, renderApp } from '~/test/render-app';

withHeight(200);

/** Starts an experiment, forked from another one if it is given. */
async function start(sandbox: Sandbox, hyperparameters: object, parentId?: number) {
  const client = await clientOf(sandbox);
  const isSearch = JSON.stringify(hyperparameters).includes('vals');
  const config = {
    name: 'compared',
    entrypoint: 'python3 train.py',
    hyperparameters,
    searcher: { name: isSearch ? 'grid' : 'single', metric: 'loss', max_length: { batches: 100 } },
    resources: { slots_per_trial: 0 },
  };
  const body = {
    config: JSON.stringify(config),
    projectId: 1,
    activate: true,
    ...(parentId === undefined ? {} : { parentId }),
  };
  const { experiment } = await createExperiment(client, { body });
  sandbox.clock.advance(3_600_000);
  const { trials } = await getExperimentTrials(client, { experimentId: experiment.id });
  return { id: experiment.id, trialId: trials[0]?.id ?? 0 };
}

const tableRows = async () => {
  const table = await screen.findByRole('table', { name: 'Hyperparameters' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(0, -1).map((each) => each.textContent));
};

const nothing = '–';

test.each([
  ['0.23.4', demoSandbox],
  ['0.38.1', newerSandbox],
] as const)(
  'on %s a fork shows what it changed; the search, the changes and the copies follow',
  async (_, open) => {
    const sandbox = open();
    const parent = await start(sandbox, { lr: 0.1, depth: 2, gone: 'x' });
    const { id } = await start(sandbox, { lr: 0.2, depth: 2, added: true }, parent.id);
    const { user, router } = await renderApp(`/experiments/${id}/hyperparameters`, { sandbox });
    await screen.findByRole('columnheader', { name: `Experiment ${parent.id}` });
    await waitFor(async () =>
      expect(await tableRows()).toEqual([
        ['added', 'true', nothing],
        ['depth', '2', 'same'],
        ['gone', nothing, 'x'],
        ['lr', '0.2', '0.1'],
      ]),
    );
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy the value of lr' }));
    expect(copied).toHaveBeenLastCalledWith('0.2');
    await user.click(screen.getByRole('radio', { name: 'Changed 3' }));
    await waitFor(async () => expect(await tableRows()).toHaveLength(3));
    expect(router.state.location.search).toMatchObject({ hpRows: 'parent' });
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await user.click(await screen.findByRole('menuitem', { name: 'As YAML' }));
    expect(copied).toHaveBeenLastCalledWith('added: true\nlr: 0.2\n');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await user.click(await screen.findByRole('menuitem', { name: 'As JSON' }));
    expect(copied).toHaveBeenLastCalledWith('{\n  "added": true,\n  "lr": 0.2\n}');
    await user.type(screen.getByRole('searchbox', { name: 'Search hyperparameters' }), 'LR');
    await waitFor(async () => expect(await tableRows()).toEqual([['lr', '0.2', '0.1']]));
    await user.type(screen.getByRole('searchbox', { name: 'Search hyperparameters' }), 'zz');
    expect(await screen.findByText('No hyperparameters match')).toBeVisible();
  },
);

test('a trial of a search shows the values of the other trials', async () => {
  const sandbox = demoSandbox();
  const lr = { type: 'categorical', vals: [0.1, 0.2, 0.3] };
  const { id, trialId } = await start(sandbox, { lr, depth: 2 });
  await renderApp(`/experiments/${id}/trials/${trialId}/hyperparameters?hpRows=search`, {
    sandbox,
  });
  await waitFor(async () => {
    const [[name, value, others] = [], ...rest] = await tableRows();
    expect(rest).toEqual([]);
    expect([name, value, others].join(' ')).toMatch(/^lr 0\.[123] 0\.[123], 0\.[123]$/);
  });
});

test('a parent that cannot be read, or is not there, leaves the hyperparameters', async () => {
  const sandbox = demoSandbox();
  const parent = await start(sandbox, { lr: 0.1 });
  const { id } = await start(sandbox, { lr: 0.2 }, parent.id);
  let isFailing = true;
  const { user } = await renderApp(`/experiments/${id}/hyperparameters`, {
    sandbox,
    answer: (request) => {
      const { searchParams } = new URL(request.url);
      if (!searchParams.has('experimentIdFilter.incl')) return undefined;
      return isFailing
        ? Response.json({ error: { code: 13, error: 'broken' } }, { status: 500 })
        : Response.json({ experiments: [], pagination: { total: 0 } });
    },
  });
  expect(await screen.findByText(`Unable to fetch Experiment ${parent.id}`)).toBeVisible();
  expect(await tableRows()).toEqual([['lr', '0.2', '']]);
  isFailing = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(
    await screen.findByText(`Experiment ${parent.id} does not exist, or you may not see it.`),
  ).toBeVisible();
});
