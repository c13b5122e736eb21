import { useRouter, useRouterState } from '@tanstack/react-router';
import type { GetMasterResponse } from '@trainyard/sdk/types';
import { Spinner } from '@trainyard/ui/base/spinner';
import { copyText } from '@trainyard/ui/lib/copy-text';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { useEffect } from 'react';
import { productName } from '~/app/branding';
import { usePageTitle } from '~/app/page-title';
import { session } from '~/app/session/session';
import { type LinkQuestion, signInTarget, signInTargetUrl } from './after-sign-in';
import { LinkQuestionPage } from './link-question-page';
import { messages } from './messages';
import { SignInPage } from './sign-in-page';

type Props = {
  master: GetMasterResponse;
  search: { redirect?: string | undefined; cli?: boolean | undefined };
  /** set when a link would sign in another user than the current one */
  question: LinkQuestion | undefined;
};

const checkEveryMs = 1_000;

/** The sign-in page, and where it leads. */
export function LoginScreen({ master, search, question }: Props) {
  usePageTitle('Sign In');
  const router = useRouter();
  const { state, searchStr } = useRouterState({ select: ({ location }) => location });

  const leave = () => {
    const { rbacEnabled } = master;
    const target = signInTarget({ redirect: search.redirect, wanted: state.wanted, rbacEnabled });
    if (target.isMasterPage) location.assign(signInTargetUrl(target));
    else router.history.replace(signInTargetUrl(target));
  };
  useSignInElsewhere(leave);

  const onSignedIn = (token: string) => {
    if (search.cli) showToken(token, productName(master.branding));
    leave();
  };
  if (state.isNotReady) return <NotReady />;
  if (question) return <LinkQuestionPage {...question} onChosen={leave} />;
  // the browser is on its way to the other system
  if (master.externalLoginUri !== '') return <Spinner label="Loading" className="m-6 size-5" />;
  return <SignInPage master={master} search={searchStr} onSignedIn={onSignedIn} />;
}

const NotReady = () => (
  <main className="grid h-full place-content-center gap-1 p-6 text-center">
    <h1 className="text-lg">{messages.notReady}</h1>
    <p className="text-muted">{messages.notReadyHint}</p>
  </main>
);

/** Notices a sign-in in another tab, or one a provider made with its cookie. */
function useSignInElsewhere(leave: () => void) {
  useEffect(() => {
    const timer = setInterval(() => {
      if (!session.isSignedIn() && session.find()) leave();
    }, checkEveryMs);
    return () => clearInterval(timer);
  });
}

const showToken = (token: string, product: string) =>
  showToast({
    title: `Your ${product} Authentication Token`,
    description: token,
    action: { label: 'Copy', run: () => void copyText(token, 'Auth Token Copied') },
    isSticky: true,
  });
