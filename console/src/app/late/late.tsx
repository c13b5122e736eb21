import { type AnyUseQueryOptions, useQuery } from '@tanstack/react-query';
import { OptionalPart } from '@trainyard/ui/base/optional-part';
import { useInView } from '@trainyard/ui/hooks/use-element';
import { type ReactNode, useState } from 'react';
import { useNetworkIdle } from './use-network-idle';

/**
 * For visible content that is not the main content of the page: long enough for the main content to
 * be drawn.
 */
export const mainContentMs = 150;

type Wait = {
  /** minimum time in ms without a pending request, a second by default */
  idleMs?: number | undefined;
};

type Props = Wait & {
  children: ReactNode;
  /** is shown until then, as high as the part, so that nothing moves */
  fallback?: ReactNode;
  /** `inView`: its place comes into view, or the page is idle */
  until?: 'idle' | 'inView';
  /** true: waits longer */
  isHeld?: boolean;
};

/**
 * A part of a page that is mounted, and so loads its code and data, once the page is idle, or its
 * place comes into view. Where it fails nothing is shown.
 */
export function Late({ children, fallback = null, until = 'idle', isHeld, idleMs }: Props) {
  const isIdle = useNetworkIdle(idleMs);
  const [ref, isInView] = useInView();
  const [isMounted, setIsMounted] = useState(false);
  const isDue = isIdle || (until === 'inView' && isInView);
  if (isDue && !isHeld && !isMounted) setIsMounted(true);
  if (isMounted) return <OptionalPart fallback={fallback}>{children}</OptionalPart>;
  return until === 'inView' ? <div ref={ref}>{fallback}</div> : fallback;
}

type QueryProps = Wait & { query: AnyUseQueryOptions };

/**
 * Requests a query once the page is idle, and polls it from then on. Components that show it read it
 * with `enabled: false`, so that they show at once what is cached.
 */
export const LateQuery = ({ query, idleMs }: QueryProps) => (
  <Late idleMs={idleMs}>
    <Requested query={query} />
  </Late>
);

function Requested({ query }: Pick<QueryProps, 'query'>) {
  useQuery(query);
  return null;
}
