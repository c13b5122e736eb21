const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/**
 * Whether deliveries may go to that address: this machine itself, or a host that was named. A
 * stand-in must not bother strangers with what is made up.
 */
export function maySendTo(url: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, host } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return loopback.test(hostname) || allowed.includes(hostname) || allowed.includes(host);
}
