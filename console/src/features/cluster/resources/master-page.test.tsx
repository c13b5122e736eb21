import { screen, waitFor, within } from '@testing-library/react';
import { getMasterConfig } from '@trainyard/sdk/calls';
import { codeIn } from '@trainyard/ui/test/code-editor';
import { expect, test } from 'vitest';
import { client } from '~/app/api';
import { masterQueries } from '~/data/master';
import { renderApp } from '~/test/render-app';

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('the configuration of the master is shown without secrets', async () => {
  await renderApp('/clusters/master');
  const { config } = await getMasterConfig(client, {});
  const [, key = ''] = /"signing_key":"(\w{8,})"/.exec(JSON.stringify(config)) ?? [];
  const text = await codeIn('Configuration of the master');
  expect(text).toContain('cluster_name: ');
  expect(text).toContain('signing_key: ');
  expect(key.length).toBeGreaterThan(7);
  expect(text).not.toContain(key);
});

test('after a failed poll the master is not said to answer', async () => {
  let isBroken = false;
  const answer = ({ url }: Request) =>
    isBroken && url.endsWith('/api/v1/master')
      ? Response.json({ code: 13, message: 'disk full', error: 'disk full' }, { status: 500 })
      : undefined;
  const { queryClient } = await renderApp('/clusters/master', { answer });
  expect(await screen.findByText('Answers')).toBeVisible();
  isBroken = true;
  await queryClient.refetchQueries({ queryKey: masterQueries.health().queryKey });
  const health = await screen.findByText('Does not answer');
  expect(health.parentElement).toHaveTextContent(/^Does not answer, last /);
  expect(screen.queryByText('Answers')).toBeNull();
  expect(screen.getByText('disk full')).toBeVisible();
});

test('the log level of the master can be changed, and no other setting', async () => {
  const { user, requests } = await renderApp('/clusters/master');
  const part = await region('Logging');
  await user.click(part.getByRole('combobox', { name: 'Log level' }));
  await user.click(await screen.findByRole('option', { name: 'debug' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'PATCH')).toBe(true));
  const body = await requests.find(({ method }) => method === 'PATCH')?.json();
  expect(body).toEqual({
    config: { log: { level: 'debug' } },
    fieldMask: { paths: ['log.level'] },
  });
  await waitFor(() =>
    expect(part.getByRole('combobox', { name: 'Log level' })).toHaveTextContent('debug'),
  );
});

test('agents that were lost lead to their pages; the log is searched for webhooks that failed', async () => {
  const at = (hoursAgo: number) => new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  const usage = {
    ...{ kind: 'agent', username: 'agent-77', experimentId: 0, userId: 0, labels: [] },
    ...{ seconds: 1, slots: 8, startTime: at(20), endTime: at(2) },
  };
  const line = (id: number, message: string) =>
    JSON.stringify({
      result: { logEntry: { id, message, timestamp: at(1), level: 'LOG_LEVEL_ERROR' } },
    });
  const lines = [line(1, 'could not send webhook'), line(2, 'no space left')].join('\n');
  const answer = ({ url }: Request) => {
    if (url.includes('allocation/raw')) return Response.json({ resourceEntries: [usage] });
    return url.includes('/master/logs') ? new Response(`${lines}\n`) : undefined;
  };
  await renderApp('/clusters/master', { answer });
  const lost = await region('Agents lost in 24 hours');
  const link = await lost.findByRole('link', { name: 'agent-77' });
  expect(link.getAttribute('href')).toContain('/agents/agent-77');
  const webhooks = await region('Webhook deliveries that failed');
  expect(await webhooks.findByText('could not send webhook')).toBeVisible();
  const others = await region('Warnings and errors of the master');
  expect(others.getByText('no space left')).toBeVisible();
  expect(others.queryByText('could not send webhook')).toBeNull();
});

test('the rest of the page stays when the log cannot be read', async () => {
  const answer = ({ url }: Request) =>
    url.includes('/master/logs') ? new Response('no', { status: 500 }) : undefined;
  await renderApp('/clusters/master', { answer });
  expect(await screen.findByText("Unable to fetch the master's log.")).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Logging' })).toBeVisible();
});

test('a user without permission to read the configuration has no tab and no page', async () => {
  await renderApp('/clusters', { as: 'jtan' });
  const tabs = within(await screen.findByRole('navigation', { name: 'Cluster' }));
  expect(tabs.getByRole('link', { name: 'Master Logs' })).toBeVisible();
  expect(tabs.queryByRole('link', { name: 'Master' })).toBeNull();
});
