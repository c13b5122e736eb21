import { isConfigName, isSecretName, masked, nameFields, remembered, valueFields } from './names';
import { endOfBrackets, maskPlain } from './text';
import { maskYaml, secretItems } from './yaml';

/** Replaces a configuration that cannot be read; it is valid YAML. */
export const unreadable = `# This text is neither YAML nor JSON, so all of it is masked.\n"${masked}"\n`;

const maskKey = remembered(maskPlain);

/**
 * A copy of a JSON value in which secrets are masked: values of fields, variables and options with
 * the name of a secret (passwords, tokens, keys, `registry_auth`), private keys, passwords in
 * addresses. Configurations that are YAML or JSON text are parsed, also inside each other.
 *
 * @param name the field of the value, if there is one
 */
export const maskSecrets = (value: unknown, name = ''): unknown => mask(value, name, builtAtOnce);

/**
 * The same copy, which masks each field when it is first read: for rows of which only a few fields
 * are shown.
 */
export const maskOnRead = (value: unknown): unknown => mask(value, '', builtOnRead);

type Field = [key: string, read: () => unknown];
type Build = (fields: Field[]) => object;

const builtAtOnce: Build = (fields) =>
  Object.fromEntries(fields.map(([key, read]) => [key, read()]));

const builtOnRead: Build = (fields) => {
  const made = {};
  const shape = { configurable: true, enumerable: true };
  for (const [key, read] of fields) {
    const get = () => {
      const value = read();
      Object.defineProperty(made, key, { ...shape, value, writable: true });
      return value;
    };
    Object.defineProperty(made, key, { ...shape, get });
  }
  return made;
};

function mask(value: unknown, name: string, build: Build): unknown {
  if (isSecretName(name) && isMaskable(value)) return masked;
  if (typeof value === 'string') return maskValue(value, name);
  if (Array.isArray(value)) {
    const secret = secretItems(value.map((item) => (typeof item === 'string' ? item : '')));
    return value.map((item, at) => (secret[at] ? masked : mask(item, '', build)));
  }
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value);
  const isNamed = entries.some(
    ([key, inner]) => nameFields.includes(key) && typeof inner === 'string' && isSecretName(inner),
  );
  return build(
    entries.map(([key, inner]) => [
      maskKey(key),
      () =>
        isNamed && valueFields.includes(key) && typeof inner === 'string'
          ? masked
          : mask(inner, key, build),
    ]),
  );
}

// dates stay unchanged
const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** Null, a flag and a measured number contain no secret. */
const isMaskable = (value: unknown) =>
  value !== null &&
  value !== undefined &&
  typeof value !== 'boolean' &&
  !(typeof value === 'number' && !Number.isInteger(value));

const maskValue = (text: string, name: string): string =>
  isConfigName(name) ? maskConfig(text) : maskText(text);

// longer texts take seconds to parse
const longestConfig = 2 ** 18;
const longestText = 2 ** 16;

/**
 * Returns a configuration, YAML or JSON, with its secrets masked. Keeps order and comments; returns
 * it unchanged if it has no secrets. One that cannot be parsed is replaced by a marker.
 */
export function maskConfig(text: string): string {
  try {
    const json = maskJson(text);
    if (json !== undefined) return json;
    const yaml = text.length > longestConfig ? undefined : maskYaml(text, maskValue);
    if (yaml === undefined) return unreadable;
    return yaml.isPlain ? maskText(text) : yaml.text;
  } catch {
    // nested too deeply, or cannot be printed again
    return unreadable;
  }
}

// words that accompany secrets, and base64: a text without them need not be parsed
const hint = /pass|pw|secret|token|key|auth|cred|cookie|pat|jwt|dsn|sig|connection|[\w+/-]{24}/i;
const isDocumentLike = /^\s*(?:[{[\-#"'&!%?]|[^\n]{1,200}?:(?:\s|$))/;

/**
 * Masks the secrets of any text: YAML and JSON as `maskConfig` does, base64 of such, and in other
 * texts (scripts, logs, sentences) strings that look like secrets. Reliable only for YAML and JSON.
 */
export const maskText: (text: string) => string = remembered(maskAnyText);

function maskAnyText(text: string): string {
  try {
    const json = maskJson(text);
    if (json !== undefined) return json;
    if (hidesSecret(text)) return masked;
    const canParse = text.length <= longestText && isDocumentLike.test(text) && hint.test(text);
    const yaml = canParse ? maskYaml(text, maskValue) : undefined;
    return yaml?.isMapping ? yaml.text : maskPlain(maskInnerJson(text));
  } catch {
    return unreadable;
  }
}

function maskJson(text: string): string | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  const value = parsed(text);
  if (value === undefined) return undefined;
  const clean = maskSecrets(value.json);
  if (JSON.stringify(clean) === JSON.stringify(value.json)) return text;
  const indent = /\n([ \t]+)/.exec(text)?.[1];
  return JSON.stringify(clean, null, indent);
}

const mostTries = 20;

/** Masks JSON in a line of a log or in a command. */
function maskInnerJson(text: string): string {
  let result = '';
  let done = 0;
  let tries = 0;
  for (const { index } of text.matchAll(/[{[](?=\s*["{[])/g)) {
    if (index < done) continue;
    if (tries >= mostTries) break;
    const end = endOfBrackets(text, index);
    const inner = text.slice(index, end);
    const clean = maskJson(inner);
    if (clean === undefined) tries += 1;
    else {
      result += text.slice(done, index) + clean;
      done = end;
    }
  }
  return result + text.slice(done);
}

function parsed(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/**
 * Returns true for base64 with secrets: files, Kubernetes secrets and registry logins are encoded
 * so.
 */
function hidesSecret(text: string): boolean {
  if (!/^[\w+/=\s-]{12,}$/.test(text)) return false;
  const packed = text.replace(/\s+/g, '').replaceAll('-', '+').replaceAll('_', '/');
  if (!/^[A-Za-z\d+/]{12,}={0,2}$/.test(packed)) return false;
  try {
    const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
    const inner = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return maskText(inner) !== inner;
  } catch {
    return false;
  }
}

/** Headers as an object, with secret ones masked. */
export const maskHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    [...headers].map(([name, value]) => [name, isSecretName(name) ? masked : maskText(value)]),
  );

/**
 * An absolute URL without its user and password, and with the values of secret parameters masked.
 */
export function maskAddress(address: string): URL {
  const url = new URL(address);
  for (const [name, value] of [...url.searchParams]) {
    const clean = isSecretName(name) ? masked : maskText(value);
    if (clean !== value) url.searchParams.set(name, clean);
  }
  url.username = '';
  url.password = '';
  return url;
}
