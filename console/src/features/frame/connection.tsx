import { lazy, Suspense } from 'react';
import { useIsOnline, useNextTry, useQuickReturn } from '~/app/connection';

const ConnectionBanner = lazy(() => import('./connection-banner'));

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
