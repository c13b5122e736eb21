import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { isAuthFailure, isForbidden, isNotFound } from '@trainyard/sdk/calls';
import { useState } from 'react';
import { NotFoundPage } from '~/components/page/not-found-page';
import { EmptyState, FailedState } from '~/components/ui/empty-state';
import { Spinner } from '~/components/ui/spinner';
import { PageMessage } from './page-message';
import { messageOf } from './report-error';

/** A page that cannot load. What is missing and what may not be seen look the same. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const [isRetrying, setIsRetrying] = useState(false);
  if (isNotFound(error) || isForbidden(error)) return <NotFoundPage />;
  if (error instanceof PageMessage) return <EmptyState title={error.message} />;
  // on its way to the sign-in page
  if (isAuthFailure(error)) return <Spinner label="Loading" className="m-6 size-5" />;
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
