import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the command palette of the page. */
export async function openPalette(user: UserEvent): Promise<void> {
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { busy: false, name: 'Command palette' });
}

export const paletteField = (): HTMLElement =>
  screen.getByRole('combobox', { name: 'Search or command' });

/** Replaces the text of the open palette at once: each typed letter would search again. */
export async function writeInPalette(user: UserEvent, text: string): Promise<void> {
  await user.clear(paletteField());
  await user.paste(text);
}
