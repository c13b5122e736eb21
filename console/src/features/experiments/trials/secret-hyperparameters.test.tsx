import { screen, waitFor } from '@testing-library/react';
import { createExperiment, getExperimentTrials } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { clientOf } from '~/test/experiment-header';
import { withHeight } from '~/test/experiment-list';
import { demoSandbox, renderApp } from '~/test/render-app';

withHeight(200);

const planted = /planted/;

/** A search whose hyperparameters hold secrets, with its trials. */
async function startSearch() {
  const sandbox = demoSandbox();
  const client = await clientOf(sandbox);
  const keys = ['planted-one', 'planted-two'];
  const config = {
    name: 'with secrets',
    entrypoint: 'python3 train.py',
    hyperparameters: {
      api_key: { type: 'categorical', vals: keys },
      login: { password: 'planted-three' },
      lr: { type: 'categorical', vals: [0.1, 0.2] },
    },
    searcher: { name: 'grid', metric: 'loss', max_length: { batches: 100 } },
    resources: { slots_per_trial: 0 },
  };
  const body = { config: JSON.stringify(config), projectId: 1, activate: true };
  const { experiment } = await createExperiment(client, { body });
  sandbox.clock.advance(3_600_000);
  const { trials } = await getExperimentTrials(client, { experimentId: experiment.id });
  return { sandbox, id: experiment.id, trial: trials[0]?.id ?? 0 };
}

test.each([
  ['the list', () => '/projects/1/experiments?columns=hp.api_key&columns=hp.login.password'],
  ['the table of trials', ({ id }) => `/experiments/${id}/trials`],
  ['a trial', ({ id, trial }) => `/experiments/${id}/trials/${trial}/hyperparameters`],
  ['the learning curve', ({ id }) => `/experiments/${id}/visualization/learning-curve`],
  ['parallel coordinates', ({ id }) => `/experiments/${id}/visualization/hp-parallel-coordinates`],
] satisfies [string, (search: { id: number; trial: number }) => string][])(
  'hyperparameters with the name of a secret are masked in %s',
  async (_, addressOf) => {
    const { sandbox, ...search } = await startSearch();
    await renderApp(addressOf(search), { sandbox });
    await waitFor(() => expect(document.body).toHaveTextContent('*****'));
    expect(document.body.innerHTML).not.toMatch(planted);
    expect(screen.queryAllByTitle(planted)).toEqual([]);
  },
);
