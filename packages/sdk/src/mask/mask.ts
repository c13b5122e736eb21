import { bounds, tooDeep, tooLong, Work } from './limits';
import {
  isConfigName,
  isMaskable,
  isSecretName,
  masked,
  maxRememberedLength,
  nameFields,
  remembered,
  valueFields,
} from './names';
import { endOfBrackets, maskPlain } from './text';
import { maskYaml, secretItems, TooDeep } from './yaml';

const wholeConfig = (reason: string) =>
  `# This text ${reason}, so all of it is masked.\n"${masked}"\n`;

/** Replaces a configuration that cannot be read; it is valid YAML. */
export const unreadable = wholeConfig('is neither YAML nor JSON');
/** Replaces a configuration that is too long. */
export const longConfig = wholeConfig('is too long to be searched for secrets');
/** Replaces a configuration whose parts are inside of too many others. */
export const deepConfig = wholeConfig('is nested too deeply to be searched for secrets');

const maskKey = remembered(maskPlain);

/**
 * A copy of a JSON value in which secrets are masked: values of fields, variables and options with
 * the name of a secret (passwords, tokens, keys, `registry_auth`), private keys, passwords in
 * addresses. Configurations that are YAML or JSON text are parsed, also inside each other. The work
 * is bounded: what is longer or nested deeper than `bounds` is masked as a whole, with the reason.
 *
 * @param name the field of the value, if there is one
 */
export const maskSecrets = (value: unknown, name = ''): unknown =>
  mask(value, name, { build: builtAtOnce, work: new Work(), level: 0 });

/**
 * The same copy, which masks each field when it is first read: for rows of which only a few fields
 * are shown.
 */
export const maskOnRead = (value: unknown): unknown =>
  mask(value, '', { build: builtOnRead, work: new Work(), level: 0 });

type Field = [key: string, read: () => unknown];
type Build = (fields: Field[]) => object;

const builtAtOnce: Build = (fields) =>
  Object.fromEntries(fields.map(([key, read]) => [key, read()]));

const builtOnRead: Build = (fields) => {
  const copy = {};
  const shape = { configurable: true, enumerable: true };
  for (const [key, read] of fields) {
    const get = () => {
      const value = read();
      Object.defineProperty(copy, key, { ...shape, value, writable: true });
      return value;
    };
    Object.defineProperty(copy, key, { ...shape, get });
  }
  return copy;
};

type Masking = { build: Build; work: Work; level: number };

function mask(value: unknown, name: string, masking: Masking): unknown {
  const { build, work, level } = masking;
  if (isSecretName(name) && isMaskable(value)) return masked;
  if (typeof value === 'string') return maskValue(value, name, work);
  const isList = Array.isArray(value);
  if (!isList && !isPlainObject(value)) return value;
  if (level >= bounds.levels) {
    work.isCut = true;
    return tooDeep;
  }
  const inside = { ...masking, level: level + 1 };
  if (isList) {
    const secret = secretItems(value.map((item) => (typeof item === 'string' ? item : '')));
    return value.map((item, at) => (secret[at] ? masked : mask(item, '', inside)));
  }
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
          : mask(inner, key, inside),
    ]),
  );
}

// dates stay unchanged
const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** Masks a text inside of another value. */
function maskValue(text: string, name: string, work: Work): string {
  if (work.texts >= bounds.texts) {
    work.isCut = true;
    return tooDeep;
  }
  work.texts += 1;
  const clean = isConfigName(name)
    ? maskConfigWithin(text, work, bounds.inner)
    : maskTextWithin(text, work, bounds.inner);
  work.texts -= 1;
  return clean;
}

const maskYamlWithin = (text: string, work: Work) =>
  maskYaml(text, (inner, name) => maskValue(inner, name, work));

/**
 * Returns a configuration, YAML or JSON, with its secrets masked. Keeps order and comments; returns
 * it unchanged if it has no secrets. One that cannot be parsed, or is too long or nested too deeply,
 * is replaced by a marker with the reason.
 */
export const maskConfig = (text: string): string =>
  maskConfigWithin(text, new Work(), bounds.config);

/** @param longest the most characters to parse as YAML */
export function maskConfigWithin(text: string, work: Work, longest: number): string {
  try {
    const json = maskJson(text, work);
    if (json !== undefined) return json;
    if (!work.canParse(text.length, longest)) return longConfig;
    const yaml = maskYamlWithin(text, work);
    if (yaml === undefined) return unreadable;
    return yaml.isPlain ? maskTextWithin(text, work, longest) : yaml.text;
  } catch (error) {
    // otherwise it cannot be printed again
    return error instanceof TooDeep ? deepConfig : unreadable;
  }
}

