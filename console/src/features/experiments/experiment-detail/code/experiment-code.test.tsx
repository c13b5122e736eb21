import { screen, waitFor, within } from '@testing-library/react';
import { codeIn } from '@trainyard/ui/test/code-editor';
import { expect, onTestFinished, test, vi } from 'vitest';
import { configFiles, withConfigs } from '~/features/experiments/base/config-files';
import { rbacSandbox, renderApp } from '~/test/render-app';

const files = () => screen.getAllByRole('treeitem').map((item) => item.textContent);

test('the code of an experiment is listed with its configs, and the link names the open file', async () => {
  const { user, router } = await renderApp('/experiments/2/code');
  expect(await screen.findByRole('tree', { name: 'Files' })).toBeVisible();
  await waitFor(() => expect(files().length).toBeGreaterThan(2));
  expect(files()).toEqual(expect.arrayContaining(['Runtime Configuration']));
  const file = files().find((name) => name?.endsWith('.py')) ?? '';
  await user.click(screen.getByRole('treeitem', { name: file }));
  await waitFor(async () => expect((await codeIn(file)).length).toBeGreaterThan(0));
  expect(router.state.location.search).toEqual({ filePath: file });
  expect(screen.getByText('read-only')).toBeVisible();
});

test('downloads have the names of the code files, and downloads of configs the name of the experiment', async () => {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  const file = { path: 'src/nets/model.py', name: 'model.py', isDir: false, files: [] };
  const answer = ({ url }: Request) => {
    if (url.endsWith('/file_tree')) return Response.json({ files: [file] });
    return url.endsWith('/file') ? Response.json({ file: btoa('import torch') }) : undefined;
  };
  const { user } = await renderApp('/experiments/2/code', { answer });
  const keep = async (name: string) => {
    await user.click(await screen.findByRole('treeitem', { name }));
    const open = within(await screen.findByRole('region', { name: new RegExp(`${name}$`) }));
    await user.click(open.getByRole('button', { name: 'Download file' }));
  };
  await keep('model.py');
  await keep('Runtime Configuration');
  expect(saved).toEqual(['model.py', '2_runtime_configuration.yaml']);
});

test('a missing file is reported, and can be requested again', async () => {
  await renderApp('/experiments/2/code?filePath=gone.py');
  expect(await screen.findByText('Unable to fetch file.')).toBeVisible();
  expect(screen.getByText('file does not exist')).toBeVisible();
  const toast = await screen.findByText('Unable to fetch the selected file.');
  expect(toast).toBeVisible();
  expect(screen.getByText('Failed to load selected file. file does not exist')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a user without permission for the artifacts of an experiment does not see its code', async () => {
  const sandbox = rbacSandbox();
  const { requests } = await renderApp('/experiments/1/code', { as: 'norole', sandbox });
  expect(await screen.findByText("Page not found or you don't have access")).toBeVisible();
  expect(requests.some(({ url }) => url.includes('file_tree'))).toBe(false);
});

test('secrets in configs are masked', () => {
  const variables = ['WANDB_API_KEY=abc', 'EPOCHS=3'];
  const [submitted, runtime] = configFiles({
    id: 7,
    config: { environment: { environment_variables: { cpu: variables } } },
    originalConfig: 'name: a # mine\npassword: hunter2\n',
  });
  expect(submitted?.text).toBe('name: a # mine\npassword: "********"\n');
  expect(submitted?.downloadName).toBe('7_submitted_configuration.yaml');
  expect(runtime?.text).toContain('WANDB_API_KEY=********');
  expect(runtime?.text).toContain('EPOCHS=3');
  expect(configFiles({ id: 7, config: {}, originalConfig: '' })).toHaveLength(1);
});

test('configs are listed between folders and files', () => {
  const node = (name: string, isDir: boolean) => ({ path: name, name, isDir, files: [] });
  const configs = configFiles({ id: 7, config: {}, originalConfig: 'a: 1' });
  const names = withConfigs([node('a.py', false), node('z', true)], configs).map(
    ({ name }) => name,
  );
  expect(names).toEqual(['z', 'Submitted Configuration', 'Runtime Configuration', 'a.py']);
});
