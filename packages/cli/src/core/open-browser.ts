/** Opens an address in the person's browser; where none can be opened nothing happens. */
export async function openBrowser(url: string): Promise<void> {
  const { spawn } = await import('node:child_process');
  const [command = 'xdg-open', ...args] = opener(url);
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  // no desktop, no opener: the address is printed anyway
  child.on('error', () => {});
  child.unref();
}

function opener(url: string): string[] {
  if (process.platform === 'darwin') return ['open', url];
  if (process.platform === 'win32') return ['cmd', '/c', 'start', '', url];
  return ['xdg-open', url];
}
