import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** A user's session at the tasks' origin. */
export type TaskSession = {
  /** the token of the console's session */
  token: string;
  /** origin of the console that the user came from */
  console: string;
};

type Entry = TaskSession & {
  /** path and query of the task's page */
  path: string;
};

/** Carries a session from the console's origin to that of tasks, which share no cookies. */
export type HandOver = {
  /**
   * Returns a code for one use, soon.
   * @param audience the name that the code is for
   */
  mint: (entry: Entry, audience: string) => string;
  /**
   * Returns what a code stands for, once for each process that knows the secret; null afterwards,
   * for another audience, and for a code that is too old.
   */
  redeem: (code: string, audience: string) => Entry | null;
  /** Returns the value of the tasks' cookie: unreadable to others, and of no use elsewhere. */
  seal: (session: TaskSession) => string;
  /** Returns the session of a cookie; null for one that was sealed with another secret. */
  open: (sealed: string) => TaskSession | null;
};

/** A redirect follows at once, also from a slow browser. */
export const codeMs = 30_000;

type Options = {
  /** shared by several processes behind one name; each has its own by default */
  secret?: Buffer | undefined;
  now?: () => number;
};

/** Keeps nothing but the codes that were used: a code and a cookie carry what they stand for. */
export function createHandOver({ secret, now = Date.now }: Options = {}): HandOver {
  const key = Buffer.from(hkdfSync('sha256', secret ?? randomBytes(32), '', 'trainyard tasks', 32));
  /** used codes, in the order of the times from which on they are void in any case */
  const used = new Map<string, number>();

  function isFirstUse(code: string): boolean {
    for (const [old, until] of used) {
      if (until > now()) break;
      used.delete(old);
    }
    // by its bytes: one code has several spellings
    const id = Buffer.from(code, 'base64url').toString('base64url');
    const isFirst = !used.has(id);
    if (isFirst) used.set(id, now() + codeMs);
    return isFirst;
  }

  return {
    mint: ({ token, console, path }, audience) => {
      const content: Content = [token, console, path, now() + codeMs];
      return seal({ key, purpose: `code for ${audience}`, content });
    },
    redeem: (code, audience) => {
      const content = open({ key, purpose: `code for ${audience}`, sealed: code });
      if (content === null) return null;
      const [token, console, path, until] = content;
      return until > now() && isFirstUse(code) ? { token, console, path } : null;
    },
    seal: ({ token, console }) =>
      seal({ key, purpose: 'cookie', content: [token, console, '', 0] }),
    open: (sealed) => {
      const [token, console] = open({ key, purpose: 'cookie', sealed }) ?? [];
      return token === undefined || console === undefined ? null : { token, console };
    },
  };
}

/** A session, the path of a page, and the time from which on a code is void. */
type Content = [token: string, console: string, path: string, until: number];

type SealInput = { key: Buffer; purpose: string; content: Content };

function seal({ key, purpose, content }: SealInput): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
  const text = cipher.update(JSON.stringify(content), 'utf8');
  return Buffer.concat([nonce, text, cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

type OpenInput = { key: Buffer; purpose: string; sealed: string };

/** Returns what was sealed for this purpose; null for anything else. */
function open({ key, purpose, sealed }: OpenInput): Content | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), {
      authTagLength: 16,
    });
    decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-16));
    const text = decipher.update(bytes.subarray(12, -16), undefined, 'utf8');
    return JSON.parse(text + decipher.final('utf8'));
  } catch {
    return null; // sealed with another secret, or for another purpose
  }
}
