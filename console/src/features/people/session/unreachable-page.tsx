import { useQuery } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { isApiError } from '@trainyard/sdk/calls';
import { Button } from '@trainyard/ui/base/button';
import { NextRetry } from '@trainyard/ui/page/next-retry';
import { PageNotice } from '@trainyard/ui/page/page-notice';
import { useEffect } from 'react';
import { isUnreachable } from '~/app/errors/is-unreachable';
import { messageOf } from '~/app/errors/report-error';
import { useTitleWithoutMaster } from '~/app/page-title';
import { useNextTry } from '~/app/polling/connection';
import { pollEvery } from '~/app/polling/poll';
import { pollMs } from '~/app/polling/polling-intervals';
import {
  badAddress,
  forgetAddress,
  keptAddress,
  serverAddress,
} from '~/app/session/server-address';
import { masterQuery } from '~/data/session';
import { messages } from './messages';

function tryAgain(): void {
  const url = new URL(location.href);
  // past every cache between here and the master
  url.searchParams.set('ts', String(Date.now()));
  location.assign(url);
}

function forget(): void {
  forgetAddress();
  location.reload();
}

// the page is shown again while the router loads: an answer is gone on with once
let takenUpAt = 0;

/** Requests the master with backoff until it answers, and then reloads the page once. */
function useMaster(isEnabled: boolean): void {
  const router = useRouter();
  const { data, dataUpdatedAt } = useQuery({
    ...masterQuery,
    enabled: isEnabled,
    // it was requested a moment ago
    retryOnMount: false,
    // what answers without a cluster may have one soon
    refetchInterval: pollEvery(pollMs.unreachableMaster),
  });
  const isBack = isEnabled && data !== undefined && data.clusterId !== '';
  useEffect(() => {
    if (!isBack || dataUpdatedAt === takenUpAt) return;
    takenUpAt = dataUpdatedAt;
    void router.invalidate();
  }, [isBack, dataUpdatedAt, router]);
}

/** The text of a proxy about the master behind it, which it names; its own address answers. */
const proxyTextOf = (error: unknown): string | undefined =>
  isApiError(error) && error.status !== undefined && isUnreachable(error)
    ? messageOf(error)
    : undefined;

type Refusal = { title: string; text: string };

/** The answer of a master that has an error, or of a server that is none: each master answers. */
const refusalOf = (error: unknown): Refusal | undefined =>
  isApiError(error) && error.status !== undefined && !isUnreachable(error)
    ? {
        title: error.status < 500 ? messages.notAMaster : messages.refused,
        text: messageOf(error),
      }
    : undefined;

/** A proxy that knows what is wrong with the server behind it names that server's address. */
const namesServer = (text: string) => /\bhttps?:\/\//.test(text);

/**
 * No master answers, or it answers with an error. Where this browser keeps another server's
 * address, that may be why.
 */
export function UnreachablePage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const bad = badAddress();
  const refusal = refusalOf(error);
  const proxyText = proxyTextOf(error);
  useMaster(bad === null);
  const nextTryAt = useNextTry();
  const title = bad === null ? (refusal?.title ?? messages.unreachable) : messages.badAddress;
  useTitleWithoutMaster(title);
  return (
    <main className="h-full">
      <PageNotice
        title={title}
        actions={
          <>
            {bad === null ? <Button onClick={tryAgain}>Try Again</Button> : null}
            {keptAddress() === null ? null : <Button onClick={forget}>Forget this address</Button>}
          </>
        }
      >
        {bad === null && refusal !== undefined ? (
          <p role="alert" className="max-w-120 wrap-anywhere text-muted">
            {namesServer(refusal.text) ? null : (
              <>
                <Address text={serverAddress()} /> answered:{' '}
              </>
            )}
            {refusal.text}
          </p>
        ) : bad === null ? (
          <p className="max-w-96 wrap-anywhere text-muted">
            {proxyText ?? (
              <>
                Unable to communicate with the server at <Address text={serverAddress()} />.
              </>
            )}{' '}
            Please check the firewall and cluster settings. <NextRetry at={nextTryAt} />
          </p>
        ) : (
          <p className="max-w-96 text-muted">
            This browser keeps <Address text={bad} /> as the address of the server. It has to start
            with http:// or https://.
          </p>
        )}
      </PageNotice>
    </main>
  );
}

const Address = ({ text }: { text: string }) => (
  <span className="font-mono text-sm break-all text-text">{text}</span>
);
