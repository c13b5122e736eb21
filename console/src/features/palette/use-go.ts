import { useRouter } from '@tanstack/react-router';
import { withBasePath } from '~/app/base-path';

/** Goes to an address of ours below the base path, written as a text. */
export function useGo(): (path: string) => void {
  const router = useRouter();
  return (path) => router.history.push(withBasePath(path));
}
