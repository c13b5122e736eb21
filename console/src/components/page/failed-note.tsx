import { Button } from '@trainyard/ui/base/button';
import { CircleAlert } from 'lucide-react';

type Props = {
  title: string;
  /** which parts of the page are missing */
  hint: string;
  query: {
    data: unknown;
    error: Error | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
};

/** Shows in one line why some parts of a page are missing; renders nothing if a query has data. */
export const FailedNote = ({ title, hint, query: { data, error, isFetching, refetch } }: Props) =>
  error && data === undefined ? (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border bg-raised px-4 py-2.5"
    >
      <CircleAlert aria-hidden className="size-4 shrink-0 text-bad" strokeWidth={1.5} />
      <span className="font-medium">{title}</span>
      <span className="wrap-anywhere text-muted">{error.message}</span>
      <span className="text-muted">{hint}</span>
      <span className="ml-auto">
        <Button onClick={() => void refetch()} isBusy={isFetching}>
          Retry
        </Button>
      </span>
    </div>
  ) : null;
