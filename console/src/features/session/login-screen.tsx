import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { displayName } from '@trainyard/sdk/model';
import type { GetMasterResponse } from '@trainyard/sdk/types';
import { Button, buttonClass } from '@trainyard/ui/base/button';
import { Spinner } from '@trainyard/ui/base/spinner';
import { copyText } from '@trainyard/ui/lib/copy-text';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { cn } from '@trainyard/ui/lib/utils';
import { useEffect, useState } from 'react';
import { withBasePath } from '~/app/base-path';
import { BrandLogo } from '~/app/brand-logo';
import { productName } from '~/app/branding';
import { usePageTitle } from '~/app/page-title';
import { session } from '~/app/session/session';
import { docsLink } from '~/lib/docs-link';
import { type LinkQuestion, signInTarget, signInTargetUrl } from './after-sign-in';
import { providerName, ssoLink } from './external-login';
import { messages } from './messages';
import { ProviderMark } from './provider-mark';
import { isSandbox, sandboxPeopleQuery } from './sandbox-people';
import { SandboxPeopleList } from './sandbox-people-list';
import { SignInForm } from './sign-in-form';

type SignInPageProps = {
  master: GetMasterResponse;
  /** the page's query, which a provider hands back */
  search: string;
  onSignedIn: (token: string) => void;
};

function SignInPage({ master, search, onSignedIn }: SignInPageProps) {
  const isAsked = isSandbox(master);
  const { data: people = [], isPending } = useQuery({ ...sandboxPeopleQuery, enabled: isAsked });
  // their place is kept until they come: the form neither moves nor begins anew
  const isOffered = isAsked && (isPending || people.length > 0);
  return (
    <main
      className={cn(
        'grid min-h-full justify-items-center p-6',
        isOffered ? 'content-start pt-[max(24px,12vh)]' : 'items-center',
      )}
    >
      <div className={`grid w-full ${isOffered ? 'max-w-234 gap-6' : 'max-w-80 gap-3.5'}`}>
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
              {isPending ? (
                <div aria-hidden className="h-130" />
              ) : (
                <SandboxPeopleList people={people} onSignedIn={onSignedIn} />
              )}
              <div aria-hidden className="bg-line max-[900px]:h-px" />
            </>
          ) : null}
          <section
            aria-label={isOffered ? 'Sign in by name' : undefined}
            className="grid content-start gap-3.5"
          >
            {isOffered ? <h2 className="font-semibold">Or with a name</h2> : null}
            <SignInForm onSignedIn={onSignedIn} />
            {master.ssoProviders.length > 0 ? <Providers master={master} search={search} /> : null}
            <HelpLine />
          </section>
        </div>
      </div>
    </main>
  );
}

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
      href={withBasePath(docsLink('sysadmin-basics/users.html'))}
      target="_blank"
      rel="noopener noreferrer"
      className="underline underline-offset-3"
    >
      docs
    </a>
    .
  </p>
);

const Providers = ({ master, search }: Pick<SignInPageProps, 'master' | 'search'>) => (
  <section aria-label="Single sign-on" className="grid gap-3.5">
    <p className="flex items-center gap-3 text-sm text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      OR
    </p>
    {master.ssoProviders.map((provider) => (
      <a
        key={provider.name}
        href={ssoLink(provider, search)}
        className={`${buttonClass({ variant: 'outline', size: 'large' })} hover:border-line-strong`}
      >
        <ProviderMark name={provider.name} />
        Sign in with {providerName(provider)}
      </a>
    ))}
    <p className="text-center text-sm text-faint">Alternatively, sign in with SSO</p>
  </section>
);

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

type LinkQuestionPageProps = LinkQuestion & {
  /** the person has chosen, and the page can be left */
  onChosen: () => void;
};

/** Asks whether a link may sign in another user than the current one. */
function LinkQuestionPage({ current, other, onChosen }: LinkQuestionPageProps) {
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  const stay = () => {
    session.turnDownOffer();
    onChosen();
  };
  const change = async () => {
    setIsBusy(true);
    const { signOut } = await import('~/app/session/sign-out');
    await signOut(queryClient);
    session.takeOffer();
    onChosen();
  };

  return (
    <main className="grid min-h-full place-items-center p-6">
      <div className="grid w-full max-w-96 gap-3.5">
        <h1 className="text-lg">{messages.linkTitle(displayName(other))}</h1>
        <p className="text-muted">{messages.linkHint(displayName(current))}</p>
        <Button variant="primary" size="large" disabled={isBusy} onClick={stay} autoFocus>
          <span className="truncate">Stay signed in as {displayName(current)}</span>
        </Button>
        <Button size="large" isBusy={isBusy} onClick={() => void change()}>
          <span className="truncate">Sign in as {displayName(other)}</span>
        </Button>
      </div>
    </main>
  );
}
