import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  type Fits,
  isDone,
  isRunningSearch,
  isRunningTrial,
  type Options,
  openHeader,
  openPage,
  withRole,
} from '~/test/experiment-header';

afterEach(() => vi.unstubAllGlobals());

describe('what is offered', () => {
  async function offered(fits: Fits, options: Options = {}) {
    const { user } = await openHeader(fits, options);
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    const menu = within(await screen.findByRole('menu'));
    return menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
  }

  test('to the owner of an ended experiment', async () => {
    expect(await offered(isDone, { as: 'jtan' })).toEqual(
      expect.arrayContaining(['Move', 'Download Experiment Code', 'Edit', 'Archive', 'Delete']),
    );
    expect(screen.getByRole('button', { name: 'Fork' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });

  test('to another user, all but Delete and Move', async () => {
    const items = await offered(isDone, { as: 'aroy' });
    expect(items).toContain('Archive');
    expect(items).not.toContain('Delete');
    expect(items).not.toContain('Move');
  });

  test('a running experiment can be continued, not archived; Delete shows the reason why not', async () => {
    const items = await offered(isRunningTrial);
    expect(items).toContain('Continue Trial');
    expect(items).not.toContain('Archive');
    expect(items).toContain('DeleteOnly an experiment that has ended can be deleted.');
    expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'TensorBoard' })).toBeVisible();
  });

  test('beside the hyperparameters of a run the search over them is a button (L9)', async () => {
    await openPage(isDone, {}, 'hyperparameters');
    expect(await screen.findByRole('button', { name: 'Hyperparameter Search' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'TensorBoard' })).toBeVisible();
  });

  test('a search can be searched again, and has no single trial to continue', async () => {
    const items = await offered(isRunningSearch);
    expect(items).toContain('TensorBoard');
    expect(items).not.toContain('Continue Trial');
    expect(screen.getByRole('button', { name: 'Hyperparameter Search' })).toBeVisible();
  });
});

describe('by role', () => {
  test('a viewer looks: TensorBoard, the code and other experiments, and why nothing else', async () => {
    const { user } = await openHeader(isRunningTrial, await withRole('Viewer'));
    const stop = await screen.findByRole('button', { name: 'Stop' });
    expect(stop.getAttribute('aria-disabled')).toBe('true');
    expect(stop.dataset.tooltip).toContain('You need the permission');
    await user.click(stop);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'TensorBoard' })).toBeVisible();
    const fork = screen.getByRole('button', { name: 'Fork' });
    expect(fork.getAttribute('aria-disabled')).toBe('true');
    // one for all of them
    expect(await screen.findByRole('button', { name: 'Why?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    const items = await screen.findAllByRole('menuitem');
    const words = items.map(({ textContent }) => textContent);
    expect(words).toEqual([
      'Download Experiment Code',
      'Compare with...',
      'Copy view as...',
      'Watch',
      'Why are actions missing?',
    ]);
  });

  test('an editor does all of it', async () => {
    const { user } = await openHeader(isRunningTrial, await withRole('Editor'));
    for (const name of ['Stop', 'Fork', 'TensorBoard'])
      expect(await screen.findByRole('button', { name })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Continue Trial',
        'Move',
        'Hyperparameter Search',
        'Download Experiment Code',
        'Edit',
      ]),
    );
  });

  test('a user without a role here may do none of it', async () => {
    await openHeader(isRunningTrial, await withRole('WorkspaceCreator'));
    for (const name of ['TensorBoard', 'Fork'])
      expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('TensorBoard', () => {
  const opened = () => {
    const open = vi.fn<typeof window.open>(() => null);
    vi.stubGlobal('open', open);
    return open;
  };

  test('is launched, and reused while it runs', async () => {
    const open = opened();
    const { user, sandbox, requests } = await openHeader(isRunningTrial);
    const button = await screen.findByRole('button', { name: 'TensorBoard' });
    await user.click(button);
    await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
    act(() => sandbox.clock.advance(1_000));
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    await user.click(button);
    await waitFor(() => expect(open).toHaveBeenCalledTimes(2));
    const [first, second] = open.mock.calls.map(([address, name]) => ({ address, name }));
    expect(second?.name).toBe(first?.name);
    expect(second?.address).toContain('currentSlotsExceeded=true');
    const launches = requests.filter(
      ({ method, url }) => method === 'POST' && url.endsWith('/tensorboards'),
    );
    expect(launches.length).toBe(1);
  });

  test('that cannot be launched shows the error', async () => {
    const open = opened();
    const { user, sandbox } = await openHeader(isRunningTrial);
    sandbox.faults.set(['error=launchTensorboard:1:500']);
    await user.click(await screen.findByRole('button', { name: 'TensorBoard' }));
    expect(await screen.findByText('Unable to open TensorBoard.')).toBeVisible();
    expect(open).not.toHaveBeenCalled();
  });
});
