import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demoSandbox, renderApp } from '~/test/render-app';

/** Answers of a sandbox with a change in the answers whose path ends like this. */
function changedAnswer(end: string, change: (text: string) => string) {
  const sandbox = demoSandbox();
  const answer = async (request: Request) => {
    const response = await sandbox.fetch(request);
    if (!new URL(request.url).pathname.endsWith(end)) return response;
    return new Response(change(await response.text()), response);
  };
  return { sandbox, answer };
}

test('queue times are durations, in the chart and in the table', async () => {
  const { sandbox, answer } = changedAnswer('/job-queues/stats', (text) =>
    text.replaceAll(/"seconds":[\d.]+/g, '"seconds":754'),
  );
  await renderApp('/resourcepool/a100-pool/stats', { sandbox, answer });
  const figure = await screen.findByRole('figure', { name: 'Avg Queue Time' });
  expect(figure).toHaveTextContent(/12m 34s/);
  const table = within(screen.getByRole('table', { name: 'Avg Queue Time' }));
  expect(table.getAllByText('12m 34s').length).toBeGreaterThan(0);
});

test('the bar of a pool tells its slots by the state of their containers', async () => {
  const { sandbox, answer } = changedAnswer('/api/v1/agents', (text) =>
    ['STATE_ASSIGNED', 'STATE_PULLING', 'STATE_STARTING'].reduce(
      (changed, state) => changed.replace('"state":"STATE_RUNNING"', `"state":"${state}"`),
      text,
    ),
  );
  await renderApp('/clusters', { sandbox, answer });
  const cards = within(await screen.findByRole('list', { name: 'Resource Pools' }));
  const bars = cards.getAllByRole('img', { name: /^Slots of / });
  const words = bars.map((bar) => bar.getAttribute('aria-label')).join('; ');
  expect(words).toMatch(/Assigned [1-9]/);
  expect(words).toMatch(/Pulling [1-9]/);
  expect(words).toMatch(/Starting [1-9]/);
  expect(words).toMatch(/Running [1-9]/);
});

test('pools of different providers have different icons next to the text', async () => {
  const { sandbox, answer } = changedAnswer('/api/v1/resource-pools', (text) =>
    text.replace('RESOURCE_POOL_TYPE_STATIC', 'RESOURCE_POOL_TYPE_AWS'),
  );
  await renderApp('/clusters', { sandbox, answer });
  const cards = within(await screen.findByRole('list', { name: 'Resource Pools' }));
  const signOf = (word: string) =>
    cards.getAllByText(word)[0]?.closest('div')?.querySelector('path')?.getAttribute('d');
  expect(signOf('AWS')).toMatch(/^M/);
  expect(signOf('Static')).toMatch(/^M/);
  expect(signOf('AWS')).not.toBe(signOf('Static'));
});

test('Manage Job shows that the instances of a pool are spot instances', async () => {
  const { sandbox, answer } = changedAnswer('/api/v1/resource-pools', (text) =>
    text.replaceAll('"preemptible":false', '"preemptible":true'),
  );
  const { user } = await renderApp('/resourcepool/a100-pool/queued', { sandbox, answer });
  const [menu] = await screen.findAllByRole('button', { name: /^Actions for/ });
  if (!menu) throw new Error('nothing waits');
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Manage Job...' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: /^Manage Job/ }));
  expect(
    await dialog.findByText(/slots in use · \d+ jobs? in queue · spot instances/),
  ).toBeVisible();
});

/** Answers that give every queue 77 jobs, whatever it lists. */
const changedCounts = () =>
  changedAnswer('/job-queues/stats', (text) =>
    text.replaceAll(/"(queuedCount|scheduledCount)":\d+/g, '"$1":77'),
  );

const poolTab = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Tabs of a100-pool' })).findByRole('link', {
    name,
  });

async function jobCount() {
  const table = await screen.findByRole('table', { name: /jobs$/ });
  return within(table).getAllByRole('button', { name: /^Actions for/ }).length;
}

test('the tab of the listed jobs has the number of the rows below it, the other the count of its queue (M-8)', async () => {
  await renderApp('/resourcepool/a100-pool/active', changedCounts());
  expect(await poolTab('77 Queued')).toBeVisible();
  expect(await poolTab(`${await jobCount()} Active`)).toBeVisible();
});

test('a tab whose jobs are not listed has the number of the newest answer (M-8)', async () => {
  const { sandbox, answer } = changedCounts();
  let sendCounts = () => {};
  const isSent = new Promise<void>((resolve) => {
    sendCounts = resolve;
  });
  await renderApp('/resourcepool/a100-pool/queued', {
    sandbox,
    answer: async (request) => {
      if (request.url.endsWith('/job-queues/stats')) await isSent;
      return answer(request);
    },
  });
  // the slots of the pool ask for its running jobs
  expect(await poolTab('7 Active')).toBeVisible();
  sendCounts();
  expect(await poolTab('77 Active')).toBeVisible();
  expect(await poolTab(`${await jobCount()} Queued`)).toBeVisible();
});
