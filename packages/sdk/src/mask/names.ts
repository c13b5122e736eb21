/** Replaces a secret value. */
export const masked = '********';

// endings for the place or format of a secret: GITHUB_TOKEN_2, SSH_KEY_BASE64
const suffix = /_(\d+|b64|base64|json|value|prod|dev|test|read|write|ro|rw)$/;
const secretName =
  /passw|passphrase|secret|credential|cookie|registry_?auth|connection_string|access_key_id|(^|_)(token|authorization|auths?|jwt|pat|pass|pin|pw|pwd|dsn|salt|sig|signature)$|(^|_)(api|auth|access|refresh|bearer)_tokens$|(^|_|private|access|api|signing)key$|(^|_)private_key_id$/;
// parts of a vocabulary, units of a metric, and keys for lookups
const harmlessName =
  /(^|_)((per|eos|bos|pad|unk|sep|cls|mask|stop|special|image)_token|(public|sort|cache|primary|foreign|partition|group|index|input|output|label|image|target|feature|data|batch|metric|monitor|object)_key)$/;

const maxRemembered = 5_000;
/** The length of a text that `remembered` caches, in characters. */
export const maxRememberedLength = 200;

/** Caches the results of a function for short texts, because rows of a list repeat them. */
export function remembered<T>(answer: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    if (text.length > maxRememberedLength) return answer(text);
    const cachedAnswer = answers.get(text);
    if (cachedAnswer !== undefined) return cachedAnswer;
    if (answers.size >= maxRemembered) answers.clear();
    const newAnswer = answer(text);
    answers.set(text, newAnswer);
    return newAnswer;
  };
}

/**
 * Returns true if a field, header, variable, option or parameter of that name contains a secret.
 * `apiKey`, `api_key`, `API_KEY` and `--api-key` are the same name.
 */
export const isSecretName = remembered(isSecret);

function isSecret(name: string): boolean {
  // an environment variable, not a hyperparameter such as token_dropout
  if (/^[A-Z\d_]+$/.test(name) && /(^|_)(TOKEN|PASS|PAT)(_|$)/.test(name)) return true;
  const words = name
    .slice(0, 200)
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z\d]+/g, '_')
    .replace(/^_|_$/g, '')
    .toLowerCase()
    .replace(suffix, '');
  return secretName.test(words) && !harmlessName.test(words);
}

/** Null, a flag and a measured number contain no secret. */
export const isMaskable = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  typeof value !== 'boolean' &&
  !(typeof value === 'number' && !Number.isInteger(value));

/** Returns true if a text field of that name contains a whole configuration, as YAML or JSON. */
export const isConfigName = (name: string): boolean => /config(uration)?$/i.test(name);

/** The fields that name a variable next to a `value`: `{ name: 'DB_PASSWORD', value: 'x' }`. */
export const nameFields: readonly string[] = ['name', 'key', 'Name', 'Key', 'variable'];
export const valueFields: readonly string[] = ['value', 'Value', 'default'];
