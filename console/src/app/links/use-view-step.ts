import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onStep` when Ctrl+Z or Ctrl+Y changed `view`, with the view before and after. A caller
 * that stores the view must store the step too; otherwise a reload would restore the undone view.
 */
export function useViewStep<View>(view: View, onStep: (before: View, after: View) => void): void {
  const isStep = useLocation({ select: ({ state }) => state.isViewStep === true });
  const last = useRef(view);
  const notice = useEffectEvent(() => {
    const before = last.current;
    last.current = view;
    if (isStep && before !== view) onStep(before, view);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect event reads both
  useEffect(notice, [view, isStep]);
}
