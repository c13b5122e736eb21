import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Types what the open dialog of an action that cannot be undone asks for, after a check that the
 * action is disabled without it; returns the text.
 */
export async function typeToConfirm(user: UserEvent, submit: string): Promise<string> {
  const field = await screen.findByRole<HTMLInputElement>('textbox', {
    name: /^Type .+ to confirm$/,
  });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: submit });
  if (!button.disabled) throw new Error(`${submit} is possible before the name is typed`);
  const [, name = ''] = /^Type (.+) to confirm$/.exec(field.labels?.[0]?.textContent ?? '') ?? [];
  await user.click(field);
  await user.paste(name);
  return name;
}

/** Types what the dialog asks for, and confirms it. */
export async function typeAndConfirm(user: UserEvent, submit: string): Promise<void> {
  await typeToConfirm(user, submit);
  await user.click(screen.getByRole('button', { name: submit }));
}
