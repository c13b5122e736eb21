import { screen, waitFor, within } from '@testing-library/react';
import { release038 } from '@trainyard/sandbox/v038';
import type { Experiment } from '@trainyard/sdk/types';
import { codeIn, typeCode } from '@trainyard/ui/test/code-editor';
import { expect, test } from 'vitest';
import { openPage } from '~/test/experiment-header';
import { newerSandbox } from '~/test/newer-sandbox';
import { demoSandbox, type RenderOptions, renderApp } from '~/test/render-app';

/** Answers for a master that has these policies, by place and kind of work. */
const answerOf = (policies: Record<string, object>) => (request: Request) => {
  const place = /\/config-policies\/(.+)$/.exec(new URL(request.url).pathname)?.[1];
  if (place === undefined || request.method !== 'GET') return undefined;
  const configPolicies = policies[place];
  return configPolicies && Response.json({ configPolicies });
};

/** A page of such a master. */
const renderBound = (
  path: string,
  policies: Record<string, object> = {},
  options: RenderOptions = {},
) => renderApp(path, { sandbox: demoSandbox(release038), answer: answerOf(policies), ...options });

const ofCluster = 'Policies of the cluster';

const sent = (requests: Request[], method: string) =>
  requests.filter((each) => each.method === method && each.url.includes('/config-policies/'));

test('policies of the cluster are written, checked, applied and deleted', async () => {
  const { user, requests } = await renderBound('/clusters/policies');
  await typeCode(ofCluster, 'limits: {}');
  expect(
    await screen.findByText(
      'limits is not a key of policies: the keys are invariant_config and constraints.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-disabled', 'true');
  await typeCode(ofCluster, 'constraints:\n  resources:\n    max_slots: 4\n');
  const after = within(await screen.findByRole('complementary', { name: 'After applying' }));
  expect(await after.findByText('At most 4 slots')).toBeVisible();
  const effect = within(screen.getByRole('complementary', { name: 'In effect' }));
  expect(effect.queryByText('At most 4 slots')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Apply policies' }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Configuration policies updated.')).toBeVisible();
  expect(await effect.findByText('At most 4 slots')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Delete...' }));
  const again = within(await screen.findByRole('dialog', { busy: false, name: 'Delete policies' }));
  await user.click(again.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No policies are in effect.')).toBeVisible();
  expect(sent(requests, 'DELETE').map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/v1/config-policies/global/EXPERIMENT',
  ]);
});

test('a draft is shown beside what is in effect, never as that (real-masters M-2)', async () => {
  await renderBound('/workspaces/2/policies', {
    'workspaces/2/EXPERIMENT': {
      constraints: { resources: { max_slots: 4 } },
      invariant_config: { debug: true },
    },
  });
  const effect = within(await screen.findByRole('complementary', { name: 'In effect' }));
  const expectStored = async () => {
    expect(await effect.findByText('At most 4 slots')).toBeVisible();
    expect(effect.queryByText('At most 9 slots')).toBeNull();
  };
  await expectStored();
  const editor = 'Policies of workspace Vision';
  await typeCode(editor, 'constraints:\n  resources:\n    max_slots: 9\n');
  const after = within(await screen.findByRole('complementary', { name: 'After applying' }));
  await expectStored();
  expect(after.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '− At most 4 slots+ At most 9 slots',
    '− debug: true',
  ]);
  // a text that cannot be applied has no effect to show
  await typeCode(editor, 'nonsense: 4');
  await waitFor(() =>
    expect(screen.queryByRole('complementary', { name: 'After applying' })).toBeNull(),
  );
  await expectStored();
});

test('a conflict with the cluster shows the message of the master', async () => {
  const sandbox = demoSandbox(release038);
  const { user } = await renderBound('/clusters/policies', {}, { sandbox });
  await typeCode(ofCluster, 'constraints:\n  resources:\n    max_slots: 2\n');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  const first = within(await screen.findByRole('dialog', { busy: false, name: 'Apply policies' }));
  await user.click(first.getByRole('button', { name: 'Apply' }));
  await screen.findByText('Configuration policies updated.');
  await user.click(screen.getByRole('link', { name: 'Workspaces' }));
  await user.click(await screen.findByRole('link', { name: /^Vision/ }));
  await user.click(await screen.findByRole('link', { name: 'Policies' }));
  await typeCode(
    'Policies of workspace Vision',
    'invariant_config:\n  resources:\n    slots_per_trial: 8\n',
  );
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  const second = within(await screen.findByRole('dialog', { busy: false, name: 'Apply policies' }));
  await user.click(second.getByRole('button', { name: 'Apply' }));
  expect(await second.findByRole('alert')).toHaveTextContent(
    /workspace invariant_config conflicts with global constraints/,
  );
});

test('typed policies are not lost when the user opens another tab or page', async () => {
  const { user, router } = await renderBound('/clusters/policies');
  await typeCode(ofCluster, 'constraints: {}');
  await user.click(screen.getByRole('radio', { name: 'Tasks' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Unsaved content' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(router.state.location.search).toEqual({});
  expect(await codeIn(ofCluster)).toBe('constraints: {}');
});

test('a user without permission to edit reads the policies, and sees the reason', async () => {
  const policies = { 'global/EXPERIMENT': { constraints: { priority_limit: 30 } } };
  await renderBound('/clusters/policies', policies, { as: 'jtan' });
  expect(await codeIn(ofCluster)).toContain('priority_limit: 30');
  expect(screen.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Why?' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete...' })).toBeNull();
});

test('a user with roles in only one workspace does not read the policies of the cluster', async () => {
  const sandbox = newerSandbox({ scenario: 'rbac' });
  const options = { sandbox, as: 'editor' };
  const { user, requests } = await renderApp('/experiments/1/overview', options);
  await user.click(await screen.findByRole('button', { name: /^Fork/ }));
  await screen.findByRole('dialog', { busy: false, name: 'Fork Experiment 1' });
  await waitFor(() =>
    expect(sent(requests, 'GET').map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/v1/config-policies/workspaces/2/EXPERIMENT',
    ]),
  );
});

