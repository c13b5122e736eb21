import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { isAuthFailure, isForbidden, isNotFound } from '@trainyard/sdk/calls';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { HomeLink } from '~/components/page/home-link';
import { PageNotice } from '~/components/page/page-notice';
import { PageSpinner } from '~/components/page/page-spinner';
import { Button } from '~/components/ui/button';
import { NotFound } from './not-found';
import { PageMessage } from './page-message';
import { usePageTitle } from './page-title';
import { messageOf } from './report-error';

/** A page that cannot load. What is missing and what may not be seen look the same. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  if (isNotFound(error) || isForbidden(error)) return <NotFound />;
  // on its way to the sign-in page
  if (isAuthFailure(error)) return <PageSpinner />;
  if (error instanceof PageMessage) return <Message text={error.message} />;
  return <Failure error={error} reset={reset} />;
}

function Message({ text }: { text: string }) {
  usePageTitle(text);
  return <PageNotice title={text} actions={<HomeLink />} />;
}

function Failure({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  usePageTitle('Error');
  const router = useRouter();
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    await router.invalidate();
    reset();
    setIsRetrying(false);
  };
  return (
    <div role="alert" className="h-full">
      <PageNotice
        mark={<CircleAlert aria-hidden className="size-6 text-bad" strokeWidth={1.5} />}
        title="This page could not be loaded"
        actions={
          <Button onClick={() => void retry()} isBusy={isRetrying}>
            Retry
          </Button>
        }
      >
        <p className="max-w-120 wrap-anywhere text-muted">{messageOf(error)}</p>
      </PageNotice>
    </div>
  );
}
