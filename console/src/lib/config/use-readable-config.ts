import { useMemo, useState } from 'react';
import { parseText } from './config-text';

/**
 * The config of a text that is edited. While the text cannot be read, the config is the last one that
 * could, so that choices beside the editor stay as they are, and `isReadable` is false.
 */
export function useReadableConfig(text: string) {
  const { config } = useMemo(() => parseText(text), [text]);
  const [last, setLast] = useState(config);
  if (config !== undefined && config !== last) setLast(config);
  return { config: config ?? last, isReadable: config !== undefined };
}
