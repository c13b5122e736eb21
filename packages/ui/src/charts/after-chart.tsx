import { type ReactNode, useDeferredValue } from 'react';
import { SkeletonRows } from '../base/skeleton';

type Props = {
  /** label of the content that is not rendered yet */
  label: string;
  children: ReactNode;
};

/** Renders its children after the chart is drawn, so that a long table does not delay the lines. */
export function AfterChart({ label, children }: Props) {
  // false in the first render; the next render waits until the browser is idle
  const isDrawn = useDeferredValue(true, false);
  return isDrawn ? children : <SkeletonRows label={label} />;
}
