export { maskAddress, maskConfig, maskOnRead, maskSecrets, maskText } from './mask';
