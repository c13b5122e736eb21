import { launchNotebook } from '@trainyard/sdk/calls';
import { q } from '~/data/q';

type Preview = { config: Record<string, unknown>; templateName: string; workspaceId: number };

export const notebookQueries = {
  /** the whole config that a launch would run with */
  preview: (body: Preview) =>
    q(launchNotebook, { body: { ...body, preview: true } }, { select: ({ config }) => config }),
};
