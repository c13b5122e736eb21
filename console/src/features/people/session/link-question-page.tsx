import { useQueryClient } from '@tanstack/react-query';
import { displayName } from '@trainyard/sdk/model';
import { Button } from '@trainyard/ui/base/button';
import { useState } from 'react';
import { session } from '~/app/session/session';
import { signOut } from '~/app/session/sign-out';
import type { LinkQuestion } from './after-sign-in';

type LinkQuestionPageProps = LinkQuestion & {
  /** called when the user has chosen, so that navigation may continue */
  onChosen: () => void;
};

/** Asks whether a link may sign in another user than the current one. */
export default function LinkQuestionPage({ current, other, onChosen }: LinkQuestionPageProps) {
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  const stay = () => {
    session.declineToken();
    onChosen();
  };
  const change = async () => {
    setIsBusy(true);
    await signOut(queryClient);
    session.acceptToken();
    onChosen();
  };

  return (
    <main className="grid min-h-full place-items-center p-6">
      <div className="grid w-full max-w-96 gap-3.5">
        <h1 className="text-lg">{`This link signs in as ${displayName(other)}`}</h1>
        <p className="text-muted">{`You are signed in as ${displayName(current)}. If you did not ask for this link, stay: the person who made it sees what you do in the other account.`}</p>
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
