/** The literal that the console's index.html carries, for the server to fill in. */
export const basePathMeta = '<meta name="base-path" content="/" />';

/** The literal that carries the feedback address; empty unless `serve` is given one. */
const feedbackMeta = '<meta name="feedback" content="" />';

/**
 * Takes the base path off a request's path. Null when the path lies outside it.
 * The query stays where it is.
 */
export function withoutBase(path: string, basePath: string): string | null {
  return path.startsWith(basePath) ? path.slice(basePath.length - 1) : null;
}

/**
 * Makes index.html fit the base path: the build writes addresses relative to the page (`./assets/…`),
 * which would break on deep links, and a `<base>` element is forbidden by the policy.
 */
export function indexFor(html: string, { basePath, feedback = '' }: PageFacts): string {
  return html
    .replace(feedbackMeta, () => `<meta name="feedback" content="${escaped(feedback)}" />`)
    .replace(basePathMeta, `<meta name="base-path" content="${basePath}" />`)
    .replace(/\b(src|href)="\.\//g, `$1="${basePath}`);
}

export type PageFacts = {
  basePath: string;
  /** address that the menu's Feedback leads to */
  feedback?: string | undefined;
};

const escaped = (text: string) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const pathnameOf = (path: string): string => path.split('?', 1)[0] ?? path;
