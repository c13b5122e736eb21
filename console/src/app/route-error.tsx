import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { isAuthFailure } from '@trainyard/sdk/calls';
import { CircleAlert, CloudOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { HomeLink } from '~/components/page/home-link';
import { NextTry } from '~/components/page/next-try';
import { PageNotice } from '~/components/page/page-notice';
import { PageSpinner } from '~/components/page/page-spinner';
import { Button } from '~/components/ui/button';
import { buildNotice, loadedBuild } from './build-notice';
import { useComeBack } from './come-back';
import { tryNow, useNextTry } from './connection';
import { isAway } from './is-away';
import { isMissing } from './is-missing';
import { NotFound } from './not-found';
import { PageMessage } from './page-message';
import { usePageTitle } from './page-title';
import { messageOf } from './report-error';

/** A page that cannot load. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  if (isMissing(error)) return <NotFound />;
  // on its way to the sign-in page
  if (isAuthFailure(error)) return <PageSpinner />;
  if (error instanceof PageMessage) return <Message text={error.message} />;
  if (isLostPart(error)) return <LostPart />;
  if (isAway(error)) return <Away error={error} reset={reset} />;
  return <Failure error={error} reset={reset} />;
}

// each browser has its own words for a script that could not be fetched
const isLostPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script/i.test(error.message);

/** A part of the page is not on the server any more, mostly since a newer build is. */
function LostPart() {
  usePageTitle('Error');
  const {
    data: served,
    isError,
    isSuccess,
  } = useQuery({
    ...buildNotice,
    // what was heard a moment ago may be of before
    refetchOnMount: 'always',
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
            ? 'This page is of an earlier one, whose parts are gone.'
            : 'It could not be fetched. The server may be out of reach, or have a newer build.'}
        </p>
      </PageNotice>
    </div>
  );
}

/** The server was gone and is back with the same build: the part is there again. */
function useReturn({ isGone, isBack }: { isGone: boolean; isBack: boolean }) {
  const router = useRouter();
  const wasGone = useRef(false);
  useEffect(() => {
    if (isGone) wasGone.current = true;
    if (!isBack || !wasGone.current) return;
    wasGone.current = false;
    void router.invalidate();
  }, [router, isGone, isBack]);
}

function Message({ text }: { text: string }) {
  usePageTitle(text);
  return <PageNotice title={text} actions={<HomeLink />} />;
}

type FailureProps = Pick<ErrorComponentProps, 'error' | 'reset'>;

function useRetry(reset: () => void) {
  const router = useRouter();
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    await router.invalidate();
    reset();
    setIsRetrying(false);
  };
  return { isRetrying, retry: () => void retry() };
}

function Failure({ error, reset }: FailureProps) {
  usePageTitle('Error');
  const queries = useQueryClient().getQueryCache().getAll();
  // what was asked for in vain says so in its own words
  const title = queries.find(({ state }) => state.error === error)?.meta?.errorMessage;
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

/** The master is away. The page goes on by itself once it answers. */
function Away({ error, reset }: FailureProps) {
  usePageTitle('Error');
  useComeBack();
  const queryClient = useQueryClient();
  const nextTryAt = useNextTry();
  const { isRetrying, retry } = useRetry(reset);
  return (
    <PageNotice
      mark={<CloudOff aria-hidden className="size-6 text-warn" strokeWidth={1.5} />}
      title="The server does not answer"
      actions={
        <Button
          onClick={nextTryAt === null ? retry : () => tryNow(queryClient)}
          isBusy={isRetrying}
        >
          Try Now
        </Button>
      }
    >
      <p className="max-w-120 text-muted">
        <span role="alert">This page opens as soon as it does.</span> <NextTry at={nextTryAt} />
      </p>
      <p className="max-w-120 text-sm wrap-anywhere text-faint">{messageOf(error)}</p>
    </PageNotice>
  );
}
