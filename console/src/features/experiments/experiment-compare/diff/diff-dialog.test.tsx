import { waitFor, within } from '@testing-library/react';
import { createTransport, getExperiments, login } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { choose, dialogOf } from '~/test/experiment-header';
import { demoSandbox, renderApp } from '~/test/render-app';

async function twoSingles() {
  const sandbox = demoSandbox();
  const open = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch });
  const { token } = await login(open, { body: { username: 'admin', password: '' } });
  const client = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch, auth: token });
  const { experiments } = await getExperiments(client, { limit: 1000 });
  const [one] = experiments.filter(({ searcherType }) => searcherType === 'single');
  const other = experiments.find(({ searcherType }) => searcherType === 'adaptive_asha');
  if (!one || !other) throw new Error('the demo has no such experiments');
  return { sandbox, one, other };
}

test('another experiment is found by its number; the link holds it and the open tab', async () => {
  const { sandbox, one, other } = await twoSingles();
  const { user, router } = await renderApp(`/experiments/${one.id}/notes`, { sandbox });
  await choose(user, 'Compare with...');
  const finder = await dialogOf(`Compare experiment ${one.id} with...`);
  await user.type(finder.getByRole('searchbox', { name: 'Name or ID' }), `${other.id}`);
  const option = await finder.findByRole('button', { name: new RegExp(` ?${other.id}$`) });
  await user.click(option);
  const dialog = await dialogOf(`Experiments ${one.id} and ${other.id}`);
  const config = await dialog.findByRole('region', {
    name: `${one.name} (${one.id}) and ${other.name} (${other.id})`,
  });
  expect(config).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Hyperparameters' }));
  const table = within(await dialog.findByRole('table', { name: 'Hyperparameters that differ' }));
  expect(table.getAllByRole('row').length).toBeGreaterThan(1);
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ against: other.id, part: 'hyperparameters' }),
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('the diff reports code that one experiment lacks', async () => {
  const { sandbox, one, other } = await twoSingles();
  const answer = (request: Request) =>
    request.url.endsWith(`/experiments/${other.id}/file_tree`)
      ? Response.json({ error: { code: 13, reason: 'Internal', error: 'EOF' } }, { status: 500 })
      : undefined;
  const path = `/experiments/${one.id}/notes?against=${other.id}&part=code`;
  await renderApp(path, { sandbox, answer });
  const dialog = await dialogOf(`Experiments ${one.id} and ${other.id}`);
  expect(await dialog.findByText(`Experiment ${other.id} has no code.`)).toBeVisible();
});

test('a link opens the code of both, and their logs', async () => {
  const { sandbox, one, other } = await twoSingles();
  const { user } = await renderApp(`/experiments/${one.id}/notes?against=${other.id}&part=code`, {
    sandbox,
  });
  const dialog = await dialogOf(`Experiments ${one.id} and ${other.id}`);
  expect(await dialog.findByText(/No differences|file.? differ$/)).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Logs' }));
  expect(await dialog.findByText(/^Errors and warnings in the last 1,000 lines/)).toBeVisible();
});
