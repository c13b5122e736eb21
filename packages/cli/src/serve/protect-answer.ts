import type { Answer } from './answer';
import type { Visitor } from './proxy/visitor';

type ProtectInput = { answer: Answer; pathname: string; visitor: Visitor };

// keys, tokens, users, and URLs that are secrets themselves
const secret = /^\/api\/v1\/(auth|me|users?|tokens?|shells|webhooks|master\/config)(\/|$)/;

/**
 * Adds headers to an answer of the master that keep sessions and secrets in their browser: flags on
 * cookies, and `no-store` for a body with a key or a token.
 */
export function protectAnswer({ answer, pathname, visitor }: ProtectInput): Answer {
  const isSecure = visitor.protocol === 'https';
  const headers = answer.headers.map(([name, value]): [string, string] =>
    name.toLowerCase() === 'set-cookie' ? [name, flagged(value, isSecure)] : [name, value],
  );
  const bringsCookie = headers.some(([name]) => name.toLowerCase() === 'set-cookie');
  if (!secret.test(pathname) && !bringsCookie) return { ...answer, headers };
  const others = headers.filter(([name]) => name.toLowerCase() !== 'cache-control');
  return { ...answer, headers: [...others, ['cache-control', 'no-store']] };
}

/** Hides the session's cookie from scripts; notebooks read some of their own cookies. */
function flagged(cookie: string, isSecure: boolean): string {
  const [pair = '', ...attributes] = cookie.split(/;\s*/);
  const isSession = /^auth=/.test(pair);
  const replaced = isSession ? /^(secure|httponly|samesite=none)$/i : /^secure$/i;
  const kept = attributes.filter((attribute) => !replaced.test(attribute));
  const hasPath = kept.some((attribute) => /^path=/i.test(attribute));
  const hasSameSite = kept.some((attribute) => /^samesite=/i.test(attribute));
  return [
    pair,
    ...kept,
    // the master's cookie for the end of a session has no path, and would not end it
    ...(isSession && !hasPath ? ['Path=/'] : []),
    ...(isSecure ? ['Secure'] : []),
    ...(isSession ? ['HttpOnly'] : []),
    ...(isSession && !hasSameSite ? ['SameSite=Lax'] : []),
  ].join('; ');
}

const year = 365 * 24 * 60 * 60;

/** Makes a browser that uses https never use http again; not on a developer's own machine. */
export const transportHeaders = (visitor: Visitor): [string, string][] =>
  visitor.protocol === 'https' && !/^localhost(:\d*)?$/.test(visitor.host)
    ? [['strict-transport-security', `max-age=${year}`]]
    : [];
