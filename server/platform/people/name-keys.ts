/** The form in which usernames are compared: without case and compatibility forms (ruling 15). */
export const usernameKey = (username: string): string =>
  username.normalize('NFKC').toLowerCase().normalize('NFKC')

/** The form in which emails are compared: without case. */
export const emailKey = (email: string): string => email.trim().toLowerCase()
