/**
 * Returns the name to show for a user: the display name, else the username, else "Unavailable". Takes users and
 * every row that carries the two names, whose display name is empty in single answers.
 */
export function displayName(user: { displayName?: string; username?: string } | null | undefined) {
  return user?.displayName || user?.username || 'Unavailable';
}
