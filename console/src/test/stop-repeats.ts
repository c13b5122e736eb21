import { QueryClient } from '@tanstack/react-query';
import { onTestFinished, vi } from 'vitest';
import { setPollingPaused } from '~/app/polling/polling-pause';

/**
 * Lets a page request nothing twice by itself, however slow the test is: there are no polls, and no
 * answer gets old unless the test advances the time.
 */
export function stopRepeats() {
  setPollingPaused(new QueryClient(), true);
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}
