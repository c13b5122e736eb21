import { killTrial } from '@trainyard/sdk/calls';
import { mutation } from '~/data/mutation';

/** Kills one trial; the others of its experiment continue. */
export const killOneTrial = mutation((client, trialId: number) => killTrial(client, { trialId }));
