import { ApiError } from '@trainyard/sdk/calls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PageMessage } from '~/app/page-message';
import { logCaughtError } from './caught-error';

test('what a page says itself stays off the console, a bug does not', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  logCaughtError(new PageMessage('Invalid Experiment ID abc'));
  logCaughtError(new ApiError({ type: 'api', status: 404, message: 'not found' }));
  expect(log).not.toHaveBeenCalled();
  const bug = new TypeError('x is not a function');
  logCaughtError(bug);
  expect(log).toHaveBeenCalledWith(bug);
});