test('a user with roles in only one workspace has no page of policies of the cluster', async () => {
  await renderApp('/clusters/policies', {
    sandbox: newerSandbox({ scenario: 'rbac' }),
    as: 'editor',
  });
  expect(await screen.findByText("Page not found or you don't have access")).toBeVisible();
});

test('policies that cannot be read are requested again', async () => {
  let isDown = true;
  const answer = ({ url }: Request) =>
    isDown && url.includes('/config-policies/')
      ? Response.json({ error: { code: 13, error: 'out of order' } }, { status: 500 })
      : undefined;
  const { user } = await renderBound('/clusters/policies?work=tasks', {}, { answer });
  expect(await screen.findByText('Unable to fetch the policies.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await codeIn(ofCluster)).toBe('');
});

test('a master without policies has no page of them', async () => {
  const { router } = await renderApp('/workspaces/2/policies');
  expect(router.state.location.pathname).toBe('/workspaces/2/projects');
  expect(screen.queryByRole('link', { name: 'Policies' })).toBeNull();
});

const bound = {
  'global/EXPERIMENT': { invariant_config: { name: 'by <b>policy</b>' } },
  'workspaces/2/EXPERIMENT': { constraints: { resources: { max_slots: 0 } } },
  'workspaces/2/NTSC': { constraints: { resources: { max_slots: 2 } } },
};

test('a fork shows the values that policies set and their owner, and is not sent beyond a limit', async () => {
  const { user, requests } = await renderBound('/experiments/113/overview', bound);
  await user.click(await screen.findByRole('button', { name: /^Fork/ }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Fork Experiment 113' }),
  );
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Experiment name' })).toHaveValue(
      'by <b>policy</b>',
    ),
  );
  expect(dialog.getByText('Set by the policy of the cluster.')).toBeVisible();
  expect(dialog.getByText('set by workspace Vision')).toBeVisible();
  expect(dialog.getByRole('alert')).toHaveTextContent(
    /resources.slots_per_trial is \d+: the policy of workspace Vision allows at most 0 slots\./,
  );
  await user.click(dialog.getByRole('button', { name: 'Fork' }));
  const created = requests.filter(
    ({ method, url }) => method === 'POST' && url.endsWith('/api/v1/experiments'),
  );
  for (const request of created)
    expect(await request.clone().json()).toMatchObject({ validateOnly: true });
});

test('a launch beyond the limit of a workspace is not sent', async () => {
  const { user, requests } = await renderBound('/workspaces/2/tasks', bound);
  await user.click(await screen.findByRole('button', { name: 'Launch JupyterLab' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Launch JupyterLab' }),
  );
  expect(await dialog.findByText('At most 2 slots')).toBeVisible();
  const slots = dialog.getByRole('spinbutton', { name: 'Slots' });
  await user.clear(slots);
  await user.type(slots, '3');
  expect(dialog.getByRole('alert')).toHaveTextContent(
    'resources.slots is 3: the policy of workspace Vision allows at most 2 slots.',
  );
  await user.click(dialog.getByRole('button', { name: 'Launch' }));
  expect(requests.some(({ method, url }) => method === 'POST' && /notebooks$/.test(url))).toBe(
    false,
  );
});

test('continuing in place shows the values that policies set, and is not sent beyond a limit', async () => {
  const isDoneInVision = ({ searcherType, state, archived, workspaceId }: Experiment) =>
    searcherType === 'single' && state === 'STATE_COMPLETED' && !archived && workspaceId === 2;
  const { user, requests } = await openPage(isDoneInVision, {
    sandbox: demoSandbox(release038),
    answer: answerOf(bound),
  });
  await user.click(await screen.findByRole('button', { name: 'Resume' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: /^Resume experiment/ }),
  );
  expect(await dialog.findByText('set by workspace Vision')).toBeVisible();
  expect(dialog.getByRole('alert')).toHaveTextContent(
    /resources.slots_per_trial is \d+: the policy of workspace Vision allows at most 0 slots\./,
  );
  await user.click(dialog.getByRole('button', { name: 'Resume' }));
  expect(requests.some(({ url }) => url.endsWith('/experiments/continue'))).toBe(false);
});

test('a TensorBoard shows the limits of the workspace of its experiments', async () => {
  const { user } = await renderBound('/workspaces/2/tasks', bound);
  await user.click(await screen.findByRole('button', { name: 'Launch another task' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Launch TensorBoard' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Launch TensorBoard' }),
  );
  expect(dialog.queryByText('Set by policies')).toBeNull();
  await user.type(dialog.getByRole('combobox', { name: 'Experiments' }), '113');
  await user.click(await dialog.findByRole('option', { name: /#113 / }));
  expect(await dialog.findByText('At most 2 slots')).toBeVisible();
});
