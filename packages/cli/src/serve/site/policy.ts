const directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'img-src': "'self' data: blob:",
  'frame-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'trainyard',
};

type Others = {
  /** origins of other masters that pages may call */
  masters?: readonly string[] | undefined;
  /** the origin of tasks, shown in frames */
  frames?: string | null | undefined;
};

/**
 * The content security policy of console pages: this origin alone, no inline code, one Trusted
 * Types policy. Other allowed masters are listed one by one, as origins, and the origin of tasks
 * where it is another.
 */
export function contentSecurityPolicy({ masters = [], frames }: Others = {}): string {
  const connect = [directives['connect-src'], ...masters].join(' ');
  const frame = frames ? `${directives['frame-src']} ${frames}` : directives['frame-src'];
  return Object.entries({ ...directives, 'connect-src': connect, 'frame-src': frame })
    .map((pair) => pair.join(' '))
    .join('; ');
}

/** The headers of every file of the console, and of the 404. */
export const fileHeaders: readonly [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'same-origin'],
];

type PolicyInput = Others & { contentType: string };

/**
 * Security headers of a file of the console. Pages and scripts both have the policy, because a
 * worker uses the policy of its own file, not that of the page.
 */
export function policyHeaders({ contentType, ...others }: PolicyInput): [string, string][] {
  const governs = /^text\/(html|javascript)/.test(contentType);
  if (!governs) return [...fileHeaders];
  return [['content-security-policy', contentSecurityPolicy(others)], ...fileHeaders];
}

/**
 * How long a browser may cache a file: forever if its name contains a hash, else with revalidation.
 * A private window requests the tab's icon with each change of the link, so that one is cached for
 * an hour.
 */
export function cacheControl(pathname: string): string {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return /^\/favicon[a-z-]*\.svg$/.test(pathname) ? 'max-age=3600' : 'no-cache';
}
