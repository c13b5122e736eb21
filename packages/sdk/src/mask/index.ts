export {
  lineMask,
  maskAddress,
  maskBody,
  maskConfig,
  maskOnRead,
  maskSecrets,
  maskText,
} from './mask';
