import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StateBadge } from './state-badge';
import { TaskStateBadge } from './task-state-badge';

test('a state that its column cuts has its whole name as tooltip', () => {
  render(<StateBadge state="STATE_STARTING" />);
  render(<TaskStateBadge state="STATE_TERMINATING" />);
  expect(screen.getByTitle('Running (preparing env)')).toBeVisible();
  expect(screen.getByTitle('Terminating')).toBeVisible();
});
