import { useQuery } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { isAuthFailure, isForbidden, isNotFound } from '@trainyard/sdk/calls';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { HomeLink } from '~/components/page/home-link';
import { PageNotice } from '~/components/page/page-notice';
import { PageSpinner } from '~/components/page/page-spinner';
import { Button } from '~/components/ui/button';
import { buildNotice, loadedBuild } from './build-notice';
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
  if (isLostPart(error)) return <LostPart />;
  return <Failure error={error} reset={reset} />;
}

// each browser has its own words for a script that could not be fetched
const isLostPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script/i.test(error.message);

/** A part of the page is not on the server any more, mostly since a newer build is. */
function LostPart() {
  usePageTitle('Error');
  const { data: served } = useQuery(buildNotice);
  const isNewer = served != null && served !== loadedBuild();
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
