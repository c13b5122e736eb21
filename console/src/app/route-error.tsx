import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { isAuthFailure, isForbidden, isNotFound } from '@trainyard/sdk/calls';
import { useState } from 'react';
import { PageSpinner } from '~/components/page/page-spinner';
import { EmptyState, FailedState } from '~/components/ui/empty-state';
import { NotFound } from './not-found';
import { PageMessage } from './page-message';
import { usePageTitle } from './page-title';
import { messageOf } from './report-error';

/** A page that cannot load. What is missing and what may not be seen look the same. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  if (isNotFound(error) || isForbidden(error)) return <NotFound />;
  // on its way to the sign-in page
  if (isAuthFailure(error)) return <PageSpinner />;
  return <Failure error={error} reset={reset} />;
}

function Failure({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  usePageTitle('Error');
  const router = useRouter();
  const [isRetrying, setIsRetrying] = useState(false);
  if (error instanceof PageMessage) return <EmptyState title={error.message} />;
  const retry = async () => {
    setIsRetrying(true);
    await router.invalidate();
    reset();
  };
  return (
    <FailedState
      title="This page could not be loaded"
      message={messageOf(error)}
      onRetry={() => void retry()}
      isRetrying={isRetrying}
    />
  );
}
