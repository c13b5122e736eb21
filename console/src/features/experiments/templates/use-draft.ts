import type { Template } from '@trainyard/sdk/types';
import { writeYaml } from '@trainyard/sdk/yaml';
import { useTextDraft } from '~/app/editing/use-text-draft';
import { useViewer } from '~/data/viewer';

export const savedText = ({ config }: Template): string => writeYaml(config ?? {});

/** Returns the key of a template's draft, which is the viewer's own. */
export function useDraftKey(): (template: Pick<Template, 'name'>) => string {
  const { user } = useViewer();
  return ({ name }) => `${user.id}/template/${name}`;
}

/** The text of a template, as it is edited. */
export const useDraft = (template: Template) =>
  useTextDraft(useDraftKey()(template), savedText(template));
