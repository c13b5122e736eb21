/** The content security policy of console pages: this origin alone, no inline code, one Trusted Types policy. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "img-src 'self' data: blob:",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types trainyard',
].join('; ');

const fileHeaders: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'same-origin'],
];

/**
 * Security headers of a file of the console. Pages carry the policy, and so do scripts,
 * because a worker takes its policy from its own file and not from the page.
 */
export function policyHeaders(contentType: string): [string, string][] {
  const governs = /^text\/(html|javascript)/.test(contentType);
  if (!governs) return fileHeaders;
  return [['content-security-policy', contentSecurityPolicy], ...fileHeaders];
}
