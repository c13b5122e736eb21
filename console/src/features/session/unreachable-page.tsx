import { badAddress, forgetAddress, keptAddress, serverAddress } from '~/app/server-address';
import { PageNotice } from '~/components/page/page-notice';
import { Button } from '~/components/ui/button';
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

/** No master answers. Where this browser keeps another server's address, that may be why. */
export function UnreachablePage() {
  const bad = badAddress();
  return (
    <main className="h-full">
      <PageNotice
        title={bad === null ? messages.unreachable : messages.badAddress}
        actions={
          <>
            {bad === null ? <Button onClick={tryAgain}>Try Again</Button> : null}
            {keptAddress() === null ? null : <Button onClick={forget}>Forget This Address</Button>}
          </>
        }
      >
        {bad === null ? (
          <p className="max-w-96 text-muted">
            Unable to communicate with the server at <Address text={serverAddress()} />. Please
            check the firewall and cluster settings.
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
