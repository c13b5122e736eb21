import type { GetMasterResponse } from '@trainyard/sdk/types';
import { buttonClass } from '@trainyard/ui/base/button';
import { withBasePath } from '~/app/base-path';
import { BrandLogo } from '~/app/brand-logo';
import { productName } from '~/app/branding';
import { docsLink } from '~/lib/docs-link';
import { SignInForm } from './sign-in-form';
import { providerName, ssoLink } from './sso';

type Props = {
  master: GetMasterResponse;
  /** the page's query, which a provider hands back */
  search: string;
  onSignedIn: (token: string) => void;
};

export const SignInPage = ({ master, search, onSignedIn }: Props) => (
  <main className="grid min-h-full place-items-center p-6">
    <div className="grid w-full max-w-80 gap-3.5">
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
      <SignInForm onSignedIn={onSignedIn} />
      {master.ssoProviders.length > 0 ? <Providers master={master} search={search} /> : null}
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
    </div>
  </main>
);

const Providers = ({ master, search }: Pick<Props, 'master' | 'search'>) => (
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
        Sign in with {providerName(provider)}
      </a>
    ))}
    <p className="text-center text-sm text-faint">Alternatively, sign in with SSO</p>
  </section>
);
