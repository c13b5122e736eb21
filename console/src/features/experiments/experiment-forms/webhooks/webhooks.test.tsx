import { screen, waitFor, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { release038 } from '@trainyard/sandbox/v038';
import { readYaml } from '@trainyard/sdk/yaml';
import { expect, test, vi } from 'vitest';
import CopyDialog from '~/features/experiments/experiment-forms/copy/copy-dialog';
import {
  choose,
  clientOf,
  dialogOf,
  experimentOf,
  isRunningTrial,
  openPage,
} from '~/test/experiment-header';
import { newerSandbox } from '~/test/newer-sandbox';
import { lastBody } from '~/test/outcome';
import { demoSandbox, renderApp } from '~/test/render-app';
import { renderPart } from '~/test/render-part';

const condition = { state: 'ERROR' };
const hook = (id: number, change: object) => ({
  ...{ id, url: `https://hooks.example/${id}`, webhookType: 'WEBHOOK_TYPE_DEFAULT' },
  ...{ workspaceId: 0, mode: 'WEBHOOK_MODE_WORKSPACE' },
  triggers: [
    { id, triggerType: 'TRIGGER_TYPE_EXPERIMENT_STATE_CHANGE', condition, webhookId: id },
    { id: id + 50, triggerType: 'TRIGGER_TYPE_CUSTOM', condition: {}, webhookId: id },
  ],
  ...change,
});

const webhooks = [
  hook(1, { name: 'every end' }),
  hook(2, { name: 'pager', mode: 'WEBHOOK_MODE_SPECIFIC' }),
  hook(3, { name: 'elsewhere', workspaceId: 999 }),
];

const withHooks = () => ({
  sandbox: demoSandbox(release038),
  answer: ({ url, method }: Request) =>
    method === 'GET' && url.endsWith('/webhooks') ? Response.json({ webhooks }) : undefined,
});

test('an experiment shows the webhooks that fire for it, and the line of code that fires them', async () => {
  const { user, experiment } = await openPage(isRunningTrial, withHooks());
  await choose(user, 'Webhooks...');
  const dialog = await dialogOf(`Webhooks of experiment ${experiment.id}`);
  const firing = within(await dialog.findByRole('list', { name: 'Fire for it' }));
  expect(firing.getByText('every end')).toBeVisible();
  expect(firing.queryByText('pager')).toBeNull();
  const others = within(dialog.getByRole('list', { name: 'Do not fire for it' }));
  expect(others.getByText('pager')).toBeVisible();
  expect(dialog.queryByText('elsewhere')).toBeNull();
  expect(dialog.getByText(/^core_context\.alert/)).toBeVisible();
});

/** The fork dialog, without the page of its experiment. */
async function openFork(master: Parameters<typeof renderPart>[1]) {
  const experiment = await experimentOf(await clientOf(master.sandbox), isRunningTrial);
  const onClose = vi.fn();
  const part = <CopyDialog experiment={experiment} onClose={onClose} />;
  const { requests } = await renderPart(part, master);
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const dialog = await dialogOf(`Fork Experiment ${experiment.id}`);
  return { user, requests, dialog, onClose };
}

test('a fork subscribes to a webhook, or excludes itself from all', async () => {
  const { user, requests, dialog, onClose } = await openFork(withHooks());
  const pager = await dialog.findByRole('checkbox', { name: 'pager' });
  expect(dialog.getByText('1 webhook fires for every experiment here.')).toBeVisible();
  const none = dialog.getByRole('checkbox', { name: 'No webhook fires for this experiment' });
  await user.click(none);
  expect(pager).toHaveProperty('disabled', true);
  await user.click(none);
  await user.click(pager);
  expect(await dialog.findByText('The config is valid.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Fork' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const { config } = await lastBody(requests, '/api/v1/experiments');
  expect(readYaml(config)).toMatchObject({
    integrations: { webhooks: { webhook_name: ['pager'] } },
  });
});

test('another master has no choice of webhooks', async () => {
  const { dialog } = await openFork({ sandbox: demoSandbox() });
  expect(await dialog.findByText('The config is valid.')).toBeVisible();
  expect(dialog.queryByRole('group', { name: 'Webhooks' })).toBeNull();
});

test('who may not see the webhooks of the cluster is told so', async () => {
  const { answer } = withHooks();
  const { user } = await renderApp('/experiments/1', {
    as: 'editor',
    sandbox: newerSandbox({ scenario: 'rbac' }),
    answer,
  });
  await user.click(await screen.findByRole('button', { name: 'Fork' }));
  const fork = await dialogOf('Fork Experiment 1');
  expect(
    await fork.findByText('1 webhook that you may see fires for every experiment here.'),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  await choose(user, 'Webhooks...');
  const dialog = await dialogOf('Webhooks of experiment 1');
  expect(await dialog.findByText('Only webhooks that you may see are listed.')).toBeVisible();
});
