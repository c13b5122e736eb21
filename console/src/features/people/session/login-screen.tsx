import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import type { GetMasterResponse } from '@trainyard/sdk/types';
import { buttonClass } from '@trainyard/ui/base/button';
import { Spinner } from '@trainyard/ui/base/spinner';
import { copyText } from '@trainyard/ui/lib/copy-text';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { cn } from '@trainyard/ui/lib/utils';
import { type ReactNode, useEffect } from 'react';
import { editionSuffix, productName } from '~/app/branding';
import { withBasePath } from '~/app/links/base-path';
import { usePageTitle } from '~/app/page-title';
import { pollMs } from '~/app/polling/polling-intervals';
import { session } from '~/app/session/session';
import { forgetAnswers } from '~/app/session/sign-out';
import { hasTaskOrigin } from '~/app/session/stored-token';
import MessageBanner from '~/components/page/message-banner';
import { currentMessage } from '~/lib/cluster-message';
import { links } from '~/lib/links';
import { type LinkQuestion, signInTarget, signInTargetUrl } from './after-sign-in';
import LinkQuestionPage from './link-question-page';
import { messages } from './messages';
import { isSandbox, sandboxPeopleQuery } from './queries';
import SandboxPeopleList from './sandbox-people-list';
import { SignInForm } from './sign-in-form';

type SignInPageProps = {
  master: GetMasterResponse;
  /** the other ways to sign in */
  providers: ReactNode;
  onSignedIn: (token: string) => void;
  refusal: string | undefined;
};

function SignInPage({ master, providers, onSignedIn, refusal }: SignInPageProps) {
  const isEnabled = isSandbox(master);
  const { data: people, isPending } = useQuery({ ...sandboxPeopleQuery, enabled: isEnabled });
  // their place is kept until they come: the form neither moves nor begins again
  const isOffered = isEnabled && (isPending || (people?.length ?? 0) > 0);
  const message = currentMessage(master);
  return (
    <main
      className={cn(
        'grid min-h-full justify-items-center p-6',
        isOffered ? 'content-start pt-[max(24px,12vh)]' : 'items-center',
      )}
    >
      <div className={`grid w-full ${isOffered ? 'max-w-234 gap-6' : 'max-w-80 gap-3.5'}`}>
        {message ? (
          <div className="*:rounded-md *:border">
            <MessageBanner message={message} />
          </div>
        ) : null}
        <div>
          <Brand master={master} />
          {isOffered ? (
            <p className="mt-1.5 text-muted phone:text-center">
              Sandbox: a pretend cluster. Nothing here runs on real hardware or costs anything.
            </p>
          ) : null}
        </div>
        <div className={isOffered ? besideEachOther : ''}>
          {isOffered ? (
            <>
              <SandboxPeopleList
                people={people}
                onSignedIn={onSignedIn}
                whilePending={placeOfPeople}
              />
              <div aria-hidden className="bg-line max-[900px]:h-px" />
            </>
          ) : null}
          <section
            aria-label={isOffered ? 'Sign in by name' : undefined}
            className="grid content-start gap-3.5"
          >
            {isOffered ? <h2 className="font-semibold">Or with a name</h2> : null}
            <Refusal text={refusal} />
            <SignInForm onSignedIn={onSignedIn} />
            {providers}
            {isOffered ? (
              <p className="text-sm text-faint">No one here has a password; leave it empty.</p>
            ) : null}
            <HelpLine />
          </section>
        </div>
      </div>
    </main>
  );
}

const placeOfPeople = <div aria-hidden className="h-130" />;

const besideEachOther =
  'grid grid-cols-[minmax(0,520px)_1px_minmax(0,320px)] gap-12 max-[900px]:grid-cols-1 max-[900px]:gap-6';

const Brand = ({ master }: Pick<SignInPageProps, 'master'>) => (
  <header>
    <h1>
      <span className="sr-only">{productName(master.branding)}</span>
      <span className="phone:hidden">
        <BrandLogo branding={master.branding} orientation="horizontal" className="h-6" />
      </span>
      <span className="hidden phone:block">
        <BrandLogo branding={master.branding} orientation="stacked" className="mx-auto h-20" />
      </span>
    </h1>
    {master.clusterName ? (
      <p className="mt-1.5 truncate text-muted phone:text-center">{master.clusterName}</p>
    ) : null}
  </header>
);

