import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Rendered } from './render-app';

/** Parts of a page that are not urgent begin once nothing has been requested for this long. */
const lateMs = 4_000;

/**
 * Waits until a page or a part is loaded, and lets the faked time pass after which its late parts
 * begin. The test fakes the timers before it renders.
 */
export async function untilIdle({ queryClient }: Pick<Rendered, 'queryClient'>): Promise<void> {
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await act(() => vi.advanceTimersByTimeAsync(lateMs));
}
