import { cn } from '@trainyard/ui/lib/utils';
import { createContext, type ReactNode, use, useMemo } from 'react';

type LinkedTrials = {
  /** the trials under the pointer, in any part of a page */
  pointed: readonly number[];
  onPoint: (trialIds: readonly number[]) => void;
};

const none: readonly number[] = [];
const Linked = createContext<LinkedTrials>({ pointed: none, onPoint: () => undefined });

type Props = LinkedTrials & { children: ReactNode };

/** Parts inside it mark the trials that the pointer is on in another one. */
export function LinkTrials({ pointed, onPoint, children }: Props) {
  const linked = useMemo(() => ({ pointed, onPoint }), [pointed, onPoint]);
  return <Linked value={linked}>{children}</Linked>;
}

/**
 * Returns the props of an element that is about some trials: the pointer or the focus on it marks
 * them, and it is marked itself while all marked trials are among its own.
 */
export function useLinkedTrials() {
  const { pointed, onPoint } = use(Linked);
  return (trialIds: readonly number[], className?: string) => ({
    className: cn(
      className,
      pointed.length > 0 && pointed.every((id) => trialIds.includes(id)) && 'bg-hover',
    ),
    onPointerEnter: () => onPoint(trialIds),
    onPointerLeave: () => onPoint(none),
    onFocus: () => onPoint(trialIds),
    onBlur: () => onPoint(none),
  });
}
