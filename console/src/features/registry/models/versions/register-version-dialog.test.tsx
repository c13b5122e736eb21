import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lastBody, toasts } from '~/test/outcome';
import { rbacSandbox, renderApp } from '~/test/render-app';

test('a checkpoint of an experiment becomes the next version on the page of the model', async () => {
  const { user, requests } = await renderApp('/models/shelf-detector');
  const versions = within(await screen.findByRole('table', { name: 'Model versions' }));
  const before = versions.getAllByRole('row').length;
  await user.click(screen.getByRole('button', { name: 'Register version' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Register version' }),
  );
  const submit = dialog.getByRole('button', { name: 'Register version' });
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  await dialog.findAllByRole('option');
  // faster than the master: Enter does not choose from the list of all
  await user.type(dialog.getByRole('combobox', { name: 'Experiment' }), '107{Enter}');
  expect(await dialog.findByRole('option', { selected: true })).toHaveTextContent('#107');
  const checkpoints = await dialog.findByRole('listbox', { name: /^Checkpoint/ });
  const [best] = await within(checkpoints).findAllByRole('option');
  if (!best) throw new Error('no checkpoint');
  await user.click(best);
  await user.type(dialog.getByRole('textbox', { name: 'Version Name' }), 'spring');
  await user.click(submit);
  await waitFor(() => expect(toasts()).toContain('"spring" registered'));
  expect(await lastBody(requests, /\/versions$/, 'POST')).toMatchObject({
    name: 'spring',
    checkpointUuid: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  await waitFor(() => expect(versions.getAllByRole('row')).toHaveLength(before + 1));
  const history = within(screen.getByRole('region', { name: 'History' }));
  expect(history.getAllByText(/^registered/).length).toBeGreaterThan(0);
});

test.each([
  ['editor', true],
  ['viewer', false],
])('with roles, %s may register a version: %s', async (as, mayRegister) => {
  const { user } = await renderApp('/workspaces/2/models', { as, sandbox: rbacSandbox() });
  const [link] = within(await screen.findByRole('table', { name: 'Models' })).getAllByRole('link');
  if (!link) throw new Error('no model');
  await user.click(link);
  await screen.findByRole('region', { name: 'History' });
  const register = screen.getByRole('button', { name: 'Register version' });
  expect(register.hasAttribute('aria-disabled')).toBe(!mayRegister);
  // the explanation is loaded for those who are refused alone
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Why?' }) === null).toBe(mayRegister),
  );
});
