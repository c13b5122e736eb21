export {
  forgetToken,
  type SavedSessions,
  type Session,
  savedSessions,
  saveToken,
} from './auth-file';
export { type MasterCertificate, masterCertificate } from './certificates';
export {
  type CheckpointDownload,
  checkpointFolder,
  downloadCheckpoint,
  measureCheckpoint,
} from './checkpoints';
export type { DownloadOptions } from './download';
export { canonicalAddress, configFolder, type Environment } from './environment';
export type { ArchiveLimits, DownloadProgress } from './extract';
export { type EnvAuth, type EnvOptions, type FromEnvChoices, fromEnv } from './from-env';
export { makeFolders } from './make-folders';
export {
  downloadModelDefFile,
  downloadModelDefFiles,
  downloadModelDefinition,
  type ModelDefFiles,
  type Submit,
  submitExperiment,
} from './model-definition';
export { type NodeFetchOptions, nodeFetch } from './node-fetch';
export {
  type ModelFile,
  type OpenDirectoryOptions,
  openDirectory,
  type UnexpectedFiles,
} from './open-directory';
