import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configFolder, type Environment, masterOf, setting } from './environment';
import { isMissing, readJsonFile } from './json-file';

/** How the certificate of a master is checked, in addition to the system's certificates. */
export type MasterCertificate = {
  /** further trusted certificates, in PEM */
  ca?: string;
  /** accepts any certificate */
  noVerify?: boolean;
  /** the name to check in the certificate, instead of the host's */
  serverName?: string;
};

/**
 * Returns the certificate settings of `det`: `DET_MASTER_CERT_FILE` (a path, or `noverify`; a
 * missing file counts as none), else the entry of this master in `certs.json`, or the one
 * certificate of the oldest format; `DET_MASTER_CERT_NAME` is the name.
 */
export async function masterCertificate(
  env: Environment = process.env,
  master: string = masterOf(env),
): Promise<MasterCertificate> {
  const serverName = setting(env, 'DET_MASTER_CERT_NAME');
  return { ...(await trusted(env, master)), ...(serverName ? { serverName } : {}) };
}

async function trusted(env: Environment, master: string): Promise<MasterCertificate> {
  const certificateFile = setting(env, 'DET_MASTER_CERT_FILE');
  if (certificateFile?.toLowerCase() === 'noverify') return { noVerify: true };
  const ca = certificateFile
    ? await textOf(certificateFile)
    : await remembered(configFolder(env), master);
  return ca ? { ca } : {};
}

async function remembered(folder: string, master: string) {
  const store = await readJsonFile(join(folder, 'certs.json'));
  if (!store) return textOf(join(folder, 'master.crt'));
  const pem = Object.hasOwn(store, master) ? store[master] : undefined;
  return typeof pem === 'string' ? pem : undefined;
}

async function textOf(path: string) {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
}
