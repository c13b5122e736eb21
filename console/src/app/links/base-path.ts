/** The path of the console on its server, `/` or `/det/`: the server writes it into the page. */
export function basePath(): string {
  const meta = document.head.querySelector<HTMLMetaElement>('meta[name="base-path"]');
  return meta?.content || '/';
}

/**
 * A URL below the base path, for paths that the router does not handle: `/proxy/…`, `/docs/…`,
 * files.
 */
export const withBasePath = (path: string): string => basePath() + path.replace(/^\//, '');
