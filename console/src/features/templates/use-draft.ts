import type { Template } from '@trainyard/sdk/types';
import { writeYaml } from '@trainyard/sdk/yaml';
import { readDraft, removeDraft, writeDraft } from '@trainyard/ui/lib/draft';
import { useState } from 'react';
import { useViewer } from '~/features/viewer/queries';

export const savedText = ({ config }: Template): string => writeYaml(config ?? {});

/** Returns the key of a template's draft, which is the viewer's own. */
export function useDraftKey(): (template: Pick<Template, 'name'>) => string {
  const { user } = useViewer();
  return ({ name }) => `${user.id}/template/${name}`;
}

/**
 * The text of a template with what was typed and not saved, which outlasts a visit of other pages.
 * Typing the saved text again leaves no draft.
 */
export function useDraft(template: Template) {
  const key = useDraftKey()(template);
  const saved = savedText(template);
  const [typed, setTyped] = useState(() => readDraft(key));
  const setText = (text: string) => {
    if (text === saved) removeDraft(key);
    else writeDraft(key, text);
    setTyped(text === saved ? null : text);
  };
  const isEdited = typed !== null && typed !== saved;
  /** Ends the draft of what is saved now; what was typed since stays. */
  const keepSince = (written: string) => {
    if (readDraft(key) === written) removeDraft(key);
    setTyped((now) => (now === written ? null : now));
  };
  const discard = () => setText(saved);
  return { saved, text: typed ?? saved, isEdited, setText, discard, keepSince };
}
