import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

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
  /** Returns a code for one use, soon. */
  mint: (entry: Entry) => string;
  /** Returns what a code stands for, once; null afterwards, and for a code that is too old. */
  redeem: (code: string) => Entry | null;
  /** Returns the value of the tasks' cookie: unreadable to others, and of no use elsewhere. */
  seal: (session: TaskSession) => string;
  /** Returns the session of a cookie; null for one that another process has sealed. */
  open: (sealed: string) => TaskSession | null;
};

/** A redirect follows at once, also from a slow browser. */
export const codeMs = 30_000;

const maxCodes = 10_000;

type Options = { now?: () => number };

/** Keeps codes in this process, and cookies valid while it runs. */
export function createHandOver({ now = Date.now }: Options = {}): HandOver {
  const codes = new Map<string, Entry & { until: number }>();
  const key = randomBytes(32);

  // codes are in the order of their time
  function dropOld() {
    for (const [code, { until }] of codes) {
      if (until > now() && codes.size < maxCodes) return;
      codes.delete(code);
    }
  }

  return {
    mint: (entry) => {
      dropOld();
      const code = randomBytes(24).toString('base64url');
      codes.set(code, { ...entry, until: now() + codeMs });
      return code;
    },
    redeem: (code) => {
      const entry = codes.get(code);
      codes.delete(code);
      return entry && entry.until > now() ? entry : null;
    },
    seal: ({ token, console }) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const text = JSON.stringify([token, console]);
      const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return Buffer.concat(sealed).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), {
          authTagLength: 16,
        });
        decipher.setAuthTag(bytes.subarray(-16));
        const text = decipher.update(bytes.subarray(12, -16), undefined, 'utf8');
        const [token, console] = JSON.parse(text + decipher.final('utf8'));
        return { token, console };
      } catch {
        return null; // not sealed by this process
      }
    },
  };
}
