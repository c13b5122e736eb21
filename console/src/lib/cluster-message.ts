import type { GetMasterResponse } from '@trainyard/sdk/types';
import type { schemas } from '@trainyard/sdk/v038';
import { masterNow } from '~/lib/master-now';

export type ClusterMessage = schemas.ClusterMessage;

/** The current message of the administrators; only newer masters have one. */
export function currentMessage(
  master: GetMasterResponse & Partial<Pick<schemas.GetMasterResponse, 'clusterMessage'>>,
): ClusterMessage | undefined {
  const { clusterMessage } = master;
  if (!clusterMessage?.message) return undefined;
  const { startTime, endTime } = clusterMessage;
  const now = masterNow();
  const isOver = endTime ? Date.parse(endTime) <= now : false;
  return isOver || Date.parse(startTime ?? '') > now ? undefined : clusterMessage;
}

/** Identifies a message: an edited one is another. */
export const messageKey = ({ message, startTime }: ClusterMessage): string =>
  `${startTime} ${message}`;
