/**
 * Returns the name to show for a user: the display name, else the username, else "Unavailable".
 * Accepts users and every row that contains the two names; the display name is empty in some
 * answers.
 */
export function displayName(user: { displayName?: string; username?: string } | null | undefined) {
  return user?.displayName || user?.username || 'Unavailable';
}
