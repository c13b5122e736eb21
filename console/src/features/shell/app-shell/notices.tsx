import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent, useRouterState } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { hadEmptyPassword } from '~/app/session/empty-password';
import { masterQuery } from '~/data/session';
import { settingsQuery, useSettings } from '~/data/settings';
import { currentMessage } from '~/lib/cluster-message';
import { signInPath, signInSettings } from './sign-in-settings';

type Notice<Props> = { default: (props: Props) => ReactNode };

/**
 * Creates a notice that is rendered at once if it is loaded already; if it fails to load, nothing
 * is rendered.
 */
const notice = <Props extends object>(load: () => Promise<Notice<Props>>) =>
  lazyRouteComponent(() => load().catch((): Notice<Props> => ({ default: () => null })));

const PasswordWarning = notice(() => import('./password-warning'));
const MessageNotice = notice(() => import('./message-notice'));

const mayWarn = (hasNoPassword: boolean | undefined) =>
  hadEmptyPassword() !== undefined || hasNoPassword === true;

/** Loads the notices of the first page before it is drawn: later they would push it down. */
export async function loadNotices(queryClient: QueryClient): Promise<void> {
  const master = queryClient.getQueryData(masterQuery.queryKey);
  const settings = queryClient.getQueryData(settingsQuery.queryKey)?.[signInPath] ?? {};
  await Promise.all([
    master && currentMessage(master) ? MessageNotice.preload?.() : null,
    mayWarn(signInSettings.read(settings).hasNoPassword) ? PasswordWarning.preload?.() : null,
  ]);
}

/**
 * Notices above the page. A message that arrives while a page is open overlays its end, so that
 * nothing moves.
 */
export function Notices() {
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname });
  const { data: master } = useQuery(masterQuery);
  const message = master && currentMessage(master);
  const [first, setFirst] = useState({ page, message });
  if (first.page !== page) setFirst({ page, message });
  const visibleMessage = message ?? first.message;
  const { hasNoPassword } = useSettings(signInPath, signInSettings);
  return (
    <>
      {visibleMessage ? (
        <div className={first.message ? undefined : 'absolute inset-x-0 bottom-0 z-30 border-t'}>
          <Suspense>
            <MessageNotice message={visibleMessage} />
          </Suspense>
        </div>
      ) : null}
      {mayWarn(hasNoPassword) ? <PasswordWarning /> : null}
    </>
  );
}
