import { Button } from '@trainyard/ui/base/button';
import type { ReactNode } from 'react';
import { messageOf } from '~/app/errors/report-error';

type Props = {
  /** what could not be fetched: "Trial 7" */
  name: string;
  error: unknown;
  onRetry: () => void;
  /** further buttons */
  children?: ReactNode;
};

/** Reports in one line above the rest of a page that some of its entities could not be fetched. */
export const FailedLine = ({ name, error, onRetry, children }: Props) => (
  <p role="alert" className="flex flex-wrap items-center gap-2">
    Unable to fetch {name}.{error ? ` ${messageOf(error)}` : ''}
    <Button onClick={onRetry}>Retry</Button>
    {children}
  </p>
);
