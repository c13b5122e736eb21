import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { SkeletonRows } from '../base/skeleton';

type Props = {
  /** label of the content that is not rendered yet */
  label: string;
  /** is shown until then, as high as the content */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * Renders its children once what is above them is painted, and without blocking the page, so that a
 * long page is not one long task. One inside of another waits for the parts of the other.
 */
export function AfterPaint({ label, fallback, children }: Props) {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => startTransition(() => setIsPainted(true)), []);
  return isPainted ? children : (fallback ?? <SkeletonRows label={label} />);
}
