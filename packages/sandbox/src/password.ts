import { hashPassword } from '@trainyard/sdk';

/** What is stored of a password: the hash clients send, or '' for none. */
export const storedPassword = async (password: string, isHashed: boolean): Promise<string> =>
  isHashed ? password : hashPassword(password);
