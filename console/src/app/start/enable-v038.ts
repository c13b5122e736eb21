import { targeted } from '@trainyard/sdk';
import { onPageReset } from '@trainyard/ui/lib/page-store';
import { client } from '~/app/api';

const older = { ...client };
onPageReset(() => Object.assign(client, older));

/**
 * Switches the client to the paths, bodies and decoders of a 0.38 master, which load with its first
 * answer.
 */
export function enableV038(): void {
  Object.assign(client, targeted(older, '0.38.1'));
}
