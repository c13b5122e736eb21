export {
  lineMask,
  maskAddress,
  maskBody,
  maskConfig,
  maskHeaders,
  maskOnRead,
  maskSecrets,
  maskText,
} from './mask';
