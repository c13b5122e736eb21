import { CircleAlert, Inbox, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { displayText } from '../lib/visible-controls';
import { Button } from './button';

type Props = { icon?: ReactNode; title: string; hint?: ReactNode; action?: ReactNode };

/**
 * The empty state of a list: describes its future content, and offers the action that creates the
 * first item.
 */
export const EmptyState = ({ icon, title, hint, action }: Props) => (
  <div className="grid justify-items-center gap-1 px-6 py-14 text-center">
    <span className="mb-1 text-faint">
      {icon ?? <Inbox className="size-6" strokeWidth={1.5} />}
    </span>
    <p className="font-medium">{displayText(title)}</p>
    {hint ? (
      <p className="max-w-96 text-balance text-muted">
        {typeof hint === 'string' ? displayText(hint) : hint}
      </p>
    ) : null}
    {action ? <div className="mt-3 flex gap-2">{action}</div> : null}
  </div>
);

/** The empty state of a list whose filters match nothing. */
export const NothingMatches = ({
  title,
  hint,
  onClear,
}: {
  title: string;
  hint?: ReactNode;
  onClear: () => void;
}) => (
  <EmptyState
    icon={<SearchX className="size-6" strokeWidth={1.5} />}
    title={title}
    hint={hint}
    action={<Button onClick={onClear}>Clear filters</Button>}
  />
);

type FailedProps = {
  /** names the failed request */
  title: string;
  /** the server's message */
  message?: string | undefined;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** other ways out, beside Retry */
  children?: ReactNode;
};

export const FailedState = ({
  title,
  message,
  onRetry,
  isRetrying = false,
  children,
}: FailedProps) => (
  <div role="alert">
    <EmptyState
      icon={<CircleAlert className="size-6 text-bad" strokeWidth={1.5} />}
      title={title}
      hint={message}
      action={
        onRetry || children ? (
          <>
            {onRetry ? (
              <Button onClick={onRetry} isBusy={isRetrying}>
                Retry
              </Button>
            ) : null}
            {children}
          </>
        ) : undefined
      }
    />
  </div>
);
