import { Button } from '@trainyard/ui/base/button';

type SignOutQuestionProps = { onSignOut: () => void; onStay: () => void };

/** Asks whether a link may end the session. */
export const SignOutQuestion = ({ onSignOut, onStay }: SignOutQuestionProps) => (
  <main className="grid min-h-full place-items-center p-6">
    <div className="grid w-full max-w-96 gap-3.5">
      <h1 className="text-lg">Sign out?</h1>
      <p className="text-muted">
        A link led here. Signing out ends your session in all tabs of this browser, and deletes
        drafts.
      </p>
      <Button variant="primary" size="large" onClick={onStay} autoFocus>
        Stay signed in
      </Button>
      <Button size="large" onClick={onSignOut}>
        Sign out
      </Button>
    </div>
  </main>
);
