import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { isAuthFailure, isForbidden } from '@trainyard/sdk/calls';
import { Button } from '@trainyard/ui/base/button';
import { NextRetry } from '@trainyard/ui/page/next-retry';
import { PageNotice, PageSpinner } from '@trainyard/ui/page/page-notice';
import { CircleAlert, CloudOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { HomeLink, NotFound } from '~/app/errors/not-found-page';
import { PageMessage } from '~/app/errors/page-message';
import { messageOf } from '~/app/errors/report-error';
import { usePageTitle } from '~/app/page-title';
import { tryNow, useNextTry, useOutagePage } from '~/app/polling/connection';
import { pollMs } from '~/app/polling/polling-intervals';
import { useReloadOnReconnect } from '~/app/polling/reload-on-reconnect';
import { buildNotice, loadedBuild } from '~/app/start/build-notice';
import { isNotFoundOrForbidden } from './is-not-found-or-forbidden';
import { isUnreachable } from './is-unreachable';
import { useRetry } from './use-retry';

/** A page that failed to load. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  if (isNotFoundOrForbidden(error)) return <NotFound />;
  // redirecting to the sign-in page
  if (isAuthFailure(error)) return <PageSpinner />;
  if (error instanceof PageMessage) return <Message text={error.message} />;
  if (isLostPart(error)) return <LostPart />;
  if (isUnreachable(error)) return <Away error={error} reset={reset} />;
  return <Failure error={error} reset={reset} />;
}

/** A tab that failed to load, below the head of its page: the user may see the page, if not this part. */
export const TabError = (props: ErrorComponentProps) =>
  isForbidden(props.error) ? <Failure {...props} /> : <RouteError {...props} />;

// each browser has its own message for a script that failed to load
const isLostPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script/i.test(error.message);

/** A part of the page no longer exists on the server, usually because of a newer build. */
function LostPart() {
  usePageTitle('Error');
  const {
    data: served,
    isError,
    isSuccess,
  } = useQuery({
    ...buildNotice,
    // the last answer may be older than the error
    refetchOnMount: 'always',
    // without backoff: nothing else is on the page
    refetchInterval: ({ state }) => state.status === 'error' && pollMs.lostPart,
  });
  const isNewer = served != null && served !== loadedBuild();
  useReturn({ isGone: isError, isBack: isSuccess && !isNewer });
  return (
    <div role="alert" className="h-full">
      <PageNotice
        title={
          isNewer ? 'A newer build of this console is ready' : 'A part of this page is missing'
        }
        actions={<Button onClick={() => location.reload()}>Reload</Button>}
      >
        <p className="max-w-120 text-muted">
          {isNewer
            ? 'This page is from an earlier build, whose files were deleted.'
            : 'It could not be loaded. The connection may be lost, or there is a newer build.'}
        </p>
      </PageNotice>
    </div>
  );
}

/**
 * Opens the page again, and retries failed requests, when the server is back with the same build.
 */
function useReturn({ isGone, isBack }: { isGone: boolean; isBack: boolean }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const wasGone = useRef(false);
  useEffect(() => {
    if (isGone) wasGone.current = true;
    if (!isBack || !wasGone.current) return;
    wasGone.current = false;
    tryNow(queryClient);
    void router.invalidate();
  }, [router, queryClient, isGone, isBack]);
}

function Message({ text }: { text: string }) {
  usePageTitle(text);
  return <PageNotice title={text} actions={<HomeLink />} />;
}

type FailureProps = Pick<ErrorComponentProps, 'error' | 'reset'>;

function Failure({ error, reset }: FailureProps) {
  usePageTitle('Error');
  const cache = useQueryClient().getQueryCache();
  // the failed query has its own message, and the head of the page may request it again
  const [title] = useState(
    () => cache.getAll().find(({ state }) => state.error === error)?.meta?.errorMessage,
  );
  const { isRetrying, retry } = useRetry(reset);
  return (
    <div role="alert" className="h-full">
      <PageNotice
        mark={<CircleAlert aria-hidden className="size-6 text-bad" strokeWidth={1.5} />}
        title={title ?? 'This page could not be loaded'}
        actions={
          <Button onClick={retry} isBusy={isRetrying}>
            Retry
          </Button>
        }
      >
        <p className="max-w-120 wrap-anywhere text-muted">{messageOf(error)}</p>
      </PageNotice>
    </div>
  );
}

/** The master is unreachable. The page continues by itself once it answers. */
function Away({ error, reset }: FailureProps) {
  usePageTitle('Error');
  useReloadOnReconnect();
  useOutagePage();
  const queryClient = useQueryClient();
  const nextTryAt = useNextTry();
  const { isRetrying, retry } = useRetry(reset);
  return (
    <PageNotice
      mark={<CloudOff aria-hidden className="size-6 text-warn" strokeWidth={1.5} />}
      title="This page could not be loaded"
      actions={
        <Button
          onClick={nextTryAt === null ? retry : () => tryNow(queryClient)}
          isBusy={isRetrying}
        >
          Try now
        </Button>
      }
    >
      <p className="max-w-120 text-muted">
        <span role="alert" className="wrap-anywhere">
          {messageOf(error)} This page opens as soon as there is an answer.
        </span>{' '}
        <NextRetry at={nextTryAt} />
      </p>
    </PageNotice>
  );
}
