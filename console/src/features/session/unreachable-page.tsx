import { serverAddress } from '~/app/api';
import { Button } from '~/components/ui/button';
import { messages } from './messages';

function tryAgain(): void {
  const url = new URL(location.href);
  // past every cache between here and the master
  url.searchParams.set('ts', String(Date.now()));
  location.assign(url);
}

export const UnreachablePage = () => (
  <main className="grid h-full place-content-center justify-items-center gap-2 p-6 text-center">
    <h1 className="text-lg">{messages.unreachable}</h1>
    <p className="max-w-96 text-muted">
      Unable to communicate with the server at{' '}
      <span className="font-mono text-sm break-all text-text">{serverAddress()}</span>. Please check
      the firewall and cluster settings.
    </p>
    <Button className="mt-3" onClick={tryAgain}>
      Try Again
    </Button>
  </main>
);