const HelpLine = () => (
  <p className="text-sm text-faint">
    Forgot your password, or need to manage users? See the{' '}
    <a
      href={withBasePath(links.docs('sysadmin-basics/users.html'))}
      target="_blank"
      rel="noopener noreferrer"
      className="underline underline-offset-3"
    >
      docs
    </a>
    .
  </p>
);

type Props = {
  master: GetMasterResponse;
  search: { redirect?: string | undefined; cli?: boolean | undefined };
  /** set when a link would sign in another user than the current one */
  question: LinkQuestion | undefined;
  /** why the master does not accept the session of this browser */
  refusal: string | undefined;
  /** the other ways to sign in */
  providers: ReactNode;
  /** the browser is navigating to another system */
  isLeaving: boolean;
};

/** The sign-in page, and the navigation after it. */
export function LoginScreen(props: Props) {
  const { master, search, question, refusal, providers, isLeaving } = props;
  usePageTitle('Sign In');
  const router = useRouter();
  const queryClient = useQueryClient();
  const { state } = useRouterState({ select: ({ location }) => location });

  const leave = () => {
    // a late part of the page before may have sent a request without a session
    forgetAnswers(queryClient);
    const { rbacEnabled } = master;
    const target = signInTarget({
      redirect: search.redirect,
      requestedPath: state.requestedPath,
      rbacEnabled,
    });
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
  if (master.externalLoginUri !== '' && (refusal !== undefined || hasTaskOrigin()))
    return (
      <SignInElsewhere
        master={master}
        refusal={refusal}
        path={search.redirect ?? state.requestedPath}
      />
    );
  if (isLeaving || master.externalLoginUri !== '')
    return <Spinner label="Loading" className="m-6 size-5" />;
  return (
    <SignInPage master={master} providers={providers} onSignedIn={onSignedIn} refusal={refusal} />
  );
}

const Refusal = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <p role="alert" className="wrap-anywhere">
      {text}
    </p>
  );

type ElsewhereProps = {
  master: GetMasterResponse;
  refusal: string | undefined;
  /** the page that required the sign-in */
  path: string | undefined;
};

/** Links to the other system that signs users in. It does not redirect, because that could loop. */
function SignInElsewhere({ master, refusal, path }: ElsewhereProps) {
  const { externalLoginUri, externalLogoutUri } = master;
  const back = new URL(withBasePath('login'), location.href);
  if (path !== undefined) back.searchParams.set('redirect', path);
  const signIn = `${externalLoginUri}?redirect=${encodeURIComponent(back.href)}`;
  return (
    <main className="grid h-full place-content-center justify-items-center gap-3.5 p-6 text-center">
      <Refusal text={refusal ?? messages.byLink} />
      <a
        href={refusal === undefined ? signIn : externalLogoutUri || signIn}
        className={buttonClass({ variant: 'primary', size: 'large' })}
      >
        {refusal === undefined ? 'Sign in' : 'Sign in as another person'}
      </a>
    </main>
  );
}

const NotReady = () => (
  <main className="grid h-full place-content-center gap-1 p-6 text-center">
    <h1 className="text-lg">{messages.notReady}</h1>
    <p className="text-muted">{messages.notReadyHint}</p>
  </main>
);

/** Detects a sign-in in another tab, or one by a provider's cookie. */
function useSignInElsewhere(leave: () => void) {
  useEffect(() => {
    const timer = setInterval(() => {
      if (!session.isSignedIn() && session.find()) leave();
    }, pollMs.signInElsewhere);
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

type LogoProps = {
  branding: string;
  orientation: 'horizontal' | 'stacked';
  className: string;
};

/** The product's logo: by edition, orientation and theme. It has no alternative text: the caller names the product. */
function BrandLogo({ branding, orientation, className }: LogoProps) {
  const source = (theme: string) =>
    withBasePath(`brand/trainyard${editionSuffix(branding)}-${orientation}-${theme}.svg`);
  return (
    <>
      <img src={source('light')} alt="" className={`dark:hidden ${className}`} />
      <img src={source('dark')} alt="" className={`not-dark:hidden ${className}`} />
    </>
  );
}
