import { login, logout, whoami } from './auth/sign-in';

export const authVerbs = [login, logout, whoami];
