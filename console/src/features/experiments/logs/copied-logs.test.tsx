import { screen, waitFor, within } from '@testing-library/react';
import { createTransport, getNotebooks, getTask, login } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { demoSandbox, renderApp } from '~/test/render-app';

async function firstNotebook() {
  const sandbox = demoSandbox();
  const { fetch } = sandbox;
  const open = createTransport({ baseUrl: location.origin, fetch });
  const { token } = await login(open, { body: { username: 'admin', password: '' } });
  const client = createTransport({ baseUrl: location.origin, fetch, auth: token });
  const { notebooks } = await getNotebooks(client, {});
  const id = notebooks[0]?.id ?? '';
  return { sandbox, id, task: await getTask(client, { taskId: id }) };
}

/** The code that a view copies, in two languages. */
async function copied({ user }: Awaited<ReturnType<typeof renderApp>>) {
  await user.click(await screen.findByRole('button', { name: 'Copy view as...' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Copy view as' }));
  const code = await dialog.findByRole('region', { name: 'Code' });
  const curl = code.textContent;
  await user.click(dialog.getByRole('radio', { name: 'trainyard' }));
  await waitFor(() => expect(code.textContent).toMatch(/^trainyard /));
  return { curl, trainyard: code.textContent };
}

test('the log of a task is copied as its first request, with its filters', async () => {
  const { sandbox, id } = await firstNotebook();
  const app = await renderApp(`/jupyter-lab/${id}/logs?text=jupyter`, { sandbox });
  await screen.findByRole('log', { name: `Logs of task ${id}` });
  const { curl, trainyard } = await copied(app);
  expect(curl).toContain(`/api/v1/tasks/${id}/logs?`);
  for (const part of ['limit=100', 'orderBy=ORDER_BY_DESC', 'searchText=jupyter'])
    expect(curl).toContain(part);
  const addresses = app.requests.map(({ url }) => url);
  expect(addresses).toContain(/'(http[^']+)'/.exec(curl)?.[1]);
  expect(trainyard).toContain(`trainyard task logs --tail 100 ${id} -m `);
});

test('a text that does not name a task does not reach a command', async () => {
  const name = 'x; rm -rf $HOME';
  const { sandbox, task } = await firstNotebook();
  const path = `/tasks/${encodeURIComponent(name)}`;
  const app = await renderApp(`/jupyter-lab/${encodeURIComponent(name)}/logs`, {
    sandbox,
    answer: ({ url }) => (url.endsWith(path) ? Response.json(task) : undefined),
  });
  const { trainyard } = await copied(app);
  expect(trainyard).not.toContain(name);
  expect(trainyard).toContain(encodeURIComponent(name));
});

test('the log of the master is copied as its first request', async () => {
  const app = await renderApp('/clusters/logs');
  await screen.findByRole('log', { name: 'Master logs' });
  const { curl, trainyard } = await copied(app);
  expect(curl).toContain('/api/v1/master/logs?offset=-100&limit=100');
  expect(trainyard).toContain('trainyard master logs --tail 100 -m ');
});
