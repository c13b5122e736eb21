import { ApiError } from '@trainyard/sdk/calls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PageMessage } from '~/app/errors/page-message';
import { logCaughtError } from './caught-error';

test('errors shown by a page are not logged, a bug is', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  logCaughtError(new PageMessage('Invalid Experiment ID abc'));
  logCaughtError(new ApiError({ type: 'api', status: 404, message: 'not found' }));
  expect(log).not.toHaveBeenCalled();
  const bug = new TypeError('x is not a function');
  logCaughtError(bug);
  expect(log).toHaveBeenCalledWith(bug);
});
