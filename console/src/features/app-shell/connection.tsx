import { lazyExtra } from '@trainyard/ui/lib/lazy-extra';
import { Suspense } from 'react';
import { useIsOnline, useNextTry, useQuickReturn } from '~/app/polling/connection';

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
