import { hashPassword } from '@trainyard/sdk';

/** What is stored of a password: the hash clients send, or '' for none. */
export const storedPassword = (password: string, isHashed: boolean) =>
  isHashed || password === '' ? password : hashPassword(password);
