import { screen, waitFor, within } from '@testing-library/react';
import { createExperiment, getExperiment } from '@trainyard/sdk/calls';
import type { Experiment } from '@trainyard/sdk/types';
import { expect, test } from 'vitest';
import {
  clientOf,
  isDone,
  isRunningSearch,
  isRunningTrial,
  openHeader,
  openPage,
} from '~/test/experiment-header';
import { demoSandbox, renderApp } from '~/test/render-app';
import { searcherText } from './experiment-header';

const isQueued = ({ state }: Experiment) => state === 'STATE_QUEUED';
const jobLink = () => screen.queryByTitle('Job info');

test('its position in the queue links to the jobs', async () => {
  const { user, router } = await openHeader(isQueued);
  const link = await screen.findByTitle('Job info');
  expect(link.textContent).toMatch(/ahead of this one$/);
  await user.click(link);
  await waitFor(() => expect(router.state.location.pathname).toBe('/clusters'));
});

test('an ended experiment has no position in the queue', async () => {
  await openHeader((experiment) => isDone(experiment));
  expect(jobLink()).toBeNull();
});

test('the head names a single trial, and the searcher and metric of a search (E14.9)', async () => {
  const single = await openPage(isRunningTrial);
  // a list knows less of it
  const [trialId] = (await single.read(single.experiment.id))?.trialIds ?? [];
  expect(await screen.findByText(`Trial ${trialId}`, { selector: 'li > span' })).toBeVisible();
  // it is not queued
  expect(jobLink()).toBeNull();
  // its start says how long it runs, without a text that changes its width each second (E14.8)
  const facts = screen.getByText(/^started/).closest('ul');
  expect(facts).not.toHaveTextContent('running');
  expect(await screen.findByText('Slot-hours', { selector: 'dt' })).toBeVisible();
  // a script says nothing of it
  expect(screen.queryByText('Last Runner State')).toBeNull();
  single.unmount();
  const search = await openHeader(isRunningSearch, { sandbox: single.sandbox });
  const searcher = searcherText(search.experiment);
  expect(await screen.findByText(searcher, { selector: 'li > span' })).toBeVisible();
});

const continued = (trialId: number) => `
name: goes on
entrypoint: python3 train.py
searcher: { name: single, metric: loss, max_length: { batches: 100 }, source_trial_id: ${trialId} }
`;

test('an experiment that continues a trial links to the trial and to its experiment', async () => {
  const sandbox = demoSandbox();
  const client = await clientOf(sandbox);
  const { experiment: source } = await getExperiment(client, { experimentId: 113 });
  const trialId = source?.trialIds[0] ?? 0;
  const body = { config: continued(trialId), projectId: 2, parentId: 113 };
  const { experiment } = await createExperiment(client, { body });
  const { user, router } = await renderApp(`/experiments/${experiment.id}`, { sandbox });
  const fact = within((await screen.findByText(/^continued from/)).closest('li') ?? document.body);
  expect(fact.getByRole('link', { name: '#113' })).toBeVisible();
  await user.click(fact.getByRole('link', { name: `Trial ${trialId}` }));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/experiments/113/trials/${trialId}/overview`),
  );
});

test('the pause of updates has another sign than that of training (E10)', async () => {
  await openHeader((each) => isRunningTrial(each));
  const shapesOf = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    return [...button.querySelectorAll('svg > *')].map((shape) => shape.outerHTML);
  };
  const [updates, training] = [await shapesOf('Pause updates'), await shapesOf('Pause')];
  expect(updates).not.toHaveLength(0);
  expect(training).not.toHaveLength(0);
  expect(updates).not.toEqual(training);
});
