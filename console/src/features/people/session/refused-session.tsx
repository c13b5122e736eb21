import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { Button, buttonClass } from '@trainyard/ui/base/button';
import { PageNotice } from '@trainyard/ui/page/page-notice';
import { useRetry } from '~/app/errors/use-retry';
import { usePageTitle } from '~/app/page-title';
import { refusalText } from './refusal-text';

/**
 * The master refuses to name the signed-in user, so no page can be shown; the user can only sign
 * out.
 */
export default function RefusedSession({ error, reset }: ErrorComponentProps) {
  const text = refusalText(error);
  usePageTitle('Error');
  const { isRetrying, retry } = useRetry(reset);
  return (
    <main role="alert" className="h-full">
      <PageNotice
        title={text}
        actions={
          <>
            <Link
              to="/logout"
              state={{ isSignOut: true }}
              className={buttonClass({ variant: 'primary' })}
            >
              Sign Out
            </Link>
            <Button onClick={retry} isBusy={isRetrying}>
              Retry
            </Button>
          </>
        }
      />
    </main>
  );
}
