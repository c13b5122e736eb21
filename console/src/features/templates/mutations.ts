import {
  deleteTemplate,
  patchTemplateConfig,
  postTemplate,
  putTemplate,
} from '@trainyard/sdk/calls';
import type { Template } from '@trainyard/sdk/types';
import { patchTemplateName } from '@trainyard/sdk/v038';
import { mutationHook } from '~/app/actions/mutation-hook';
import { mutation } from '~/app/actions/run-mutation';
import { client } from '~/app/api';
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

/** Replaces the whole configuration of a template. */
export const useSaveTemplate = mutationHook((queryClient, templateName: string) => ({
  mutationFn: (config: Config) => patchTemplateConfig(client, { templateName, body: config }),
  onSuccess: () => afterTemplateChange(queryClient),
  meta: { errorMessage: 'Unable to manage template.' },
}));

type Move = { template: Template; to: { name: string; workspaceId: number } };

/** Gives a template another name or workspace, on a master of 0.38. */
export const useMoveTemplate = mutationHook((queryClient) => ({
  mutationFn: async ({ template: { name: oldName, workspaceId, config }, to }: Move) => {
    const { name } = to;
    if (name !== oldName) await patchTemplateName(client, { body: { oldName, newName: name } });
    if (to.workspaceId === workspaceId) return;
    const body = { name, workspaceId: to.workspaceId, config };
    const { template } = await putTemplate(client, { templateName: name, body });
    // the contract does not say that a master takes the workspace of a template that exists
    if (template.workspaceId !== to.workspaceId)
      throw new Error('The master kept the template in its workspace.');
  },
  onSettled: () => afterTemplateChange(queryClient),
  retry: false,
}));

export const removeTemplate = mutation(
  (templateName: string) => deleteTemplate(client, { templateName }),
  afterTemplateChange,
);
