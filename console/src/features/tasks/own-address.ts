/** The task a service's address belongs to: `/proxy/{id}/…`; null for another address. */
export const taskOfService = (serviceAddress: string): string | null =>
  /^\/proxy\/([^/?#]+)(?=[/?#]|$)/.exec(serviceAddress)?.[1] ?? null;

/** A waiting page of ours, as a link to an interactive task carries it; anything else is not opened. */
export const isWaitPage = (path: string): boolean =>
  /^\/wait\/[^/?#]+\/[^/?#]+\/?(\?|$)/.test(path);
