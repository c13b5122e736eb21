const byCode: Record<string, string> = {
  ECONNREFUSED: 'Nothing listens there: is the master up, and the port right?',
  ENOTFOUND: 'No such host: is the name right, and are you in the right network?',
  EAI_AGAIN: 'Names are not resolved right now: is there a network?',
  ETIMEDOUT: 'The host does not answer: is there a firewall or a VPN between?',
  ECONNRESET: 'The connection was cut: is it https where you say http?',
  CERT_HAS_EXPIRED: "The master's certificate is out of date.",
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is its own: DET_MASTER_CERT_FILE names it.',
  SELF_SIGNED_CERT_IN_CHAIN:
    'The certificate is of your own authority: DET_MASTER_CERT_FILE names it.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'The authority of the certificate is unknown: DET_MASTER_CERT_FILE names it.',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'The certificate is for another name: DET_MASTER_CERT_NAME says which.',
};

/** Returns the innermost cause of an error. */
export const rootOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? rootOf(error.cause) : error;

/** Returns what to do about a connection that failed, by the code of its error. */
export function networkAdvice(error: unknown): string | undefined {
  const root = rootOf(error);
  return root instanceof Error && 'code' in root ? byCode[String(root.code)] : undefined;
}
