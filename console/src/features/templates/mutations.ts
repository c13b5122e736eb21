import {
  deleteTemplate,
  getTemplate,
  patchTemplateConfig,
  postTemplate,
  putTemplate,
} from '@trainyard/sdk/calls';
import type { Template } from '@trainyard/sdk/types';
import { patchTemplateName } from '@trainyard/sdk/v038';
import { mutationHook } from '~/app/actions/mutation-hook';
import { mutation } from '~/app/actions/run-mutation';
import { client } from '~/app/api';
import { type Edit, saveFields } from '~/app/editing/save-fields';
import { afterTemplateChange } from '~/app/query-invalidation';

type Config = Record<string, unknown>;
export type NewTemplate = { name: string; workspaceId: number; config: Config };

export const useCreateTemplate = mutationHook((queryClient) => ({
  mutationFn: (template: NewTemplate) =>
    postTemplate(client, { templateName: template.name, body: template }),
  onSuccess: () => afterTemplateChange(queryClient),
  // a second try would find the name taken by the first
  retry: false,
}));

/**
 * Saves the configuration of a template, which the master replaces as a whole: asks where another
 * user has saved the template since the edit started.
 */
export const useSaveTemplate = mutationHook((queryClient, templateName: string) => ({
  mutationFn: (edit: Edit<Config>) =>
    saveFields<{ config: Config }, unknown>({
      base: { config: edit.base },
      to: { config: edit.to },
      label: () => 'this template',
      read: async () => ({
        config: (await getTemplate(client, { templateName })).template.config ?? {},
      }),
      write: ({ config = {} }) => patchTemplateConfig(client, { templateName, body: config }),
    }),
  onSuccess: () => afterTemplateChange(queryClient),
  meta: { errorMessage: 'Unable to manage template.' },
}));

type Place = Pick<Template, 'name' | 'workspaceId'>;

const placeLabels: Record<string, string> = { name: 'the name', workspaceId: 'the workspace' };

/** Gives a template another name or workspace, on a master of 0.38. */
export const useMoveTemplate = mutationHook((queryClient) => ({
  mutationFn: async ({ base, to }: Edit<Place>) => {
    // a template has no id: one that was renamed meanwhile is not found
    const { template: newest } = await getTemplate(client, { templateName: base.name });
    await saveFields<Place, void>({
      base,
      to,
      label: (name) => placeLabels[name] ?? name,
      read: async () => newest,
      write: async ({ name = newest.name, workspaceId }) => {
        if (name !== newest.name)
          await patchTemplateName(client, { body: { oldName: newest.name, newName: name } });
        if (workspaceId === undefined) return;
        const body = { name, workspaceId, config: newest.config };
        const { template } = await putTemplate(client, { templateName: name, body });
        // the contract does not say that a master takes the workspace of a template that exists
        if (template.workspaceId !== workspaceId)
          throw new Error('The master kept the template in its workspace.');
      },
    });
  },
  onSettled: () => afterTemplateChange(queryClient),
  retry: false,
}));

export const removeTemplate = mutation(
  (templateName: string) => deleteTemplate(client, { templateName }),
  afterTemplateChange,
);
