/** Where the console lives on its server, `/` or `/det/`: the server writes it into the page. */
export function basePath(): string {
  const meta = document.head.querySelector<HTMLMetaElement>('meta[name="base-path"]');
  return meta?.content || '/';
}

/** An address below the base path, for what the router does not handle: `/proxy/…`, `/docs/…`, files. */
export const withBasePath = (path: string): string => basePath() + path.replace(/^\//, '');
