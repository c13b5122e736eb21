import { UsageError } from '../core/option-values';
import { readOptionFile } from './option-file';

const variable = 'TRAINYARD_SERVE_SECRET';

const minLength = 32;

/**
 * Reads the secret that several servers behind one name share: from `--secret-file`, else from
 * `TRAINYARD_SERVE_SECRET`. Returns undefined where neither is set: each process has its own then.
 * @throws UsageError for a file that cannot be read and a secret that could be guessed; it does not
 *   contain the secret
 */
export function readSecret(
  file: string | undefined,
  env: Record<string, string | undefined>,
): Buffer | undefined {
  const text = file === undefined ? env[variable] : readOptionFile('secret-file', file).toString();
  if (text === undefined) return undefined;
  const secret = text.trim();
  if (secret.length >= minLength) return Buffer.from(secret);
  const source = file === undefined ? variable : `--secret-file ${file}`;
  throw new UsageError(
    `${source} has ${secret.length} characters; a secret has at least ${minLength}, as \`openssl rand -base64 32\` writes them.`,
  );
}
