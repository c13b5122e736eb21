import { UsageError, wholeNumber } from '../../core/option-values';
import type { Visitor } from '../proxy/visitor';

/**
 * The address of tasks' pages: another port of this server's names, which it opens itself, or an
 * address of its own that leads to the same port as the console's.
 */
export type TaskOrigin =
  | {
      kind: 'port';
      port: number;
      /** nobody named the port: another one may take its place */
      isDefault?: boolean;
    }
  | { kind: 'address'; url: URL };

/** The origin of tasks that nobody named: the port after the console's; any where that is any. */
export const defaultTaskOrigin = (consolePort: number): TaskOrigin => ({
  kind: 'port',
  port: consolePort === 0 || consolePort === 65_535 ? 0 : consolePort + 1,
  isDefault: true,
});

/**
 * Parses `--task-origin`: a port, or an origin without a path.
 * @throws UsageError that names the text
 */
export function readTaskOrigin(text: string): TaskOrigin {
  if (/^\d+$/.test(text)) {
    const port = wholeNumber({ option: 'task-origin', text, min: 0, max: 65_535 });
    return { kind: 'port', port };
  }
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin && isHostName(url.hostname)) return { kind: 'address', url };
  throw new UsageError(
    `--task-origin takes a port, an address such as https://tasks.example.com, or none, not "${text}".`,
  );
}

/** The origin as an operator names it: a port, or an address. */
export const nameOfOrigin = (origin: TaskOrigin): string =>
  origin.kind === 'port' ? String(origin.port) : origin.url.origin;

// the name becomes part of a policy, where `;` and `,` begin another one
const isHostName = (name: string) => /^([\w.-]+|\[[\da-f:.]+\])$/i.test(name);

type ForVisitor = { origin: TaskOrigin; visitor: Visitor; port: number };

/**
 * Returns the origin of tasks as this visitor reaches it, at the console's name where it is a port;
 * null for a name that is none.
 * @param port the open port
 */
export function taskOriginFor({ origin, visitor, port }: ForVisitor): string | null {
  if (origin.kind === 'address') return origin.url.origin;
  const console = consoleOriginOf(visitor);
  if (console === null) return null;
  const url = new URL(console);
  url.port = String(port);
  return url.origin;
}

/** Returns the origin that a visitor of the console uses; null for a name that is none. */
export function consoleOriginOf({ protocol, host }: Visitor): string | null {
  const text = `${protocol}://${host}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && isHostName(url.hostname) && url.href === `${url.origin}/` ? url.origin : null;
}

/** Returns true for a request to the tasks' own address on the console's port. */
export function isTaskAddress(origin: TaskOrigin, { host }: Visitor): boolean {
  if (origin.kind === 'port') return false;
  const text = `${origin.url.protocol}//${host}`;
  return URL.canParse(text) && new URL(text).host === origin.url.host;
}
