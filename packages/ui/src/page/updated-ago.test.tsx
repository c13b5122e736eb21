import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UpdatedAgo } from './updated-ago';

test.each([
  ['that was never read is not out of date', 0, '', 'Not loaded'],
  [
    'that was read may be out of date',
    Date.now(),
    'Data may be out of date: The filter cannot be read.',
    /^Not updating, last \d+ s ago$/,
  ],
])('a page %s (M-10)', (_, updatedAt, announced, text) => {
  const failure = 'The filter cannot be read.';
  render(<UpdatedAgo {...{ updatedAt, failure }} isPaused={false} onPausedChange={() => {}} />);
  expect(document.querySelector('[aria-live=polite]')?.textContent).toBe(announced);
  expect(screen.getByText(text)).toBeVisible();
});
