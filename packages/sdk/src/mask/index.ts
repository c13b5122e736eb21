export { maskAddress, maskConfig, maskSecrets, maskText } from './mask';
