import { targeted } from '@trainyard/sdk';
import { client } from './api';

let isSpoken = false;

/**
 * From here on every call goes as a 0.38.1 master takes it: same call, other path, body and decoder.
 * Loaded where such a master answers; the others' pages pay nothing.
 */
export function speakNewer(): void {
  if (isSpoken) return;
  isSpoken = true;
  Object.assign(client, targeted({ ...client }, '0.38.1'));
}
