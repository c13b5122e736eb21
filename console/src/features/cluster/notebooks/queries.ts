import { launchNotebook } from '@trainyard/sdk/calls';
import { q } from '~/data/q';

type Preview = { config: Record<string, unknown>; templateName: string; workspaceId: number };

/** A preview, which launches nothing, and so is a query. */
const previewNotebook = (...request: Parameters<typeof launchNotebook>) =>
  launchNotebook(...request);

export const notebookQueries = {
  /** the whole config that a launch would run with */
  preview: (body: Preview) =>
    q(previewNotebook, { body: { ...body, preview: true } }, { select: ({ config }) => config }),
};
