import { withBasePath } from '~/app/base-path';

/** The whole address of a view, to be shared. */
export const addressOf = (projectId: number, link: string): string =>
  new URL(withBasePath(`/projects/${projectId}/experiments${link}`), location.href).href;
