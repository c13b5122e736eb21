import { maskAddress, maskConfig, maskHeaders, maskText, unreadable } from '../mask/mask';

/** Removes the secrets of a URL, of headers and of a text. */
export const cutAddress = maskAddress;
export const cutHeaders = maskHeaders;
export const cutText = maskText;

/**
 * The text of a body without its secrets. Parses JSON, lines of JSON and YAML; masks an unparsable
 * one completely.
 */
export function cutBody(text: string, mimeType = ''): string {
  if (/yaml/.test(mimeType)) return maskConfig(text);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (isJson(text) || !lines.some((line) => /^\s*\{/.test(line))) return maskText(text);
  return text.split('\n').map(cutLine).join('\n');
}

function cutLine(line: string): string {
  if (!/^\s*\{/.test(line) || isJson(line)) return maskText(line);
  return unreadable.trimEnd().replaceAll('\n', ' ');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
