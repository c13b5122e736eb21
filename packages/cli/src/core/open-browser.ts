/** Opens a URL in the user's browser; does nothing if that is not possible. */
export async function openBrowser(url: string): Promise<void> {
  const { spawn } = await import('node:child_process');
  const [command = 'xdg-open', ...args] = opener(url);
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  // without a desktop the address is still printed
  child.on('error', () => {});
  child.unref();
}

function opener(url: string): string[] {
  if (process.platform === 'darwin') return ['open', url];
  if (process.platform === 'win32') return ['cmd', '/c', 'start', '', url];
  return ['xdg-open', url];
}
