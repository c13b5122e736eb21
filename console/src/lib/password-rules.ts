import { z } from './zod';

/** A new password, by the rules for one. */
export const newPassword = z.string().check(
  z.refine((text) => text !== '', 'New password required.'),
  z.refine(({ length }) => length >= 8, "Password isn't long enough."),
  z.refine((text) => /\p{Lu}/u.test(text), 'Password must include an uppercase letter.'),
  z.refine((text) => /\p{Ll}/u.test(text), 'Password must include a lowercase letter.'),
  z.refine((text) => /\d/.test(text), 'Password must include a number.'),
);
