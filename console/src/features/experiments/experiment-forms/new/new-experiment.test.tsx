import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { maxModelBytes } from '@trainyard/sdk/flows';
import { formatBytes } from '@trainyard/ui/lib/format';
import { typeCode } from '@trainyard/ui/test/code-editor';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lastBody } from '~/test/outcome';
import { renderApp } from '~/test/render-app';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

const dialog = async () =>
  within(await screen.findByRole('dialog', { busy: false, name: 'New experiment' }));

const openFromPage = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'New experiment' }));
  return dialog();
};

const config = `name: typed
entrypoint: python3 train.py
searcher: { name: single, metric: loss, max_length: { batches: 10 } }
`;

test('on the page of a project a config is typed and sent, or created by a line for a terminal', async () => {
  const { user, router, requests } = await renderApp('/projects/2/experiments');
  const form = await openFromPage(user);
  await user.click(await form.findByRole('button', { name: 'Copy command' }));
  expect(await navigator.clipboard.readText()).toBe(
    'trainyard experiment create config.yaml . --project-id 2',
  );
  await typeCode('config.yaml', 'name: [');
  const submit = form.getByRole('button', { name: 'Create experiment' });
  await waitFor(() => expect(submit).toHaveAttribute('aria-disabled', 'true'));
  // the reason is below the text, before the pools
  const reason = await form.findByRole('alert');
  const pools = form.getByRole('group', { name: 'Resource Pool' });
  expect(reason.compareDocumentPosition(pools)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await typeCode('config.yaml', config);
  expect(await form.findByText('The config is valid.')).toBeVisible();
  await user.click(submit);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/experiments\/\d+/));
  expect(await lastBody(requests, /\/api\/v1\/experiments$/, 'POST')).toMatchObject({
    projectId: 2,
    config,
  });
});

test('the line for a terminal names the template', async () => {
  const { user } = await renderApp('/projects/2/experiments');
  const form = await openFromPage(user);
  await user.click(await form.findByRole('combobox', { name: /^Template/ }));
  await user.click(await screen.findByRole('option', { name: 'vision-a100' }));
  await user.click(form.getByRole('button', { name: 'Copy command' }));
  expect(await navigator.clipboard.readText()).toBe(
    'trainyard experiment create config.yaml . --project-id 2 --template vision-a100',
  );
});

test('the palette opens the form as well', async () => {
  const { user } = await renderApp('/tasks');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(
    await screen.findByRole('combobox', { name: 'Search or command' }),
    'new experiment',
  );
  await user.click(await screen.findByRole('option', { name: /^newExperiment/ }));
  expect(await (await dialog()).findByRole('button', { name: 'Create experiment' })).toBeVisible();
});

test('a folder that is larger than a master takes is refused, with its largest files', async () => {
  const { user } = await renderApp('/dashboard');
  const form = await openFromPage(user);
  const folder = form.getByLabelText('Folder with code');
  const fileOf = (size: number) => {
    const file = new File(['x'], 'weights.bin');
    Object.defineProperty(file, 'webkitRelativePath', { value: 'digits/weights.bin' });
    return Object.defineProperty(file, 'size', { value: size });
  };
  const maxSize = formatBytes(maxModelBytes);
  const tooLarge = new RegExp(`a master accepts at most ${maxSize}\\. .*weights\\.bin`);
  // sizes are multiples of three, as in base64
  const accepted = maxModelBytes - (maxModelBytes % 3);
  await user.upload(folder, [fileOf(accepted)]);
  expect(await form.findByText(/^digits: 1 file/)).toBeVisible();
  expect(form.queryByText(tooLarge)).toBeNull();
  await user.upload(folder, [fileOf(accepted + 1)]);
  const [problem] = await form.findAllByText(tooLarge);
  expect(problem).toBeVisible();
  expect(form.getByRole('button', { name: 'Create experiment' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a file without its folder is refused by name, and so is a file that cannot be read', async () => {
  const { user } = await renderApp('/dashboard');
  const form = await openFromPage(user);
  const file = new File(['x'], 'train.py');
  const inFolder = (value: string) =>
    Object.defineProperty(file, 'webkitRelativePath', { value, configurable: true });
  inFolder('');
  const dropped = { dataTransfer: { items: [], files: [file], types: ['Files'] } };
  // the listener loads after the page
  await waitFor(() => expect(fireEvent.drop(window, dropped)).toBe(false));
  expect(
    await form.findByText(/train\.py is a file; give the folder that it is in\.$/),
  ).toBeVisible();
  const read = vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (
    this: FileReader,
  ) {
    this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
  });
  onTestFinished(() => read.mockRestore());
  inFolder('digits/train.py');
  await user.upload(form.getByLabelText('Folder with code'), [file]);
  expect(await form.findByText(/^digits: 1 file/)).toBeVisible();
  expect(form.queryByText(/is a file/)).toBeNull();
  await user.click(form.getByRole('button', { name: 'Create experiment' }));
  expect(await form.findByText('train.py cannot be read. The file cannot be read.')).toBeVisible();
});
