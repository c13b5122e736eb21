import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LoadingWorkloads } from './loading-workloads';

test.each([
  [0, 1],
  [400, 10],
])(
  'a trial of %i batches waits for %i rows at most (screens-experiments L18)',
  (totalBatchesProcessed, rows) => {
    render(<LoadingWorkloads trial={{ totalBatchesProcessed }} />);
    expect(screen.getByRole('status', { name: 'Loading workloads' }).children).toHaveLength(rows);
  },
);
