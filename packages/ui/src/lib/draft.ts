/**
 * Stores unsent text until the tab closes, also across a reload and an expired session. Keys
 * contain the user, so that no other user sees the text.
 */
const prefix = 'draft/';

// a browser may deny storage to a page; drafts are then lost
function attempt<T>(step: () => T): T | null {
  try {
    return step();
  } catch {
    return null;
  }
}

export const readDraft = (key: string): string | null =>
  attempt(() => sessionStorage.getItem(prefix + key));

export const writeDraft = (key: string, text: string): void => {
  attempt(() => sessionStorage.setItem(prefix + key, text));
};

export const removeDraft = (key: string): void => {
  attempt(() => sessionStorage.removeItem(prefix + key));
};

/** Stores a draft under the new name of what it is a draft of. */
export function moveDraft(from: string, to: string): void {
  const text = readDraft(from);
  if (text === null || from === to) return;
  writeDraft(to, text);
  removeDraft(from);
}

/** A text that is being edited, and the text when the edit started. */
export type DraftEdit = { text: string; base: string };

/** Reads an edit that was stored by `writeEdit`; null without one. */
export const readEdit = (key: string): DraftEdit | null =>
  attempt(() => {
    const { text, base }: Partial<Record<keyof DraftEdit, unknown>> =
      JSON.parse(readDraft(key) ?? '{}') ?? {};
    return typeof text === 'string' && typeof base === 'string' ? { text, base } : null;
  });

export const writeEdit = (key: string, { text, base }: DraftEdit): void =>
  writeDraft(key, JSON.stringify({ text, base }));
