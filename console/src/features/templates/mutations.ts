import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteTemplate, patchTemplateConfig, postTemplate } from '@trainyard/sdk/calls';
import { runMutation } from '~/app/actions/run-mutation';
import { client } from '~/app/api';
import { afterTemplateChange } from '~/app/query-invalidation';

type Config = Record<string, unknown>;
export type NewTemplate = { name: string; workspaceId: number; config: Config };

export function useCreateTemplate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (template: NewTemplate) =>
      postTemplate(client, { templateName: template.name, body: template }),
    onSuccess: () => afterTemplateChange(queryClient),
    // a second try would find the name taken by the first
    retry: false,
    meta: { isSilent: true },
  });
}

/** Replaces the whole configuration of a template. */
export function useSaveTemplate(templateName: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (config: Config) => patchTemplateConfig(client, { templateName, body: config }),
    onSuccess: () => afterTemplateChange(queryClient),
    meta: { errorMessage: 'Unable to manage template.' },
  });
}

export const removeTemplate = (queryClient: QueryClient, templateName: string) =>
  runMutation(queryClient, {
    mutationFn: () => deleteTemplate(client, { templateName }),
    onSuccess: () => afterTemplateChange(queryClient),
  });
