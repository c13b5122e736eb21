import { type DraftEdit, readEdit, removeDraft, writeEdit } from '@trainyard/ui/lib/draft';
import { useState } from 'react';

/**
 * A stored text with what was typed and not saved, which outlasts a visit of other pages; `base` is
 * the text when the edit started. Typing that text again leaves no draft.
 *
 * @param key has the id of the user
 */
export function useTextDraft(key: string, saved: string) {
  const [edit, setEdit] = useState(() => readEdit(key));
  const base = edit?.base ?? saved;
  const change = (next: DraftEdit | null) => {
    if (next) writeEdit(key, next);
    else removeDraft(key);
    setEdit(next);
  };
  /** Ends the draft of what is saved now; what was typed since stays, and started from that. */
  const keepSince = (savedText: string) => {
    const now = readEdit(key);
    change(now === null || now.text === savedText ? null : { text: now.text, base: savedText });
  };
  return {
    base,
    text: edit?.text ?? saved,
    isEdited: edit !== null && edit.text !== saved,
    setText: (text: string) => change(text === base ? null : { text, base }),
    discard: () => change(null),
    keepSince,
  };
}
