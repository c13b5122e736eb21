import { targeted } from '@trainyard/sdk';
import { client, masterTraits } from './api';

let isEnabled = false;

/**
 * Switches the client to the paths, bodies and decoders of a 0.38 master, once. The module is loaded
 * when such a master answers, so that the console of an older master does not load it.
 */
export function enableV038(): void {
  if (isEnabled) return;
  isEnabled = true;
  Object.assign(client, targeted({ ...client }, '0.38.1'));
  masterTraits.comparesPercent = true;
}
