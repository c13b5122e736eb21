/** Stands for what nobody is to read. */
export const masked = '********';

const secretName =
  /passw|passphrase|secret|token$|credential|cookie|registry_?auth|^auth(orization)?$|(^|_|private|access|api)_?key$|_pass$|_pwd$/i;

/** Whether a field, header, variable or line of that name holds what nobody is to read. */
export const isSecretName = (name: string) => secretName.test(name);

/**
 * A copy of a JSON value in which the values of secret names are masked: passwords, tokens, keys,
 * `registry_auth`, and variables that look like them, also as `NAME=value` texts and inside
 * configurations that are YAML text.
 */
export function maskSecrets(value: unknown, name = ''): unknown {
  if (isSecretName(name) && value !== null && typeof value !== 'boolean') return masked;
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map((each) => maskSecrets(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, maskSecrets(inner, key)]),
  );
}

// `name: value` and `NAME=value`, each alone on its line or as an item of a list
const assignment = /^([\s\-"'{]*)([\w.-]+)(["']?[ \t]*[:=][ \t]*)(\S.*)$/gm;
const bearer = /\b(Bearer\s+)[\w.~+/=-]+/gi;

/** The same text with the values of secret names masked: in JSON, line by line, and in base64. */
export function maskText(text: string): string {
  const value = jsonOf(text);
  if (value !== undefined) return JSON.stringify(maskSecrets(value));
  if (hidesSecret(text)) return masked;
  return text
    .replace(bearer, `$1${masked}`)
    .replace(assignment, (line, lead: string, name: string, sign: string) =>
      isSecretName(name) ? `${lead}${name}${sign}${masked}` : line,
    );
}

function jsonOf(text: string): unknown {
  try {
    return /^\s*[{[]/.test(text) ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Files and some arguments travel as base64. */
function hidesSecret(text: string) {
  if (!/^[A-Za-z0-9+/]{12,}={0,2}$/.test(text) || text.length % 4 !== 0) return false;
  const inner = atob(text);
  return maskText(inner) !== inner;
}

/** Headers as an object, the secret ones masked. */
export const maskHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    [...headers].map(([name, value]) => [name, isSecretName(name) ? masked : maskText(value)]),
  );
