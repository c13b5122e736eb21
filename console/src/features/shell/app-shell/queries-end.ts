import type { QueryClient } from '@tanstack/react-query';

const maxWaitMs = 10_000;
const framesWithoutRequest = 3;

/** Resolves when no query has been fetching for some frames, or after ten seconds. */
export const untilQueriesEnd = (queryClient: QueryClient): Promise<void> =>
  new Promise<void>((resolve) => {
    const end = Date.now() + maxWaitMs;
    let frames = 0;
    const check = () => {
      frames = queryClient.isFetching() === 0 ? frames + 1 : 0;
      if (frames > framesWithoutRequest || Date.now() > end) resolve();
      else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
