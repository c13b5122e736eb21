import { useRouterState } from '@tanstack/react-router';

/** A thin line under the strip while the next page loads. */
export function ProgressLine() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  if (!isLoading) return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading page"
      className="pointer-events-none absolute inset-x-0 top-11 z-30 h-0.5 overflow-hidden"
    >
      <div className="h-full origin-left animate-load bg-accent" />
    </div>
  );
}
