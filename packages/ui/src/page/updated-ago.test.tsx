import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UpdatedAgo } from './updated-ago';

test.each([
  ['that was never read is not out of date', 0, 'The filter cannot be read.', 'Not loaded'],
  [
    'that was read may be out of date',
    Date.now(),
    'Data may be out of date: The filter cannot be read.',
    /^Not updating, last \d+ s ago$/,
  ],
])('a page %s (M-10)', (_, updatedAt, announced, text) => {
  const failure = 'The filter cannot be read.';
  render(<UpdatedAgo {...{ updatedAt, failure }} isPaused={false} onPausedChange={() => {}} />);
  expect(screen.getByText(announced)).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByText(text)).toBeVisible();
});
