import { Suspense } from 'react';
import { useIsOnline, useNextTry, useQuickReturn } from '~/app/connection';
import { lazyExtra } from '~/lib/lazy-extra';

const ConnectionBanner = lazyExtra(() => import('./connection-banner'));

/** Nothing while the master answers; a banner while it does not. */
export function Connection() {
  useQuickReturn();
  const nextTryAt = useNextTry();
  const isOnline = useIsOnline();
  return nextTryAt === null && isOnline ? null : (
    <Suspense>
      <ConnectionBanner nextTryAt={nextTryAt} />
    </Suspense>
  );
}
