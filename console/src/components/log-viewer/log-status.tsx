import { isApiError } from '@trainyard/sdk/calls';
import { Spinner } from '~/components/ui/spinner';
import type { LogState } from './log-window';

const words = (error: unknown) =>
  isApiError(error) || error instanceof Error ? error.message : 'Unknown error encountered.';

/** What stands in for lines, or warns above them: loading, none, failed, cut off. */
export function LogStatus({ state }: { state: LogState }) {
  const isEmpty = state.buffer.entries.length === 0;
  if (state.error !== undefined)
    return (
      <p role="alert" className="absolute inset-x-0 top-0 border-b bg-raised px-6 py-2 text-bad">
        {state.live === 'broken'
          ? `The live log was cut off and will be opened again. ${words(state.error)}`
          : `Logs could not be read. ${words(state.error)}`}
      </p>
    );
  if (!isEmpty) return null;
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center text-muted">
      {state.isLoading ? <Spinner label="Loading logs" className="size-5" /> : 'No logs to show.'}
    </div>
  );
}
