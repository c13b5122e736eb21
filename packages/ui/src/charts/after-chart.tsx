import { type ReactNode, useDeferredValue } from 'react';
import { Spinner } from '../base/spinner';

type Props = {
  /** of what is not there yet */
  label: string;
  children: ReactNode;
};

/** Shows what belongs to a chart once the chart is drawn: a long table does not hold up the first lines. */
export function AfterChart({ label, children }: Props) {
  // the first render says no, and the next one waits until the browser has nothing more urgent to do
  const isDrawn = useDeferredValue(true, false);
  return isDrawn ? children : <Spinner label={label} className="m-6 size-5" />;
}
