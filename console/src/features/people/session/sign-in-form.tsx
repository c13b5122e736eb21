import { Button } from '@trainyard/ui/base/button';
import { Field } from '@trainyard/ui/base/field';
import { Input } from '@trainyard/ui/base/input';
import { closeAllToasts, showToast } from '@trainyard/ui/lib/toast-store';
import { type FormEvent, useState } from 'react';
import { messageOf } from '~/app/errors/report-error';
import { isDeactivated, isWrongPassword } from '~/app/session/refusals';
import { readText } from '~/app/storage';
import { z } from '~/lib/zod';
import { messages } from './messages';
import { signIn } from './sign-in';
import { warnOfWeak } from './weak-password';

type Props = { onSignedIn: (token: string) => void };

// the only field that can be wrong; react-hook-form would be in the first load
const credentials = z.object({
  username: z.string().check(z.minLength(1, messages.nameRequired)),
  password: z.string(),
});

type Problem = { field: 'username' | 'password'; text: string };

export function SignInForm({ onSignedIn }: Props) {
  const [username, setUsername] = useState(() => readText('lastUsername') ?? '');
  const [password, setPassword] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { data, error: wrong } = credentials.safeParse({ username, password });
    if (wrong) return setProblem({ field: 'username', text: wrong.issues[0]?.message ?? '' });
    setIsBusy(true);
    try {
      const token = await signIn(data);
      closeAllToasts();
      // an administrator without a password has a notice on every page
      if (password !== '') warnOfWeak(password);
      onSignedIn(token);
    } catch (error) {
      setProblem({ field: 'password', text: explain(error) });
      setIsBusy(false);
    }
  }

  const problemOf = (field: Problem['field']) =>
    problem?.field === field ? problem.text : undefined;
  const edit = (set: (text: string) => void) => (text: string) => {
    set(text);
    setProblem(null);
  };

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3.5" noValidate>
      <TextField
        label="Username"
        value={username}
        onChange={edit(setUsername)}
        error={problemOf('username')}
        placeholder="username"
        autoComplete="username"
        autoFocus
      />
      <TextField
        label="Password"
        value={password}
        onChange={edit(setPassword)}
        error={problemOf('password')}
        placeholder="password"
        autoComplete="current-password"
        type="password"
      />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} disabled={!username}>
        Sign In
      </Button>
    </form>
  );
}

/** States what to do; a toast has the message of the master, with details to copy. */
function explain(error: unknown): string {
  const isWrong = isWrongPassword(error);
  const message = messageOf(error);
  showToast({
    kind: 'error',
    title: messages.failedTitle,
    description: isWrong ? messages.wrongPasswordHint : message,
    details: `${messages.failedTitle}: ${message}`,
    key: 'login',
  });
  if (isDeactivated(error)) return messages.deactivated;
  return isWrong ? messages.wrongPassword : messages.failed;
}

type TextFieldProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
  placeholder: string;
  autoComplete: string;
  autoFocus?: boolean;
  type?: 'text' | 'password';
};

const TextField = ({ label, error, onChange, type = 'text', ...rest }: TextFieldProps) => (
  <Field label={label} error={error}>
    {(control) => (
      <Input
        {...control}
        {...rest}
        type={type}
        autoCapitalize="none"
        spellCheck={false}
        className="h-9"
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
