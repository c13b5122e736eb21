import { hashPassword } from '@trainyard/sdk';

/** Returns the stored form of a password: the hash that clients send, or '' for none. */
export const storedPassword = async (password: string, isHashed: boolean): Promise<string> =>
  isHashed ? password : hashPassword(password);
