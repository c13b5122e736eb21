/** The literal in the console's index.html that the server replaces. */
export const basePathMeta = '<meta name="base-path" content="/" />';

/** The literal for the feedback address; empty unless `serve` has one. */
const feedbackMeta = '<meta name="feedback" content="" />';

/** The literal for the address of tasks; empty where they share the console's. */
const taskOriginMeta = '<meta name="task-origin" content="" />';

/** Removes the base path from a request's path. Null if the path is outside it. Keeps the query. */
export function withoutBase(path: string, basePath: string): string | null {
  return path.startsWith(basePath) ? path.slice(basePath.length - 1) : null;
}

/**
 * Adapts index.html to the base path: the build writes addresses relative to the page
 * (`./assets/…`), which would break on deep links, and the policy forbids a `<base>` element.
 */
export function indexFor(html: string, facts: PageFacts): string {
  const { basePath, feedback = '', taskOrigin = '' } = facts;
  return html
    .replace(taskOriginMeta, `<meta name="task-origin" content="${taskOrigin}" />`)
    .replace(feedbackMeta, () => `<meta name="feedback" content="${escaped(feedback)}" />`)
    .replace(basePathMeta, `<meta name="base-path" content="${basePath}" />`)
    .replace(/\b(src|href)="\.\//g, `$1="${basePath}`);
}

export type PageFacts = {
  basePath: string;
  /** address of the menu's Feedback item */
  feedback?: string | undefined;
  /** the address of tasks, or its port; pages then do not trust cookies that scripts may set */
  taskOrigin?: string | undefined;
};

const escaped = (text: string) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const pathnameOf = (path: string): string => path.split('?', 1)[0] ?? path;
