import { Avatar } from '@trainyard/ui/base/avatar';
import { cn } from '@trainyard/ui/lib/utils';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { messages } from './messages';
import type { SandboxPerson } from './queries';
import { signIn } from './sign-in';

type Props = {
  /** undefined until they have come */
  people: readonly SandboxPerson[] | undefined;
  onSignedIn: (token: string) => void;
  whilePending: ReactNode;
};

/** The users of a sandbox: a click signs in as one of them. */
export default function SandboxPeopleList({ people, onSignedIn, whilePending }: Props) {
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);

  async function stepIn(username: string) {
    setBusy(username);
    setFailed(false);
    try {
      onSignedIn(await signIn({ username, password: '' }));
    } catch {
      setFailed(true);
      setBusy(null);
    }
  }

  return people === undefined ? (
    whilePending
  ) : (
    <section aria-label="Step in as" className="grid min-w-0 content-start gap-2">
      <h2 className="font-semibold">Step in as</h2>
      <ul className="grid gap-2">
        {people.map(({ username, displayName, title, where, may }, index) => (
          <li key={username}>
            <button
              type="button"
              disabled={busy !== null}
              onClick={() => void stepIn(username)}
              className={cn(
                'flex w-full items-center gap-3 rounded-md border bg-raised px-3 py-2 text-left hover:border-line-strong hover:bg-hover disabled:opacity-60',
                index === 0 && 'border-line-strong',
              )}
            >
              <Avatar name={displayName} className="size-7 text-[11px]" />
              <span className="grid min-w-0 flex-1">
                <span className="truncate">
                  <span className="font-semibold">{displayName}</span>{' '}
                  <span className="text-muted">{title}</span>
                </span>
                <span className="text-sm text-muted">{where}</span>
                <span className="text-sm text-muted">{may}</span>
              </span>
              {index === 0 ? (
                <span aria-hidden className="text-sm text-accent phone:hidden">
                  Sign in
                </span>
              ) : null}
              <ChevronRight aria-hidden className="size-4 shrink-0 text-faint" strokeWidth={1.5} />
            </button>
          </li>
        ))}
      </ul>
      {failed ? (
        <p role="alert" className="text-sm text-bad">
          {messages.failed}
        </p>
      ) : null}
      <p className="text-sm text-faint">
        Two browsers can be two people. The data starts over with each restart, unless it is kept in
        a folder.
      </p>
    </section>
  );
}