// words that accompany secrets, and base64: a text without them need not be parsed
const hint =
  /pass|pw|pin|salt|secret|token|key|auth|cred|cookie|pat|jwt|dsn|sig|connection|[\w+/-]{24}/i;
// not a script, which begins with `#!`
const documentStart = /^\s*(?!#!)(?:[{[\-#"'&!%?]|[^\n]{1,200}?:(?:\s|$))/;
// the beginning tells enough, and a long run of spaces takes long
const isDocumentLike = (text: string) => documentStart.test(text.slice(0, 1000)) && hint.test(text);

/**
 * Masks the secrets of any text: YAML and JSON as `maskConfig` does, base64 of such, and in other
 * texts (scripts, logs, sentences) strings that look like secrets. Reliable only for YAML and JSON.
 */
export const maskText = (text: string): string => maskTextWithin(text, new Work(), bounds.config);

// rows of a list repeat short texts
const maskShortText = remembered((text) => maskAnyText(text, new Work(), bounds.inner));

/** @param longest the most characters to parse as YAML */
export function maskTextWithin(text: string, work: Work, longest: number): string {
  if (text.length > maxRememberedLength) return maskAnyText(text, work, longest);
  const canParse = !isDocumentLike(text) || work.canParse(text.length, longest);
  return canParse ? maskShortText(text) : tooLong;
}

function maskAnyText(text: string, work: Work, longest: number): string {
  try {
    const json = maskJson(text, work);
    if (json !== undefined) return json;
    if (hidesSecret(text, work)) return masked;
    if (!isDocumentLike(text)) return maskPlain(maskInnerJson(text, work));
    if (!work.canParse(text.length, longest)) return tooLong;
    const yaml = maskYamlWithin(text, work);
    return yaml?.isMapping ? yaml.text : maskPlain(maskInnerJson(text, work));
  } catch (error) {
    return error instanceof TooDeep ? tooDeep : unreadable;
  }
}

function maskJson(text: string, work: Work): string | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  const value = parsed(text);
  if (value === undefined) return undefined;
  const own = new Work();
  Object.assign(own, { parsed: work.parsed, texts: work.texts });
  const clean = mask(value.json, '', { build: builtAtOnce, work: own, level: 0 });
  work.parsed = own.parsed;
  work.isCut ||= own.isCut;
  // a value that was cut may be too deep to be printed
  if (!own.isCut && JSON.stringify(clean) === JSON.stringify(value.json)) return text;
  const indent = /\n([ \t]+)/.exec(text)?.[1];
  return JSON.stringify(clean, null, indent);
}

const maxTries = 20;

/** Masks JSON in a line of a log or in a command. */
function maskInnerJson(text: string, work: Work): string {
  let result = '';
  let done = 0;
  let tries = 0;
  for (const { index } of text.matchAll(/[{[](?=\s*["{[])/g)) {
    if (index < done) continue;
    if (tries >= maxTries) break;
    const end = endOfBrackets(text, index);
    const inner = text.slice(index, end);
    const clean = maskJson(inner, work);
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
function hidesSecret(text: string, work: Work): boolean {
  if (!/^[\w+/=\s-]{12,}$/.test(text)) return false;
  const packed = text.replace(/\s+/g, '').replaceAll('-', '+').replaceAll('_', '/');
  if (!/^[A-Za-z\d+/]{12,}={0,2}$/.test(packed)) return false;
  try {
    const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
    const inner = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return maskValue(inner, '', work) !== inner;
  } catch {
    return false;
  }
}

/**
 * The JSON text of a body with its secrets masked; a body that is one text may be a password.
 *
 * @param operation the id of its operation
 */
export const maskBody = (operation: string, body: string): unknown =>
  maskSecrets(JSON.parse(body), /password/i.test(operation) ? 'password' : '');

// a private key has fewer lines
const maxKeyLines = 200;

/**
 * Returns a function that masks the lines of a log, one after the other: strings that look like
 * secrets, also in JSON inside of a line, and private keys over several lines.
 */
export function lineMask(): (line: string) => string {
  let keyLines = 0;
  return (line) => {
    if (keyLines > 0) {
      keyLines = /-----END /.test(line) ? 0 : keyLines - 1;
      return masked;
    }
    const begins = /-----BEGIN [A-Z\d ]{0,40}PRIVATE KEY/.test(line);
    keyLines = begins && !/-----END /.test(line) ? maxKeyLines : 0;
    return maskPlain(maskInnerJson(line, new Work()));
  };
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
