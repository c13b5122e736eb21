import { screen, waitFor, within } from '@testing-library/react';
import { toastStore } from '@trainyard/ui/lib/toast-store';
import { expect, test } from 'vitest';
import { lastBody, toasts } from '~/test/outcome';
import { renderApp } from '~/test/render-app';

const agents = () => screen.findByRole('table', { name: 'Agents' });

test('an agent is drained without a confirmation, is shown as draining, and Undo enables it again', async () => {
  const { user, requests } = await renderApp('/clusters');
  const cards = within(await screen.findByRole('list', { name: 'Resource Pools' }));
  const [first] = await cards.findAllByRole('link', { name: /: running · / });
  const card = first?.closest('div') ?? document.body;
  const id = within(card).getByRole('link', { name: /^Slots of/ }).textContent ?? '';
  const table = within(await agents());
  await user.click(table.getByLabelText(`Actions for ${id}`));
  await user.click(await screen.findByRole('menuitem', { name: 'Drain' }));
  await waitFor(() => expect(toasts()).toContain(`${id} accepts no new work`));
  expect(await lastBody(requests, /\/disable$/)).toMatchObject({ drain: true });
  const row = () => within(table.getByRole('row', { name: new RegExp(id) }));
  await waitFor(() => expect(row().queryByText('Enabled')).toBeNull());
  const drainingLinks = await cards.findAllByRole('link', { name: /: running, draining · / });
  expect(drainingLinks.length).toBeGreaterThan(0);
  expect(
    cards.getByRole('link', { name: new RegExp(`^Slots of ${id}: .*\\d draining`) }),
  ).toBeVisible();
  toastStore.getSnapshot().at(-1)?.action?.run();
  await waitFor(() => expect(row().getByText('Enabled')).toBeVisible());
});

test('several agents are switched together, after a confirmation that names their jobs', async () => {
  const { user, requests } = await renderApp('/clusters');
  const table = within(await agents());
  for (const id of ['agent-01', 'agent-02'])
    await user.click(table.getByRole('checkbox', { name: `Select ${id}` }));
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  expect(bar.getByRole('button', { name: 'Enable' }).dataset.tooltip).toBe('It is enabled.');
  await user.click(bar.getByRole('button', { name: 'Disable' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Disable 2 agents' }),
  );
  const jobs = await dialog.findByRole('list', { name: 'What runs there' });
  expect(jobs).toHaveTextContent(/llm-sft-7b.*8 slots.*vit-b16-augmix.*4 slots/);
  await user.click(dialog.getByRole('button', { name: 'Disable 2 agents' }));
  await waitFor(() => expect(toasts()).toContain('Disabled 2 agents'));
  const sent = (end: string) =>
    requests.filter(({ method, url }) => method === 'POST' && url.endsWith(end)).length;
  expect(sent('/disable')).toBe(2);
  toastStore.getSnapshot().at(-1)?.action?.run();
  await waitFor(() => expect(sent('/enable')).toBe(2));
});

test('the slots of an agent are switched one by one', async () => {
  const { user, requests } = await renderApp('/agents/agent-06');
  const slots = within(await screen.findByRole('table', { name: 'Slots of agent-06' }));
  const [drain] = slots.getAllByRole('button', { name: /^Drain slot/ });
  if (!drain) throw new Error('no slot');
  const label = drain.getAttribute('aria-label')?.replace('Drain', 'Enable') ?? '';
  await user.click(drain);
  expect(await slots.findByRole('button', { name: label })).toBeVisible();
  expect(requests.some(({ url }) => /\/slots\/[^/]+\/disable$/.test(url))).toBe(true);
});

test('a user without permission sees agents but cannot change them', async () => {
  const { user } = await renderApp('/clusters', { as: 'jtan' });
  const table = within(await agents());
  await user.click(table.getByRole('button', { name: 'Actions for agent-01' }));
  await screen.findByRole('menuitem', { name: 'Why are actions missing?' });
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  await user.keyboard('{Escape}');
  await user.click(table.getByRole('link', { name: 'agent-01' }));
  expect(await screen.findByRole('table', { name: 'Slots of agent-01' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Enable|Drain|Disable)/ })).toBeNull();
});

test('an agent is disabled after a confirmation, and counts so on its card, in the facts and in the side bar', async () => {
  const { user, queryClient, requests } = await renderApp('/clusters');
  const cards = within(await screen.findByRole('list', { name: 'Resource Pools' }));
  const card = within(
    cards.getByRole('heading', { name: /t4-pool/ }).closest('li') ?? document.body,
  );
  const used = () => Number(/(\d+) \/ 16$/.exec(card.getByRole('heading').textContent ?? '')?.[1]);
  const before = used();
  const row = card.getByRole('link', { name: /^Slots of agent-06: / });
  const usedSlots = Number(/: (\d+) of 8 in use$/.exec(row.getAttribute('aria-label') ?? '')?.[1]);
  await user.click(screen.getByRole('button', { name: 'Actions for agent-06' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Disable...' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Disable agent-06' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  await waitFor(() => expect(toasts()).toContain('agent-06 disabled'));
  expect(await lastBody(requests, /\/disable$/)).toMatchObject({ drain: false });
  expect(await within(await agents()).findByText('Disabled')).toBeVisible();
  await card.findByRole('link', { name: 'Slots of agent-06: 0 of 8 in use, 8 disabled' });
  await queryClient.refetchQueries();
  expect(used()).toBeLessThanOrEqual(before);
  expect(used()).toBeGreaterThanOrEqual(before - usedSlots);
  expect(card.getByRole('img', { name: /^Slots of t4-pool: .*Disabled 8/ })).toBeVisible();
  const share = (text: string | null | undefined) =>
    /(\d+) \/ (\d+)/
      .exec(text ?? '')
      ?.slice(1)
      .map(Number);
  const facts = ['CUDA', 'CPU'].map((type) =>
    share(
      screen.getByText(`${type} Slots Allocated`, { selector: 'dt' }).nextElementSibling
        ?.textContent,
    ),
  );
  const sums = [0, 1].map((at) => facts.reduce((sum, fact) => sum + (fact?.[at] ?? 0), 0));
  const bar = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(share((await bar.findByText(/^\d+ \/ \d+$/)).textContent)).toEqual(sums);
  expect(sums[1]).toBe(56);
});
