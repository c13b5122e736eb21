/** Base64 of bytes, padded. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  // a call takes only so many arguments
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(text);
}

/** Bytes of base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
