import { createPageStore } from '@trainyard/ui/lib/page-store';
import { showOverlay } from '~/app/overlays/overlay';

/** The text of a token, and who made it: after another sign-in nobody else may see it. */
export type NewToken = { text: string; makerId: number };

/** The token that the dialog shows; only in memory, and only while the dialog is open. */
export const newToken = createPageStore<NewToken | null>(null);

/** Shows a new token, on any page. */
export function showNewToken(token: NewToken): void {
  newToken.set(token);
  showOverlay('newToken');
}
