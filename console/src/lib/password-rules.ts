const rules: { holds: (password: string) => boolean; otherwise: string }[] = [
  { holds: (text) => text !== '', otherwise: 'New password required.' },
  { holds: (text) => text.length >= 8, otherwise: "Password isn't long enough." },
  {
    holds: (text) => /\p{Lu}/u.test(text),
    otherwise: 'Password must include an uppercase letter.',
  },
  {
    holds: (text) => /\p{Ll}/u.test(text),
    otherwise: 'Password must include a lowercase letter.',
  },
  { holds: (text) => /\d/.test(text), otherwise: 'Password must include a number.' },
];

/** The first rule that a new password breaks. */
export const passwordProblem = (password: string): string | undefined =>
  rules.find(({ holds }) => !holds(password))?.otherwise;
