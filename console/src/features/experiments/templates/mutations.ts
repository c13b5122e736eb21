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
import { type Edit, saveFields } from '~/app/editing/save-fields';
import { mutation } from '~/data/mutation';

type Config = Record<string, unknown>;
export type NewTemplate = { name: string; workspaceId: number; config: Config };

export const useCreateTemplate = mutationHook(() => ({
  send: (client, template: NewTemplate) =>
    postTemplate(client, { templateName: template.name, body: template }),
  // a second try would find the name taken by the first
  retry: false,
}));

/**
 * Saves the configuration of a template, which the master replaces as a whole. Asks the user if
 * someone else has saved the template since the edit started.
 */
export const useSaveTemplate = mutationHook((_, templateName: string) => ({
  send: (client, edit: Edit<Config>) =>
    saveFields<{ config: Config }, unknown>({
      base: { config: edit.base },
      to: { config: edit.to },
      label: 'this template',
      read: async () => ({
        config: (await getTemplate(client, { templateName })).template.config ?? {},
      }),
      write: ({ config = {} }) => patchTemplateConfig(client, { templateName, body: config }),
    }),
  meta: { errorMessage: 'Unable to manage template.' },
}));

type Place = Pick<Template, 'name' | 'workspaceId'>;

const placeLabels: Record<string, string> = { name: 'the name', workspaceId: 'the workspace' };

/** Gives a template another name or workspace, on a master of 0.38. */
export const useMoveTemplate = mutationHook(() => ({
  send: async (client, { base, to }: Edit<Place>) => {
    // a template has no id: one that was renamed meanwhile is not found
    const { template: newest } = await getTemplate(client, { templateName: base.name });
    await saveFields<Place, void>({
      base,
      to,
      label: placeLabels,
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
  retry: false,
}));

export const removeTemplate = mutation((client, templateName: string) =>
  deleteTemplate(client, { templateName }),
);
