import { Button } from '../base/button';
import { Spinner } from '../base/spinner';
import type { LogState } from './window/log-window';

const words = (error: unknown) =>
  error instanceof Error ? error.message : 'Unknown error encountered.';

/** Replaces the lines, or shows a warning above them: loading, empty, failed, disconnected. */
type Props = {
  state: LogState;
  onRetry: () => void;
};

export function LogStatus({ state, onRetry }: Props) {
  const isEmpty = state.entries.length === 0;
  if (state.error !== undefined)
    return (
      <div
        role="alert"
        className="absolute inset-x-0 top-0 flex items-center gap-3 border-b bg-raised px-6 py-2 text-bad"
      >
        {state.live === 'broken' && !state.hasGivenUp ? (
          `The live log was cut off and will be opened again. ${words(state.error)}`
        ) : (
          <>
            Logs could not be read. {words(state.error)}
            <Button onClick={onRetry}>Retry</Button>
          </>
        )}
      </div>
    );
  if (!isEmpty) return null;
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center text-muted">
      {state.isLoading ? <Spinner label="Loading logs" className="size-5" /> : 'No logs to show.'}
    </div>
  );
}
