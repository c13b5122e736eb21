import type { Template } from '@trainyard/sdk/types';
import { writeYaml } from '@trainyard/sdk/yaml';
import { type DraftEdit, readEdit, removeDraft, writeEdit } from '@trainyard/ui/lib/draft';
import { useState } from 'react';
import { useViewer } from '~/data/viewer';

export const savedText = ({ config }: Template): string => writeYaml(config ?? {});

/** Returns the key of a template's draft, which is the viewer's own. */
export function useDraftKey(): (template: Pick<Template, 'name'>) => string {
  const { user } = useViewer();
  return ({ name }) => `${user.id}/template/${name}`;
}

/**
 * The text of a template with what was typed and not saved, which outlasts a visit of other pages;
 * `base` is the text when the edit started. Typing that text again leaves no draft.
 */
export function useDraft(template: Template) {
  const key = useDraftKey()(template);
  const saved = savedText(template);
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
