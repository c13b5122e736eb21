export {
  forgetToken,
  type SavedSessions,
  type Session,
  savedSessions,
  saveToken,
} from './auth-file';
export { type MasterCertificate, masterCertificate } from './certificates';
export { canonicalAddress, configFolder, type Environment } from './environment';
export { type EnvAuth, type EnvOptions, type FromEnvChoices, fromEnv } from './from-env';
export { type NodeFetchOptions, nodeFetch } from './node-fetch';
export { type ModelFile, type OpenDirectoryOptions, openDirectory } from './open-directory';
