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

/** The same text with the values of secret names masked, line by line. */
export const maskText = (text: string): string =>
  text
    .replace(bearer, `$1${masked}`)
    .replace(assignment, (line, lead: string, name: string, sign: string) =>
      isSecretName(name) ? `${lead}${name}${sign}${masked}` : line,
    );

/** Headers as an object, the secret ones masked. */
export const maskHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    [...headers].map(([name, value]) => [name, isSecretName(name) ? masked : maskText(value)]),
  );
